import { warning, type Remark } from './remark.ts';

/** The link to page.css. */
export function findSheet(document: Document): HTMLLinkElement | undefined {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet" i][href]')];
  return sheets.find(({ href }) => /\/page[^/]*\.css($|\?)/.test(href));
}

/** Without page.css the page jumps as widgets load, and slots show before their widget does. */
export function checkSheet(document: Document, loader: HTMLScriptElement | undefined): Remark[] {
  const sheet = findSheet(document);
  if (!sheet)
    return [
      warning(
        'style-sheet',
        'page.css is not linked in the head, so the page jumps as widgets load; add <link rel="stylesheet" href="…/adviser-widgets/1/page.css">',
      ),
    ];
  const isLate = sheet.closest('body') !== null;
  const [ofSheet, ofLoader] = [versionIn(sheet.href), versionIn(loader?.src ?? '')];
  const place = { element: sheet };
  return [
    ...(isLate
      ? [
          warning(
            'style-sheet',
            'page.css is linked in the body, so the page may show before it, and jump; link it in the head',
            place,
          ),
        ]
      : []),
    ...(ofSheet !== undefined && ofLoader !== undefined && ofSheet !== ofLoader
      ? [
          warning(
            'version',
            `page.css is of version ${ofSheet}, and loader.js of version ${ofLoader}; use the same version in both addresses`,
            place,
          ),
        ]
      : []),
  ];
}

/** The folder of a release: `1`, `1.2.0` or `next`. */
function versionIn(address: string): string | undefined {
  return /\/(\d+|\d+\.\d+\.\d+|next)\/(?:light\/)?[^/]+$/.exec(address.replace(/[?#].*/, ''))?.[1];
}
