import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** The method of reaptcha that adds the vendor's script. */
const adder = /this\._inject=\(\)=>\{.*?\},(?=this\._prepare=)/s;

/** Takes it out: we render with `inject={false}` (R9), only script.ts adds scripts, and it is 100 bytes of every form. */
export const withoutScriptTag: Plugin = {
  name: 'reaptcha-without-script-tag',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]reaptcha[\\/]dist[\\/]index\.modern\.js$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      if (!adder.test(code)) throw new Error(`${path} adds its script in another way than it did; look at what has changed`);
      return { contents: code.replace(adder, 'this._inject=()=>{},'), loader: 'js' };
    });
  },
};
