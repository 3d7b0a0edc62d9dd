import type { ComponentProps } from 'react';
import { ScrollArea } from './ScrollArea.tsx';

/** A table written in a page of the catalogue: the heading before it says what it holds. */
export function PageTable(props: ComponentProps<'table'>) {
  return (
    <ScrollArea>
      <table {...props} />
    </ScrollArea>
  );
}
