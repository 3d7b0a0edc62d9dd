import { parseArgs } from 'node:util';

interface OnTarget {
  /** A folder or `s3://bucket/prefix`. */
  readonly to: string;
  /** Address of all releases that the files were built for, with a trailing slash. */
  readonly base: string;
}

export type Command =
  | (OnTarget & { readonly name: 'upload' | 'list' | 'unlock' })
  /** `url` is the public address of all releases. */
  | (OnTarget & { readonly name: 'promote'; readonly url: string })
  | (OnTarget & { readonly name: 'rollback'; readonly version: string })
  | { readonly name: 'help' }
  | { readonly name: 'verify'; readonly url: string; readonly isJson: boolean };

export const usage = `Usage: npm run cdn -- <command>
  upload --to <target>                  the built release, as its exact version and as next
  promote --to <target> [--url <url>]   makes next the major version, if it is good at this address
  rollback <version> --to <target>      makes an earlier exact version the major version again
  list --to <target>                    versions, and what 1 and next serve
  unlock --to <target>                  after an interrupted run
  verify <url> [--json]                 files, headers and widgets of a release, such as https://cdn.example.nz/adviser-widgets/1/
  --base <address>                      the address that the files were built for; default: AW_BASE, or /adviser-widgets/
A target is a folder or s3://bucket/prefix; AWS_ENDPOINT_URL names another provider than AWS, and AWS_ACCESS_KEY_ID,
AWS_SECRET_ACCESS_KEY and AWS_REGION are read.`;

/** @throws {Error} that says what is wrong, with the usage */
export function readCommand(words: readonly string[], environment = process.env): Command {
  const { values, positionals } = parse(words);
  const [name, argument] = positionals;
  if (values.help) return { name: 'help' };
  if (name === undefined) throw new Error(usage);
  if (name === 'verify') return { name, url: readUrl(argument, name), isJson: values.json ?? false };
  if (!values.to) throw new Error(`--to: name a target.\n${usage}`);
  const place = { to: values.to, base: withSlash(values.base ?? environment.AW_BASE ?? '/adviser-widgets/') };
  switch (name) {
    case 'upload':
    case 'list':
    case 'unlock':
      return { name, ...place };
    case 'promote':
      return { name, ...place, url: readUrl(values.url ?? place.base, 'promote needs --url, or AW_BASE') };
    case 'rollback':
      return { name, ...place, version: readVersion(argument) };
    default:
      throw new Error(usage);
  }
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        base: { type: 'string' },
        url: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}

function readUrl(text: string | undefined, name: string): string {
  if (text && URL.canParse(text) && /^https?:/.test(text)) return withSlash(text);
  throw new Error(
    `${name}: expected the public address, such as https://cdn.example.nz/adviser-widgets/, got "${text ?? ''}".`,
  );
}

function readVersion(text = ''): string {
  if (/^\d+\.\d+\.\d+[\w.+-]*$/.test(text)) return text;
  throw new Error(`rollback: expected an exact version such as 1.0.0, got "${text}".`);
}

function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`;
}
