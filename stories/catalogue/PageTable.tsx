import type { ComponentProps } from 'react';
import { ScrollArea } from './ScrollArea.tsx';

/** A table in an MDX page, with horizontal scrolling on narrow screens. The heading before it names it. */
export function PageTable(props: ComponentProps<'table'>) {
  return (
    <ScrollArea>
      <table {...props} />
    </ScrollArea>
  );
}
