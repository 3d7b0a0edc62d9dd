import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** The function of react-hook-form that asks the rules given with `register`: ours are asked by a resolver (check-lead.ts). */
const ownRules = /^var validateField = async \([^)]*\) => \{\n[\s\S]*?^\};\n/m;

/**
 * Functions of its form that no form of ours calls, but that stand in one object with those that are called: of lists of
 * fields, of fields that leave the form, of the rules given with `register`, and of what is asked before a submit.
 */
const unusedParts = {
  _setFieldArray: '() => {}',
  isStaleArrayField: '() => false',
  isPastArrayEnd: '() => false',
  hasExplicitNullIntermediate: '() => false',
  _setValid: 'async () => {}',
  executeBuiltInValidation: 'async () => true',
  trigger: 'async () => true',
  unregister: '() => {}',
  setValues: '() => {}',
  resetField: '() => {}',
  resetDefaultValues: '() => {}',
  setFocus: '() => {}',
  _disableForm: '() => {}',
};

/** Takes them out: two kilobytes of every form. */
export const withoutUnusedFormParts: Plugin = {
  name: 'react-hook-form-without-unused-parts',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]react-hook-form[\\/]dist[\\/]index\.esm\.mjs$/ }, ({ path }) => {
      const replace = (code: string, [part, instead]: readonly [RegExp, string]) => {
        if (!part.test(code)) throw new Error(`${path} is written in another way than it was (${part}); look at what has changed`);
        return code.replace(part, instead);
      };
      const parts = Object.entries(unusedParts).map(([name, instead]) => [partOf(name), `    const ${name} = ${instead};\n`] as const);
      const contents = [[ownRules, 'var validateField = async () => ({});\n'] as const, ...parts].reduce(replace, readFileSync(path, 'utf8'));
      return { contents, loader: 'js' };
    });
  },
};

/** A function in the form's own, from its name to the brace under it. */
function partOf(name: string): RegExp {
  return new RegExp(`^    const ${name} = (async )?\\([\\s\\S]*?^    \\};\\n`, 'm');
}
