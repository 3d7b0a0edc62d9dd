import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { usePageContent, useWidgetHost } from '@adviser-widgets/widget/react';
import { useRoot, useShownNodes } from '@adviser-widgets/widget/react/internal';
import { useCallback } from 'react';
import { attributes, type definition, type slots } from './definition.ts';
import { foldSection } from './fold-section.ts';
import { readSections, type PageSection } from './read-sections.ts';
import { ShowAll } from './ShowAll.tsx';
import { mostRegions, useFolds, type FoldAll } from './useFolds.ts';

export type PageAccordionProps = WidgetProps<typeof attributes, typeof slots, typeof definition.events>;

export function Accordion(props: PageAccordionProps) {
  const { open, openDelay = 0, showAll = false, remember = false } = withDefaults(attributes, props);
  const { id } = useWidgetHost();
  const nodes = usePageContent();
  const asRoot = useRoot();
  const shown = useShownNodes();
  const foldAll = useCallback<FoldAll>(
    (holder, { onToggle, wasOpen, arrival, signal }) => {
      if (!shown) return [];
      const moveBack = shown.show(nodes, holder);
      const sections = readSections(nodes);
      const isRegion = sections.length <= mostRegions;
      const folds = sections.map((section, index) => ({
        mark: section.mark,
        name: nameOf(section),
        ...foldSection(section, {
          shown,
          id: `${id}-${index + 1}`,
          isOpen: wasOpen(section.mark),
          arrival,
          isRegion,
          onToggle: (isOpen) => onToggle(index + 1, isOpen),
          signal,
        }),
      }));
      signal.addEventListener('abort', moveBack); // after the sections have restored their own elements
      return folds;
    },
    [nodes, id, shown],
  );
  const { root, isAllOpen, setAll } = useFolds(foldAll, { open, openDelay, remember });
  return (
    <>
      {showAll && <ShowAll isAllOpen={isAllOpen} onPress={setAll} />}
      <div {...asRoot({ className: 'aw-accordion', ref: root })} />
    </>
  );
}

function nameOf({ mark }: PageSection): string {
  return (mark.querySelector('summary') ?? mark).textContent.trim();
}
