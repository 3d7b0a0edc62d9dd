import { createHash } from 'node:crypto';
import { findSheet } from '@adviser-widgets/markup';
import type { Finding } from './finding.ts';
import { admits } from '../pages/admits.ts';
import type { FetchFile } from '../pages/given-page.ts';
import type { OpenPage } from '../pages/open-page.ts';
import type { RuleId } from './rules.ts';

/** Fetches the script and page.css, and finds what keeps browsers from using them. */
export async function checkFiles(
  page: OpenPage,
  script: HTMLScriptElement | undefined,
  fetchFile: FetchFile | undefined,
): Promise<Finding[]> {
  if (!fetchFile || !script) return [];
  const sheet = findSheet(page.document);
  const checked = [
    checkFile(page, { element: script, address: script.src, subject: 'the script tag', fetchFile }),
    ...(sheet
      ? [checkFile(page, { element: sheet, address: sheet.href, subject: 'the tag of page.css', fetchFile })]
      : []),
  ];
  return (await Promise.all(checked)).flat();
}

interface Loaded {
  readonly element: HTMLScriptElement | HTMLLinkElement;
  readonly address: string;
  readonly subject: string;
  readonly fetchFile: FetchFile;
}

async function checkFile({ locate }: OpenPage, loaded: Loaded): Promise<Finding[]> {
  const { element, address, subject, fetchFile } = loaded;
  const isScript = element.localName === 'script';
  const find = (rule: RuleId, message: string): Finding[] => [
    {
      ...locate(element),
      severity: isScript ? 'error' : 'warning',
      rule,
      subject: 'script',
      message: `${subject} ${message}`,
    },
  ];
  try {
    const { headers, body } = await fetchFile(address);
    if (needsCors(element) && !admits(address, headers, new URL(element.ownerDocument.URL).origin))
      return find(
        'script-address',
        `leads to another origin that sends no CORS header, so browsers block the file; let that server send Access-Control-Allow-Origin: *`,
      );
    return hasOtherHash(element.getAttribute('integrity'), body)
      ? find(
          'integrity',
          'has the integrity of another file, so browsers block this one; copy it again, from the same version',
        )
      : [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return find(
      isScript ? 'script-address' : 'style-sheet',
      `leads to no file (${reason}); correct its address`,
    );
  }
}

/** Modules, and files that browsers compare with their integrity. */
function needsCors(element: Loaded['element']): boolean {
  return element.type === 'module' || element.hasAttribute('crossorigin');
}

/** As browsers do, the strongest hashes count, of which one has to fit. */
function hasOtherHash(integrity: string | null, body: Uint8Array): boolean {
  const hashes = [...(integrity ?? '').matchAll(/(sha(?:256|384|512))-([A-Za-z\d+/]+=*)/g)];
  const strongest = hashes
    .map(([, name = '']) => name)
    .sort()
    .at(-1);
  if (strongest === undefined) return false;
  const own = createHash(strongest).update(body).digest('base64');
  return hashes.every(([, name, hash]) => name !== strongest || hash !== own);
}
