import type { LinkRule } from '@adviser-widgets/core/internal';
import { asName, isMarkedLink, readLoaderAttribute } from '@adviser-widgets/widget/internal';
import { error, type Remark } from './remark.ts';

interface Given {
  /** Absent if the configuration could not be read. */
  readonly links: LinkRule | undefined;
  readonly names: ReadonlySet<string>;
}

/** Finds links that carry the settings of a widget, and stay links. */
export function checkLinkForms(page: Document, { links, names }: Given): Remark[] {
  const all = [...page.querySelectorAll<HTMLAnchorElement>('a[href*="widget="]:not([data-widget])')];
  const own = all.filter((link) => link.origin === new URL(page.URL).origin && !isMarkedLink(link));
  return own.flatMap((link) => remarkOn(link, links, names) ?? []);
}

function remarkOn(
  link: HTMLAnchorElement,
  links: LinkRule | undefined,
  names: ReadonlySet<string>,
): Remark | undefined {
  const place = { element: link, attribute: 'href' };
  const name = readLoaderAttribute(link, 'widget');
  if (links === false && names.has(name))
    return error(
      'link-form',
      `This link has the settings of ${name}, but the configuration does not allow links to be widgets; add "links": {"widgets": ["${name}"]}, or use the HTML snippet.`,
      place,
    );
  const given = asName(/[?&#](?:data-)?widget=([\w-]+)/.exec(link.href)?.[1] ?? '');
  return name === '' && names.has(given)
    ? error(
        'link-form',
        `This link has the settings of ${given} in the wrong place; they begin with "#widget=${given}", and more follow with "&".`,
        place,
      )
    : undefined;
}
