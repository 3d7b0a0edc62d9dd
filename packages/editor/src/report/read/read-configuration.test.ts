// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readConfiguration } from './read-configuration.ts';

test('a configuration in order has nothing to tell', async () => {
  expect(await readConfiguration(Promise.resolve({ brand: 'acme' }), {})).toEqual({ hasBrand: true, notes: [] });
});

test('without a brand it says so', async () => {
  expect(await readConfiguration(Promise.resolve(undefined), {})).toMatchObject({ hasBrand: false });
});

test('a name that is no key is told with the nearest, an attribute of another tool is not', async () => {
  const { notes } = await readConfiguration(Promise.resolve({ brand: 'acme', phonne: '1' }), { turboTrack: 'reload' });
  expect(notes).toEqual(['There is no configuration key "phonne"; did you mean "phone"?']);
});

test('each bad value is a sentence that names the key', async () => {
  const { notes } = await readConfiguration(Promise.resolve({ trackingShape: 'round' }), { encodingLead: 'xml' });
  expect(notes).toEqual([
    'Configuration key "encoding.lead": expected one of "json", "form", got "xml"; using the default.',
    'Configuration key "trackingShape": expected one of "nested", "flat", got "round"; using the default.',
  ]);
});

test('each part of messages that is no text is told', async () => {
  const given = Promise.resolve({ brand: 'acme', messages: { tryAgain: 7, greting: { close: 'x' }, greeting: { close: 'x' } } });
  expect((await readConfiguration(given, {}, ['greeting'])).notes).toEqual([
    'Configuration key "messages.tryAgain": expected a text, or texts by name for one widget, got 7; using the default.',
    'Configuration key "messages.greting": expected a text, or texts by name for one widget, got {"close":"x"}; using the default.',
  ]);
});

test('links to an unknown widget are told where the widgets are known', async () => {
  const given = Promise.resolve({ brand: 'acme', links: { widgets: ['greting'] } });
  expect((await readConfiguration(given, {}, ['greeting'])).notes).toEqual([
    'Configuration key "links.widgets": expected names of widgets such as ["request-call-form"], got ["greting"]; using the default.',
  ]);
  expect((await readConfiguration(given, {})).notes).toEqual([]);
});

test('one that could not be had is told, and the tag serves', async () => {
  const { hasBrand, notes } = await readConfiguration(Promise.reject(new Error('404')), { brand: 'acme' });
  expect(hasBrand).toBe(true);
  expect(notes).toEqual([expect.stringMatching(/^The configuration could not be read \(Error: 404\)/)]);
});
