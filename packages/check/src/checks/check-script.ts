import { loaderTags } from '@adviser-widgets/markup';
import type { Finding } from './finding.ts';
import type { OpenPage } from '../pages/open-page.ts';

export interface CheckedScript {
  readonly element: HTMLScriptElement | undefined;
  readonly tag: Readonly<Record<string, string | undefined>>;
  readonly findings: readonly Finding[];
}

/** A form of the tag that keeps working (contract section 2). A second tag is reported elsewhere. */
export function checkScript({ document, locate }: OpenPage): CheckedScript {
  const [element] = loaderTags(document);
  if (!element) return { element, tag: {}, findings: [noScript, ...checkSheet(document)] };
  const hasIntegrity = element.hasAttribute('integrity');
  const isPinned = /\/\d+\.\d+\.\d+\//.test(element.src);
  const messages: string[] = [
    ...(hasIntegrity && !isPinned
      ? [
          'has integrity at an address that changes with each release, so browsers would block the next release; use an exact version in src, or remove integrity',
        ]
      : []),
    ...(hasIntegrity && !element.hasAttribute('crossorigin') && isForeign(element)
      ? ['has integrity without crossorigin, so browsers block the file; add crossorigin="anonymous"']
      : []),
    ...(element.type === 'module' && Object.keys(element.dataset).length === 0
      ? [
          'has type="module" and no attribute by which the loader finds it; add data-brand or data-config, or remove the type',
        ]
      : []),
    ...(element.src.startsWith('http:') && document.URL.startsWith('https:')
      ? ['is loaded over http on an https page, which browsers block; use https']
      : []),
  ];
  const findings = messages.map((message): Finding => ({
    ...locate(element),
    severity: 'error',
    subject: 'script',
    message: `the script tag ${message}`,
  }));
  return { element, tag: { ...element.dataset }, findings: [...findings, ...checkSheet(document)] };
}

const noScript: Finding = {
  severity: 'error',
  subject: 'script',
  message:
    'this page has widgets but no script for them; add <script async src="…/adviser-widgets/1/loader.js" data-brand="…"></script>',
};

/** Without page.css the page jumps as widgets load, and slots show before their widget does. */
function checkSheet(document: Document): Finding[] {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet" i][href]')];
  if (sheets.some(({ href }) => /\/page[^/]*\.css($|\?)/.test(href))) return [];
  const message =
    'page.css is not linked in the head, so the page jumps as widgets load; add <link rel="stylesheet" href="…/adviser-widgets/1/page.css">';
  return [{ severity: 'warning', subject: 'script', message }];
}

function isForeign({ src, ownerDocument }: HTMLScriptElement): boolean {
  return new URL(src).origin !== new URL(ownerDocument.URL).origin;
}
