import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

export const usage = `Usage: adviser-widgets-check [options] <page…>

Checks the widgets, the script tag, the configuration and the policy of pages. A page is an address, an
HTML file, a folder of HTML files, or a sitemap (.xml), of which every page is checked.

  --format <format>   text (default), json, github (annotations of a workflow) or sarif (code scanning)
  --json              the same as --format json
  --config <file>     the JSON configuration, if data-config cannot be fetched, or a tag manager adds the
                      script; a file or an address
  --manifest <file>   the widgets.json of the release that the pages use; default: that of this version
  --tag-manager       for pages whose script a tag manager adds: they need no script tag
  --max <number>      checks at most this many pages; default 1000
  --errors-only       leaves out warnings
  --fail-on <what>    warning (default), error or never: what sets the exit code
  --version
  --help

Exit code: 0 if there is nothing to fix, 1 if there is an error, 3 if there are only warnings, 2 if something
could not be read or a limit left something out.`;

/** Written by the build, from the same definitions. */
export const ownManifest = fileURLToPath(new URL('../dist/widgets.json', import.meta.url));

const defaultMax = 1000;

const formats = ['text', 'json', 'github', 'sarif'] as const;
const levels = ['warning', 'error', 'never'] as const;

export type Options = ReturnType<typeof readOptions>;

/** @throws {Error} for an unknown option or value */
export function readOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      json: { type: 'boolean', default: false },
      'errors-only': { type: 'boolean', default: false },
      'fail-on': { type: 'string', default: 'warning' },
      config: { type: 'string' },
      manifest: { type: 'string', default: ownManifest },
      'tag-manager': { type: 'boolean', default: false },
      max: { type: 'string' },
      version: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const max = Number(values.max ?? defaultMax);
  if (!Number.isInteger(max) || max < 1)
    throw new Error(`--max: expected a whole number from 1, got "${values.max}"`);
  return {
    ...values,
    max,
    isMaxGiven: values.max !== undefined,
    format: oneOf('--format', formats, values.format ?? (values.json ? 'json' : 'text')),
    failOn: oneOf('--fail-on', levels, values['fail-on']),
    pages: positionals,
  };
}

function oneOf<Choice extends string>(option: string, choices: readonly Choice[], given: string): Choice {
  const choice = choices.find((one) => one === given);
  if (!choice) throw new Error(`${option}: expected ${choices.join(', ')}, got "${given}"`);
  return choice;
}
