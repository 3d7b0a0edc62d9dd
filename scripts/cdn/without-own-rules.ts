import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** The function of react-hook-form that asks the rules given with `register`. */
const ownRules = /^var validateField = async \([^)]*\) => \{\n[\s\S]*?^\};\n/m;

/** Takes it out: our rules are asked by a resolver (check-lead.ts), and it is a kilobyte of every form. */
export const withoutOwnRules: Plugin = {
  name: 'react-hook-form-without-own-rules',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]react-hook-form[\\/]dist[\\/]index\.esm\.mjs$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      if (!ownRules.test(code)) throw new Error(`${path} asks its own rules in another way than it did; look at what has changed`);
      return { contents: code.replace(ownRules, 'var validateField = async () => ({});\n'), loader: 'js' };
    });
  },
};
