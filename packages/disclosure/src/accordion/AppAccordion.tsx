import { withDefaults } from '@adviser-widgets/widget';
import { useRoot } from '@adviser-widgets/widget/react/internal';
import { createElement, Fragment, useCallback, useId, type ReactNode } from 'react';
import { fold } from '../fold.ts';
import { Accordion, type PageAccordionProps } from './Accordion.tsx';
import { attributes } from './definition.ts';
import { ShowAll } from './ShowAll.tsx';
import { mostRegions, useFolds, type FoldAll } from './useFolds.ts';

/** A section that an application provides. */
export interface AccordionSection {
  readonly heading: ReactNode;
  readonly content: ReactNode;
}

/** Props of Accordion: the widget's attributes and, in an application, its sections. */
export interface AccordionProps extends PageAccordionProps {
  readonly sections?: readonly AccordionSection[] | undefined;
  /** The level of the headings of `sections`; default 3. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/** Sections that open and close: an application's (no CMS page loads that code), or else the page's. */
export function AppAccordion({ sections, headingLevel = 3, ...props }: AccordionProps) {
  return sections ? (
    <GivenSections {...withDefaults(attributes, props)} sections={sections} headingLevel={headingLevel} />
  ) : (
    <Accordion {...props} />
  );
}

function GivenSections({
  open,
  openDelay = 0,
  showAll = false,
  remember = false,
  sections = [],
  headingLevel = 3,
}: AccordionProps) {
  const id = useId();
  const asRoot = useRoot();
  const name = `h${Math.min(6, Math.max(2, headingLevel))}`;
  const { length } = sections;
  const foldAll = useCallback<FoldAll>(
    (holder, { onToggle, wasOpen, arrival, signal }) =>
      [...holder.querySelectorAll(`:scope > ${name}`)].slice(0, length).flatMap((heading, index) => {
        const { firstElementChild: button, nextElementSibling: panel } = heading;
        if (!button || !panel) return [];
        const toggle = (isOpen: boolean) => onToggle(index + 1, isOpen);
        const isOpen = wasOpen(heading);
        const folded = fold({ button, panel, isOpen, arrival, onToggle: toggle, signal });
        return { mark: heading, name: heading.textContent, ...folded };
      }),
    [name, length],
  );
  const { root, isAllOpen, setAll } = useFolds(foldAll, { open, openDelay, remember });
  const list = (
    <div className="aw-accordion" ref={root}>
      {sections.map(({ heading, content }, index) => {
        const panelId = id + index;
        const button = (
          <button type="button" id={`${panelId}b`} className="aw-fold" aria-controls={panelId}>
            <span>{heading}</span>
          </button>
        );
        return (
          <Fragment key={index}>
            {createElement(name, { 'data-aw-section': '' }, button)}
            <div
              id={panelId}
              className="aw-folded"
              {...(length <= mostRegions && { role: 'region', 'aria-labelledby': `${panelId}b` })}
            >
              {content}
            </div>
          </Fragment>
        );
      })}
    </div>
  );
  return (
    <div {...asRoot({})}>
      {showAll && <ShowAll isAllOpen={isAllOpen} onPress={setAll} />}
      {list}
    </div>
  );
}
