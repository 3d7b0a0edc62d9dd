import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** A link to another page of the catalogue, by its id. Opens without a full page load, like links in MDX. */
export function PageLink({ page, children }: { readonly page: string; readonly children: ReactNode }) {
  return (
    <AnchorMdx href={`?path=/docs/${page}--docs`} target="_self">
      {children}
    </AnchorMdx>
  );
}
