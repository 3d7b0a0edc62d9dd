import { Source } from '@storybook/addon-docs/blocks';
import { declarations } from 'virtual:declarations';

/** What hooks and functions take and return, as code. Shows a type that several mention once. */
export function Declarations({ of: names }: { readonly of: readonly string[] }) {
  const found = names.map((name) => {
    const texts = declarations[name];
    if (!texts) throw new Error(`Neither ui nor forms exports ${name}`);
    return texts;
  });
  return <Source language="typescript" code={[...new Set(found.flat())].join('\n\n')} />;
}
