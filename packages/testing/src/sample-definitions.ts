import type { RuntimeDefinition } from '@adviser-widgets/widget';

/** A widget with at least one attribute of each kind, for tests of code that reads markup. */
export const greeting: RuntimeDefinition = {
  name: 'greeting',
  load: 'visible',
  callsApi: false,
  attributes: {
    heading: { kind: 'text', default: 'Hello', description: 'The heading.', example: 'Kia ora' },
    'sub-heading': { kind: 'text', description: 'Below it.', example: 'Welcome' },
    'heading-level': { kind: 'integer', default: 2, min: 2, max: 6, description: 'Its level.', example: '3' },
    speed: { kind: 'number', default: 0.15, description: 'How fast.', example: '0.2' },
    closable: { kind: 'flag', default: true, description: 'May be closed.', example: 'false' },
    mode: {
      kind: 'choice',
      choices: ['none', 'booklet'],
      default: 'none',
      description: 'How.',
      example: 'booklet',
    },
    link: { kind: 'url', description: 'Where to.', example: '/about', formerly: ['href', 'target-url'] },
    words: { kind: 'list', default: ['one'], description: 'What to say.', example: 'one, two' },
    customer: { kind: 'json', description: 'Who.', example: '{"a":1}' },
  },
  slots: { success: { description: 'Shows at the end.' }, intro: { description: 'Shows first.' } },
};

/** The same widget, which also needs `data-src`. */
export const demandingGreeting: RuntimeDefinition = {
  ...greeting,
  attributes: {
    ...greeting.attributes,
    src: { kind: 'url', required: true, description: 'What.', example: '/a.html' },
  },
};

const frame: RuntimeDefinition = {
  ...greeting,
  name: 'iframe-embed',
  load: 'idle',
  attributes: {
    src: { kind: 'url', required: true, description: 'What.', example: '/a.html' },
    title: { kind: 'text', required: true, description: 'Its title.', example: 'Rates & fees' },
  },
};

const lead: RuntimeDefinition = { ...greeting, name: 'lead-form', callsApi: true };

/** Widgets for tests only, by name. */
export const sampleDefinitions: ReadonlyMap<string, RuntimeDefinition> = new Map(
  [greeting, frame, lead].map((definition) => [definition.name, definition]),
);
