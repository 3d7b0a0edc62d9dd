import { Source } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';

/** Generated code, which shows as developers would lay it out once Prettier has loaded. */
export function JsxSource({ code }: { readonly code: string }) {
  const [shown, setShown] = useState(code);
  useEffect(() => void layOut(code).then(setShown), [code]);
  return <Source language="tsx" code={shown} />;
}

/** Lays out an element or a module. */
export async function layOut(code: string): Promise<string> {
  const [{ format }, ...plugins] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ]);
  const laidOut = await format(code, {
    parser: 'babel',
    plugins,
    printWidth: 100,
    singleQuote: true,
    objectWrap: 'collapse',
  });
  return laidOut.replace(/;?\n$/, ''); // an element is no statement
}
