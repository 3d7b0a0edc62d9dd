import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

interface PageLinkProps {
  readonly page: string;
  /** The id of a heading. */
  readonly anchor?: string | undefined;
  readonly children: ReactNode;
}

/** A link to another page of the catalogue, by its id. Opens without a full page load, like links in MDX. */
export function PageLink({ page, anchor, children }: PageLinkProps) {
  return (
    <AnchorMdx href={`?path=/docs/${page}--docs${anchor ? `#${anchor}` : ''}`} target="_self">
      {children}
    </AnchorMdx>
  );
}
