import type { Adviser, AdviserRegion } from './advisers.ts';
import type { Page } from './page.ts';

/** Returns one page per adviser, by path. */
export function profilePages(regions: readonly AdviserRegion[]): Map<string, Page> {
  const pages = regions.flatMap((region) => region.advisers.map((adviser) => profilePage(adviser, region)));
  return new Map(pages.map((page) => [page.path, page]));
}

function profilePage(adviser: Adviser, region: AdviserRegion): Page {
  const { name, town, path, firstName } = adviser;
  const [first] = adviser.specialties;
  return {
    path,
    fields: {
      title: `${name}, adviser in ${town}`,
      description: `${name} helps people in ${town}, ${region.name}, with ${first?.text.toLowerCase()} and more. Ring ${firstName}, or send a message.`,
      template: 'adviser',
      adviser,
      region,
    },
    content: '',
    sections: [],
    crumbs: [
      { text: 'Advisers', url: '/advisers' },
      { text: region.name, url: `/advisers#${region.id}` },
    ],
  };
}
