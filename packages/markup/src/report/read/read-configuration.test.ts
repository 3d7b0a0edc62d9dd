// @vitest-environment jsdom
import { putMarkup } from '@adviser-widgets/testing';
import { expect, test } from 'vitest';
import { readConfiguration } from './read-configuration.ts';

test('reports nothing for a correct configuration', async () => {
  expect(await readConfiguration(Promise.resolve({ brand: 'acme' }), {})).toMatchObject({
    config: { brand: 'acme' },
    notes: [],
  });
});

test('reports an unknown key with the nearest one, but not an attribute of another tool', async () => {
  const { notes } = await readConfiguration(Promise.resolve({ brand: 'acme', phonne: '1' }), {
    turboTrack: 'reload',
  });
  expect(notes).toEqual(['There is no configuration key "phonne"; did you mean "phone"?']);
});

test('says which calls go astray because of an unknown key', async () => {
  const { notes } = await readConfiguration(Promise.resolve({ brand: 'acme', apiBases: {} }), {});
  expect(notes).toEqual([
    `There is no configuration key "apiBases"; did you mean "apiBase", an object with live and sandbox? Until apiBase.live is set, live leads go to the page's own site.`,
  ]);
});

test('says nothing of calls where a part of the configuration could not be read', async () => {
  const { notes } = await readConfiguration(Promise.reject(new Error('404')), { apiBase: 'https://a.nz' });
  expect(notes.at(-1)).toBe(
    'The script tag has no data-api-base; did you mean data-api-base-live or data-api-base-sandbox?',
  );
});

test('reports a linked page whose address depends on the folder of the page', async () => {
  const { notes } = await readConfiguration(Promise.resolve({ brand: 'acme', privacyUrl: 'privacy' }), {});
  expect(notes).toEqual([
    'The address in privacyUrl depends on the folder of the page; begin it with a slash, or write the whole address.',
  ]);
});

test('reports each bad value in a sentence that names the key', async () => {
  const { notes } = await readConfiguration(Promise.resolve({ trackingShape: 'round' }), {
    encodingLead: 'xml',
  });
  expect(notes).toEqual([
    'Configuration key "encoding.lead": expected one of "json", "form", got "xml"; using the default.',
    'Configuration key "trackingShape": expected one of "nested", "flat", got "round"; using the default.',
  ]);
});

const widgets = new Map([['greeting', { texts: ['tryAgain', 'close'] }]]);

test('reports each message that is not a text', async () => {
  const given = Promise.resolve({
    brand: 'acme',
    messages: { tryAgain: 7, greting: { close: 'x' }, greeting: { close: 'x' } },
  });
  expect((await readConfiguration(given, {}, widgets)).notes).toEqual([
    'Configuration key "messages.tryAgain": expected a text, or texts by name for one widget, got 7; using the default.',
    'Configuration key "messages.greting": expected a text, or texts by name for one widget, got {"close":"x"}; using the default.',
  ]);
});

test('reports names of texts and events that no widget has', async () => {
  const given = Promise.resolve({
    brand: 'acme',
    messages: { tryAgian: 'Again', greeting: { clsoe: 'x' } },
    eventNames: { lead_callcentre: 'call_me' },
  });
  expect((await readConfiguration(given, {}, widgets)).notes).toEqual([
    'Configuration key "messages": no widget has a text "tryAgian"; did you mean "tryAgain"?',
    'Configuration key "messages.greeting": the widget has no text "clsoe"; did you mean "close"?',
    'Configuration key "eventNames": there is no event "lead_callcentre"; did you mean "lead_call_centre"?',
  ]);
});

test('reports links to an unknown widget if the widgets are known', async () => {
  const given = Promise.resolve({ brand: 'acme', links: { widgets: ['greting'] } });
  expect((await readConfiguration(given, {}, widgets)).notes).toEqual([
    'Configuration key "links.widgets": expected names of widgets such as ["request-call-form"], got ["greting"]; using the default.',
  ]);
  expect((await readConfiguration(given, {})).notes).toEqual([]);
});

test.each([
  [
    'of a file',
    { config: '/aw.json' },
    [expect.stringContaining('Only the JSON says "consent": "required"')],
  ],
  ['of a file, and on the tag', { config: '/aw.json', consent: 'required' }, []],
  ['of the page', {}, []],
])('reports consent in the JSON %s', async (_name, tag, expected) => {
  const given = Promise.resolve({ brand: 'acme', consent: 'required' });
  expect((await readConfiguration(given, tag)).notes).toEqual(expected);
});

test('reports a configuration that could not be read', async () => {
  const { config, notes } = await readConfiguration(Promise.reject(new Error('404')), { brand: 'acme' });
  expect(config).toBeUndefined();
  expect(notes).toEqual([
    expect.stringContaining('from the block with the id adviser-widgets-config (Error: 404)'),
  ]);
});

test('reports a configuration in a block that is not read', async () => {
  const block = putMarkup('<script type="application/json" id="adviser-widget-config">{}</script>');
  const { config, notes } = await readConfiguration(Promise.resolve(undefined), {});
  block.remove();
  expect(config).toBeUndefined();
  expect(notes).toEqual([
    expect.stringContaining('<script id="adviser-widget-config"> is ignored; write it'),
  ]);
});
