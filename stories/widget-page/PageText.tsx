import { AnchorMdx, CodeOrSourceMdx, Markdown } from '@storybook/addon-docs/blocks';
import { PageTable } from '../catalogue/PageTable.tsx';

/** All that such a text can have: Storybook's own are gone once one is given. */
const options = { overrides: { a: AnchorMdx, code: CodeOrSourceMdx, table: PageTable } };

/** A part of a widget's page whose Markdown is also in the file for code hosts. */
export function PageText({ children }: { readonly children: string }) {
  // What follows the language of a block is for the checks of guides.
  return <Markdown options={options}>{children.replace(/^(```\w+) .*$/gm, '$1')}</Markdown>;
}
