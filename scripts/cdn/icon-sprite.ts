import { icons } from '@adviser-widgets/ui/internal';

/** For designers and pages without scripts: `<svg><use href="icons.svg#aw-icon-phone"/></svg>`. */
export async function iconSprite(): Promise<string> {
  const symbols = await Promise.all(
    Object.entries(icons).map(async ([name, load]) => symbol(name, (await load()).path)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function symbol(name: string, path: string): string {
  const line =
    'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
  return `<symbol id="aw-icon-${name}" viewBox="0 0 24 24" ${line}><path d="${path}"/></symbol>`;
}
