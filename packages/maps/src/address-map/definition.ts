import { defineWidget } from '@adviser-widgets/widget';
import { headingLevel } from '@adviser-widgets/widget/internal';

export const attributes = {
  heading: {
    kind: 'text',
    default: '',
    description: 'Heading above the address. Leave it empty for none.',
    example: 'Our Wellington office',
  },
  'sub-heading': {
    kind: 'text',
    label: 'Text below the heading',
    default: '',
    description: 'Text under the heading.',
    example: 'Step-free from the street.',
  },
  'heading-level': headingLevel,
  address: {
    kind: 'text',
    required: true,
    pattern: String.raw`(?!\s*(https?:|<))[^]*`,
    expected: 'an address as on a letter',
    description:
      'The address as you would write it on a letter, with the town. It is shown, and it is what the map looks for.',
    example: 'Level 3, 1 Example Quay, Wellington 6011',
  },
  zoom: {
    kind: 'number',
    min: 0,
    max: 22,
    description:
      'The zoom level: 5 shows the country, 11 a town, 15 a street. If you leave it out, the configuration of your site decides: 11, unless your developers changed it.',
    example: '15',
  },
} as const;

export const slots = {} as const;

/** An address with a map. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'address-map',
  title: 'Address map',
  description:
    'An address with a link to directions and a map with a marker. The map is fetched as visitors come near, and once they agree where you ask for consent; visitors see the address before, and if the map cannot load. What you put inside is shown until then, and without JavaScript.',
  purpose: 'find',
  repeats: { attribute: 'address', as: 'address' },
  task: 'meet',
  keywords: ['map', 'Google Maps', 'location', 'directions', 'where we are', 'office'],
  searchTerms: ['find us', 'how to get here'],
  attributes,
  slots,
  events: {
    'aw:error': {
      when: 'The map could not be loaded; the address stays.',
      detail: { kind: 'network, offline or refused' },
    },
  },
  needsConfig: [
    {
      key: 'maps.apiKey',
      why: 'the map; without it only the address and the link to directions show. Where consent is required, it waits for maps',
    },
  ],
  accessibility: [
    'The address is text, with a link to directions, so visitors do not depend on the map.',
    'The map is a region named by the address, once it is there; inside it the keyboard works as Google has made it.',
    'Write the address in full, and set the heading level to fit your page.',
  ],
  reserve: { narrow: 360, wide: 420 },
  example: `<div class="aw-widget" data-widget="address-map" data-address="Level 3, 1 Example Quay, Wellington 6011">
  <p>Level 3, 1 Example Quay, Wellington 6011. <a href="https://www.google.com/maps/dir/?api=1&amp;destination=Level%203%2C%201%20Example%20Quay%2C%20Wellington%206011">Get directions</a></p>
</div>`,
});
