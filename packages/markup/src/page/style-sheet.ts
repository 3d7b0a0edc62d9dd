import type { OpenPage } from '../pages/open-page.ts';
import type { Finding } from './finding.ts';
import { integrityProblem } from './integrity.ts';
import type { RuleId } from './rules.ts';

/** The link to page.css. */
export function findSheet(document: Document): HTMLLinkElement | undefined {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet" i][href]')];
  return sheets.find(({ href }) => /\/page[^/]*\.css($|\?)/.test(href));
}

/** Without page.css the page jumps as widgets load, and slots show before their widget does. */
export function checkSheet({ document, locate }: OpenPage, loader: HTMLScriptElement | undefined): Finding[] {
  const sheet = findSheet(document);
  const warn = (rule: RuleId, message: string): Finding => ({
    ...(sheet ? locate(sheet) : {}),
    severity: 'warning',
    rule,
    subject: 'script',
    message,
  });
  if (!sheet)
    return [
      warn(
        'style-sheet',
        'page.css is not linked in the head, so the page jumps as widgets load; add <link rel="stylesheet" href="…/adviser-widgets/1/page.css">',
      ),
    ];
  const isLate = sheet.closest('body') !== null;
  const [ofSheet, ofLoader] = [versionIn(sheet.href), versionIn(loader?.src ?? '')];
  return [
    ...(isLate
      ? [
          warn(
            'style-sheet',
            'page.css is linked in the body, so the page may show before it, and jump; link it in the head',
          ),
        ]
      : []),
    ...(ofSheet !== undefined && ofLoader !== undefined && ofSheet !== ofLoader
      ? [
          warn(
            'version',
            `page.css is of version ${ofSheet}, and loader.js of version ${ofLoader}; use the same version in both addresses`,
          ),
        ]
      : []),
    ...integrityProblem(sheet).map(([rule, message]) => warn(rule, `the tag of page.css ${message}`)),
  ];
}

/** The folder of a release: `1`, `1.2.0` or `next`. */
function versionIn(address: string): string | undefined {
  return /\/(\d+|\d+\.\d+\.\d+|next)\/(?:light\/)?[^/]+$/.exec(address.replace(/[?#].*/, ''))?.[1];
}
