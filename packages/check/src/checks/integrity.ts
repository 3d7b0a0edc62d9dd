import type { Finding } from './finding.ts';
import type { RuleId } from './rules.ts';

/** What is wrong with a tag. The message follows the name of the tag. */
export type Problem = readonly [rule: RuleId, message: string, severity?: Finding['severity']];

type Loaded = HTMLScriptElement | HTMLLinkElement;

/** Characters of each hash in base64. */
const lengths: Readonly<Record<string, number>> = { sha256: 44, sha384: 64, sha512: 88 };

/** Why browsers block the file, now or after the next release. The message follows the name of the tag. */
export function integrityProblem(element: Loaded): Problem[] {
  const integrity = element.getAttribute('integrity');
  if (integrity === null) return [];
  const address = 'src' in element && element.src ? element.src : (element as HTMLLinkElement).href;
  const problems: Problem[] = [];
  if (!/\/\d+\.\d+\.\d+\//.test(address))
    problems.push([
      'integrity',
      'has integrity at an address that changes with each release, so browsers would block the next release; use an exact version in its address, or remove integrity',
    ]);
  if (!element.hasAttribute('crossorigin') && isForeign(element, address))
    problems.push([
      'integrity',
      'has integrity without crossorigin, so browsers block the file; add crossorigin="anonymous"',
    ]);
  if (problems.length === 0 && !integrity.trim().split(/\s+/).every(isHash))
    problems.push([
      'integrity',
      'has an integrity that is not a whole sha256, sha384 or sha512, so browsers ignore it or block the file; copy it again, whole',
    ]);
  return problems;
}

function isHash(text: string): boolean {
  const [, name = '', hash = ''] = /^(sha\d{3})-([A-Za-z\d+/]+={0,2})(?:\?.*)?$/.exec(text) ?? [];
  return lengths[name] === hash.length;
}

function isForeign({ ownerDocument }: Loaded, address: string): boolean {
  return URL.canParse(address) && new URL(address).origin !== new URL(ownerDocument.URL).origin;
}
