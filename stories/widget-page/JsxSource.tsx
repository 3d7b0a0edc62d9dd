import { Source } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { layOut } from './lay-out.ts';

/** Generated code, which shows as developers would lay it out once Prettier has loaded. */
export function JsxSource({ code }: { readonly code: string }) {
  return <Source language="tsx" code={useLaidOut(code)} />;
}

/** Returns code as developers would lay it out, once Prettier has loaded. */
export function useLaidOut(code: string): string {
  const [shown, setShown] = useState(code);
  useEffect(() => void layOut(code).then(setShown), [code]);
  return shown;
}
