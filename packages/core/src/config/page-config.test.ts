// @vitest-environment jsdom
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { ConfigInput } from './config.ts';
import { configure } from './configure.ts';
import { getConfig, onConfigChange } from './page-config.ts';

afterEach(() => {
  configure({ hostname: 'www.example.nz' });
});

test('getConfig returns a configured value', () => {
  configure({ json: { brand: 'acme' } });
  expect(getConfig().brand).toBe('acme');
});

test('getConfig returns the same object until the next change', () => {
  expect(getConfig()).toBe(getConfig());
});

test('configuring again starts from the defaults', () => {
  configure({ json: { brand: 'acme', phone: '0800' } });
  configure({ json: { brand: 'other' } });
  expect(getConfig().phone).toBe('');
});

test('takes no key that there is not', () => {
  expectTypeOf<{ brand: string; captcha: { siteKey: string } }>().toExtend<ConfigInput>();
  expectTypeOf<{ brnad: string }>().not.toExtend<ConfigInput>();
  expectTypeOf<{ captcha: { sitekey: string } }>().not.toExtend<ConfigInput>();
});

test("logs one error that starts with the library's name for each bad value", async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const json: unknown = { encoding: { lead: 'xml' }, trackingShape: 'deep' };
  configure({ json: json as ConfigInput });
  await vi.waitFor(() =>
    expect(error.mock.calls.map(([text]) => String(text).slice(0, 49))).toEqual([
      '[adviser-widgets] configuration key "encoding.lea',
      '[adviser-widgets] configuration key "trackingShap',
    ]),
  );
});

test('logs one error for each message that is not a text, and keeps the others', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const json: unknown = { environment: 'sandbox', messages: { tryAgain: 7, close: 'Shut' } };
  configure({ json: json as ConfigInput });
  await vi.waitFor(() =>
    expect(error.mock.calls).toEqual([[expect.stringContaining('"messages.tryAgain": expected a text')]]),
  );
  expect(getConfig().messages.close).toBe('Shut');
});

test('logs one warning for each unknown key, with the nearest known one', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const json: unknown = { brnad: 'acme' };
  configure({ json: json as ConfigInput, tag: { phoen: '0800', cfasync: 'false', config: '/c.json' } });
  await vi.waitFor(() =>
    expect(warn.mock.calls).toEqual([
      ['[adviser-widgets] there is no configuration key "brnad"; did you mean "brand"?'],
      ['[adviser-widgets] the script tag has no data-phoen; did you mean data-phone?'],
    ]),
  );
  expect(error).not.toHaveBeenCalled();
});

test('logs an error for an unknown key that was meant for the address of the API', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const json: unknown = { brand: 'acme', apiBases: { live: 'https://api.example.nz' } };
  configure({ json: json as ConfigInput });
  await vi.waitFor(() =>
    expect(error.mock.calls).toEqual([
      [
        `[adviser-widgets] there is no configuration key "apiBases"; did you mean "apiBase", an object with live and sandbox? Until apiBase.live is set, live leads go to the page's own site`,
      ],
    ]),
  );
});

test('logs a warning for it while the JSON may still set that address', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  configure({ tag: { apiBase: 'https://api.example.nz' }, unread: 'late' });
  await vi.waitFor(() =>
    expect(warn.mock.calls).toEqual([
      [
        '[adviser-widgets] the script tag has no data-api-base; did you mean data-api-base-live or data-api-base-sandbox?',
      ],
    ]),
  );
});

test('logs one error with its cause if the check fails, and keeps the configuration', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const messages = {
    /** Only the check reads it, and fails as if its file had not loaded. */
    get close(): string {
      throw cause;
    },
  };
  configure({ json: { brand: 'acme', debug: true, messages } });
  await vi.waitFor(() => expect(error.mock.calls).toEqual([[`[adviser-widgets] ${cause}`]]));
  expect(getConfig().brand).toBe('acme');
});

test('warns of a name that no event has, in the sandbox', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  configure({ json: { eventNames: { lead_callcentre: 'call_me' } }, hostname: 'localhost' });
  await vi.waitFor(() =>
    expect(warn.mock.calls).toEqual([
      [
        '[adviser-widgets] configuration key "eventNames": there is no event "lead_callcentre"; did you mean "lead_call_centre"?',
      ],
    ]),
  );
});

test("uses the page's host if none is given", () => {
  expect(configure({}).environment).toBe('sandbox'); // tests run on localhost
});

test('calls listeners on a change', () => {
  const listener = vi.fn();
  const undo = onConfigChange(listener);
  configure({});
  undo();
  expect(listener).toHaveBeenCalledOnce();
});

test('does not call a listener that was removed', () => {
  const listener = vi.fn();
  onConfigChange(listener)();
  configure({});
  expect(listener).not.toHaveBeenCalled();
});

test('marks the document in the sandbox', () => {
  configure({ hostname: 'localhost' });
  expect(document.documentElement.dataset.widgetEnvironment).toBe('sandbox');
});

test('does not mark the document on live, also if late JSON says so', () => {
  configure({ json: { environment: 'sandbox' }, hostname: 'localhost' });
  configure({ hostname: 'www.example.nz' });
  expect(document.documentElement.dataset.widgetEnvironment).toBeUndefined();
});

test('warns a public page once that it sends to the sandbox', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  configure({ json: { environment: 'sandbox' }, hostname: 'www.example.nz' });
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(warn.mock.calls).toEqual([
    ['[adviser-widgets] this public page sends its leads to the sandbox; set environment to "live"'],
  ]);
});

test('does not warn a local page that sends to the sandbox', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  configure({ hostname: 'localhost' });
  expect(warn).not.toHaveBeenCalled();
});

describe('of two copies in an app', () => {
  async function loadCopy(version: string) {
    vi.resetModules();
    vi.stubGlobal('AW_COPY', `@adviser-widgets/core@${version}`);
    return import('./page-config.ts');
  }

  async function loadTwo() {
    vi.spyOn(console, 'warn').mockReturnValue();
    return [await loadCopy('1.0.0'), await loadCopy('1.1.0')] as const;
  }

  afterEach(() => void vi.unstubAllGlobals());

  test('one has the configuration of the other', async () => {
    const [first, second] = await loadTwo();
    first.setConfig({ json: { brand: 'acme' } });
    expect(second.getConfig().brand).toBe('acme');
  });

  test('one hears of the other that the configuration has changed', async () => {
    const [first, second] = await loadTwo();
    const heard = vi.fn();
    first.onConfigChange(heard);
    second.setConfig({ json: { brand: 'acme' } });
    expect(heard).toHaveBeenCalledOnce();
  });
});
