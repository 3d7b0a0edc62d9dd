import { withDefaults } from '@adviser-widgets/widget';
import { usePageContent } from '@adviser-widgets/widget/react';
import { useRoot, useWarning } from '@adviser-widgets/widget/react/internal';
import { createElement, Fragment, useCallback, useId, type ReactNode } from 'react';
import { fold } from '../fold.ts';
import { Accordion, type PageAccordionProps } from './Accordion.tsx';
import { attributes } from './definition.ts';
import { sectionsIn, type AccordionSection } from './sections-in.ts';
import { ShowAll } from './ShowAll.tsx';
import { mostRegions, useFolds, type FoldAll } from './useFolds.ts';

/** Props of Accordion: the widget's attributes and, in an application, its sections, as a list or as children. */
export interface AccordionProps extends PageAccordionProps {
  readonly sections?: readonly AccordionSection[] | undefined;
  /** In place of `sections`: headings with the content after each, or `<details>`. */
  readonly children?: ReactNode;
  /** The level of the headings; default that of the first heading among the children, or else 3. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/** Sections that open and close: an application's (no CMS page loads that code), or else the page's. */
export function AppAccordion(given: AccordionProps) {
  const { sections, children, headingLevel, ...props } = given;
  const nodes = usePageContent();
  const own = sectionsIn(sections ? undefined : children);
  const all = sections ?? own.sections;
  const isEmpty = all.length === 0 && nodes.length === 0;
  // What is given may have to be fetched first.
  const isMistake = isEmpty && !('sections' in given) && (own.before.length > 0 || !('children' in given));
  useWarning(isMistake && emptySentence);
  if (all.length === 0 && !isEmpty) return <Accordion {...props} />;
  return (
    <GivenSections
      {...withDefaults(attributes, props)}
      before={own.before}
      sections={all}
      headingLevel={headingLevel ?? own.level ?? 3}
    />
  );
}

const emptySentence =
  'Accordion has no sections. Give it sections={[{ heading, content }]}, or headings (h2 to h6) as its children, each followed by its content. Put headings that a component of yours renders into `sections`.';

interface GivenSectionsProps extends AccordionProps {
  readonly before: ReactNode;
}

function GivenSections({
  open,
  openDelay = 0,
  showAll = false,
  remember = false,
  sections = [],
  headingLevel = 3,
  before,
}: GivenSectionsProps) {
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
      {before}
      {showAll && <ShowAll isAllOpen={isAllOpen} onPress={setAll} />}
      {list}
    </div>
  );
}
