import type { LinkRule } from '@adviser-widgets/core/internal';
import { asName, isMarkedLink, readLoaderAttribute } from '@adviser-widgets/widget/internal';
import type { OpenPage } from '../pages/open-page.ts';
import { error, findingOf, type Remark } from './placed-widget.ts';
import type { Finding } from './finding.ts';
import type { Manifest } from './read-manifest.ts';

interface Given {
  /** Absent if the configuration could not be read. */
  readonly links: LinkRule | undefined;
  readonly manifest: Manifest;
}

/** Finds links that carry the settings of a widget, and stay links. */
export function checkLinkForms(page: OpenPage, { links, manifest }: Given): Finding[] {
  const all = [...page.document.querySelectorAll<HTMLAnchorElement>('a[href*="widget="]:not([data-widget])')];
  const own = all.filter((link) => link.origin === new URL(page.document.URL).origin && !isMarkedLink(link));
  return own.flatMap((link) => {
    const remark = remarkOn(link, links, manifest);
    return remark ? findingOf(page, remark, { subject: 'page', around: link }) : [];
  });
}

function remarkOn(
  link: HTMLAnchorElement,
  links: LinkRule | undefined,
  manifest: Manifest,
): Remark | undefined {
  const place = { attribute: 'href' };
  const name = readLoaderAttribute(link, 'widget');
  if (links === false && manifest.has(name))
    return error(
      'link-form',
      `This link has the settings of ${name}, but the configuration does not allow links to be widgets; add "links": {"widgets": ["${name}"]}, or use the HTML snippet.`,
      place,
    );
  const given = asName(/[?&#](?:data-)?widget=([\w-]+)/.exec(link.href)?.[1] ?? '');
  return name === '' && manifest.has(given)
    ? error(
        'link-form',
        `This link has the settings of ${given} in the wrong place; they begin with "#widget=${given}", and more follow with "&".`,
        place,
      )
    : undefined;
}
