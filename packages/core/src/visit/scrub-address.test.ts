// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Module from './scrub-address.ts';

let scrubAddress: typeof Module.scrubAddress;
let scrubbedParameter: typeof import('./scrubbed-parameter.ts').scrubbedParameter;

/** As after a reload: only the history entry is left. */
async function loadPage(): Promise<void> {
  vi.resetModules();
  ({ scrubAddress } = await import('./scrub-address.ts'));
  ({ scrubbedParameter } = await import('./scrubbed-parameter.ts'));
}

beforeEach(async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  await loadPage();
});

afterEach(() => history.replaceState(null, '', '/'));

function open(address: string, state: unknown = null): void {
  history.replaceState(state, '', address);
  scrubAddress(['email']);
}

const shown = () => location.href.slice(location.origin.length);

describe('the address bar', () => {
  test.each([
    ['/survey?email=a@x.nz', '/survey'],
    ['/survey?email=a@x.nz&job=1', '/survey?job=1'],
    ['/survey?a=b%20c&email=a@x.nz&d=e+f&&g#top', '/survey?a=b%20c&d=e+f&&g#top'],
    ['/survey?e%6Dail=a@x.nz&email=b@x.nz', '/survey'],
    ['/survey?email', '/survey'],
    ['/survey?my_email=1&Email=2#email=3', '/survey?my_email=1&Email=2#email=3'],
    ['/survey??email=a', '/survey??email=a'],
    ['//survey?email=a@x.nz', '//survey'],
    ['/survey?', '/survey?'],
  ])('%s becomes %s', (address, left) => {
    history.replaceState(null, '', location.origin + address);
    scrubAddress(['email']);
    expect(shown()).toBe(left);
  });

  test('is not resolved against the base of the document', () => {
    const base = document.head.appendChild(document.createElement('base'));
    base.href = 'https://www.example.nz/';
    history.replaceState(null, '', `${location.origin}/survey?email=a@x.nz`);
    scrubAddress(['email']);
    base.remove();
    expect(shown()).toBe('/survey');
  });

  test('loses it again when a router puts back an address that it remembers', () => {
    open('/survey?email=a@x.nz');
    history.replaceState({ current: '/survey?email=a@x.nz' }, '', '/survey?email=a@x.nz');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(shown()).toBe('/survey');
    expect(scrubbedParameter('email')).toBe('a@x.nz');
  });

  test('changes without an event for the page', () => {
    const onEvent = vi.fn();
    for (const type of ['popstate', 'hashchange']) addEventListener(type, onEvent, { once: true });
    open('/survey?email=a@x.nz#top');
    expect(onEvent).not.toHaveBeenCalled();
  });

  test('stays, with one console message, if the document may not change it; the value is known', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    history.replaceState(null, '', '/survey?email=a@x.nz');
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    });
    scrubAddress(['email']);
    scrubAddress(['email']); // the widget's component tries once more
    vi.mocked(history.replaceState).mockRestore();
    expect(shown()).toBe('/survey?email=a@x.nz');
    expect(scrubbedParameter('email')).toBe('a@x.nz');
    expect(error).toHaveBeenCalledExactlyOnceWith(
      '[adviser-widgets] email may stay in the address bar',
      expect.any(DOMException),
    );
  });
});

describe('the value', () => {
  test.each([null, { key: 'k1' }, {}])(
    'is known after a reload of a page with the state %j',
    async (state) => {
      open('/survey?email=mara+home@x.nz', state);
      await loadPage();
      expect(scrubbedParameter('email')).toBe('mara home@x.nz');
    },
  );

  test.each([null, undefined, 'text', 7, [['a']], new Date(0), { key: 'k1' }])(
    'is known to this page, whatever its own state is: %j',
    (state) => {
      open('/survey?email=a@x.nz', state);
      expect(scrubbedParameter('email')).toBe('a@x.nz');
    },
  );

  test('of the address counts more than an older one', async () => {
    open('/survey?email=a@x.nz', { key: 'k1' });
    history.pushState(history.state, '', '/survey?email=b@x.nz');
    scrubAddress(['email']);
    expect(scrubbedParameter('email')).toBe('b@x.nz');
    await loadPage();
    expect(scrubbedParameter('email')).toBe('b@x.nz');
  });

  test('that a router drops from the state is put back before the page goes', async () => {
    open('/survey?email=a@x.nz');
    history.replaceState({ turbo: 1 }, '', location.href);
    dispatchEvent(new Event('pagehide'));
    await loadPage();
    expect(scrubbedParameter('email')).toBe('a@x.nz');
    expect(history.state).toMatchObject({ turbo: 1 });
  });

  test('is not that of another page, even if a script copies the state there', () => {
    open('/survey?email=a@x.nz');
    history.pushState(history.state, '', '/thanks');
    expect(scrubbedParameter('email')).toBe('');
  });

  test.each([
    'text',
    { path: '/survey' },
    { path: '/survey', values: 7 },
    { path: '/survey', values: { email: {} } },
  ])('is empty if a script has left %j in its place', (garbage) => {
    history.replaceState({ 'adviser-widgets': garbage }, '', '/survey');
    scrubAddress(['email']);
    expect(scrubbedParameter('email')).toBe('');
  });
});

describe("the page's own state", () => {
  test.each(['text', 7, [['a']]])('stays as it is if it is no object: %j', (state) => {
    open('/survey?email=a@x.nz', state);
    expect(history.state).toEqual(state);
  });

  test('keeps what a router has put there', () => {
    open('/survey?email=a@x.nz', { key: 'k1' });
    expect(history.state).toMatchObject({ key: 'k1' });
  });

  test("stays empty until the page has loaded: Vue's router takes what it finds for its own", () => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    open('/survey?email=a@x.nz');
    expect(history.state).toBeNull();
    readyState.mockReturnValue('complete');
    dispatchEvent(new Event('load'));
    expect(history.state).not.toBeNull();
  });
});
