import type { Adviser, AdviserRegion } from './advisers.ts';
import type { Page } from './page.ts';
import type { Post } from './posts.ts';

/** Returns one page per adviser, by path, with what the adviser has written. */
export function profilePages(
  regions: readonly AdviserRegion[],
  posts: readonly Post[] = [],
): Map<string, Page> {
  const pages = regions.flatMap((region) =>
    region.advisers.map((adviser) => {
      const page = profilePage(adviser, region);
      const written = posts.filter(({ author }) => author === adviser.slug);
      return { ...page, fields: { ...page.fields, written } };
    }),
  );
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
