import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** A link to another page of the catalogue, by its id; it opens without a new load, as links in MDX do. */
export function PageLink({ page, children }: { readonly page: string; readonly children: ReactNode }) {
  return <AnchorMdx href={`?path=/docs/${page}--docs`} target="_self">{children}</AnchorMdx>;
}
