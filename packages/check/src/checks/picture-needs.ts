import { withoutEndSlashes } from '@adviser-widgets/core';
import type { Needing, PolicyNeed } from './policy-needs.ts';
import type { PlacedWidget } from './placed-widget.ts';

/** The pictures that a policy has to allow: those of the page in a widget, and those that a widget adds. */
export function pictureNeeds(needing: Needing): PolicyNeed[] {
  return needing.placed.flatMap((placed) => {
    const { widget } = placed;
    const own = picturesOf[widget.name]?.(placed, needing) ?? [];
    return own.flatMap(({ address, ...rest }) => need(address, rest, needing.document));
  });
}

interface Picture extends Pick<PolicyNeed, 'what'> {
  readonly address: string;
  readonly add?: string;
  readonly isSmall?: true;
}

type Pictures = (placed: PlacedWidget, needing: Needing) => Picture[];

const adviserPhotos: Pictures = (_placed, { config: { adviserImageUrl, cdnBase } }) => [
  {
    address: adviserImageUrl.replace('{cdnBase}', withoutEndSlashes(cdnBase)).replace('{GUID}', 'A'),
    add: 'its origin',
    what: 'the photos of advisers, at adviserImageUrl',
    isSmall: true,
  },
];

const picturesOf: Readonly<Record<string, Pictures>> = {
  'image-carousel': ({ element, props }, { config: { imageUrl, cdnBase } }) =>
    props['slides'] === undefined
      ? [...element.querySelectorAll('img[src]')].map((image) => ({
          address: image.getAttribute('src') ?? '',
          what: 'the pictures of image-carousel',
        }))
      : [
          {
            address: imageUrl.replace('{cdnBase}', withoutEndSlashes(cdnBase)).replace('{filename}', 'a.jpg'),
            add: 'its origin',
            what: 'the pictures of image-carousel, at imageUrl',
          },
        ],
  'parallax-banner': ({ props }) =>
    [props['image'], props['imageMobile']]
      .filter((address) => typeof address === 'string' && address !== '')
      .map((address) => ({ address: String(address), what: 'the picture of parallax-banner' })),
  'youtube-video': ({ element, props }) =>
    props['thumbnail'] === true && !element.querySelector('img')
      ? [{ address: 'https://i.ytimg.com/vi/', what: 'the pictures of YouTube', isSmall: true }]
      : [],
  'adviser-search': adviserPhotos,
  'adviser-results': adviserPhotos,
  'address-map': (_placed, { config: { maps } }) =>
    maps.scriptUrl.startsWith('https://maps.googleapis.com/')
      ? [
          {
            address: 'https://maps.gstatic.com/',
            add: 'https://maps.googleapis.com https://maps.gstatic.com',
            what: 'the pictures of the map',
            isSmall: true,
          },
        ]
      : [],
};

function need(
  address: string,
  { what, add, isSmall }: Omit<Picture, 'address'>,
  page: Document,
): PolicyNeed[] {
  if (!URL.canParse(address, page.URL)) return [];
  const { href, origin, protocol } = new URL(address, page.URL);
  const own = origin === new URL(page.URL).origin ? "'self'" : origin;
  return [
    {
      kind: 'img',
      ways: [[href]],
      what,
      add: add ?? (protocol === 'data:' ? 'data:' : own),
      ...(isSmall && { severity: 'warning' }),
    },
  ];
}
