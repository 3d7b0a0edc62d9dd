import { afterEach, expect, test, vi } from 'vitest';
import { fetchDefinitions } from './fetch-definitions.ts';

const release = new URL('https://cdn.example.nz/aw/1/');
const widget = { name: 'greeting', attributes: {}, slots: {}, loading: 'idle', needsBrand: true };

function answer(response: () => Promise<Response>) {
  const fetch = vi.fn(response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

test('fetches the definitions of the release on the page', async () => {
  const fetch = answer(() => Promise.resolve(Response.json({ widgets: [widget] })));
  const { byName, notes } = await fetchDefinitions(release);
  expect(fetch).toHaveBeenCalledWith('https://cdn.example.nz/aw/1/widgets.json');
  expect(byName?.get('greeting')).toEqual({
    name: 'greeting',
    attributes: {},
    slots: {},
    load: 'idle',
    callsApi: true,
  });
  expect(notes).toEqual([]);
});

test.each([
  ['an error page', () => Promise.resolve(new Response('', { status: 404 })), '404'],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['no JSON', () => Promise.resolve(new Response('<!doctype html>')), 'SyntaxError'],
])('%s adds a note with the cause', async (_, response, cause) => {
  answer(response);
  const { byName, notes } = await fetchDefinitions(release);
  expect(byName).toBeUndefined();
  expect(notes).toEqual([expect.stringContaining(cause)]);
});
