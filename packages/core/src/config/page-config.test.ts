// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { configure, getConfig, onConfigChange } from './page-config.ts';

afterEach(() => {
  configure({ hostname: 'localhost' });
  delete document.documentElement.dataset.widgetEnvironment;
});

test('a configured value is what getConfig gives', () => {
  configure({ json: { brand: 'acme' } });
  expect(getConfig().brand).toBe('acme');
});

test('the configuration is one object until the next change', () => {
  expect(getConfig()).toBe(getConfig());
});

test('configuring again starts from the defaults', () => {
  configure({ json: { brand: 'acme', phone: '0800' } });
  configure({ json: { brand: 'other' } });
  expect(getConfig().phone).toBe('');
});

test('each bad value is one console error that begins with the name of the library', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  configure({ json: { encoding: { lead: 'xml' }, trackingShape: 'deep' } });
  await vi.waitFor(() =>
    expect(error.mock.calls.map(([text]) => String(text).slice(0, 49))).toEqual([
      '[adviser-widgets] configuration key "encoding.lea',
      '[adviser-widgets] configuration key "trackingShap',
    ]),
  );
});

test('each part of messages that is no text is one console error, and the others count', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  configure({ json: { messages: { tryAgain: 7, close: 'Shut' } } });
  await vi.waitFor(() => expect(error.mock.calls).toEqual([[expect.stringContaining('"messages.tryAgain": expected a text')]]));
  expect(getConfig().messages.close).toBe('Shut');
});

test('each name that is no key is one warning with the nearest that is', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  configure({ json: { brnad: 'acme' }, tag: { phoen: '0800', cfasync: 'false', config: '/c.json' } });
  await vi.waitFor(() =>
    expect(warn.mock.calls).toEqual([
      ['[adviser-widgets] there is no configuration key "brnad"; did you mean "brand"?'],
      ['[adviser-widgets] the script tag has no data-phoen; did you mean data-phone?'],
    ]),
  );
  expect(error).not.toHaveBeenCalled();
});

test('a check that fails is one console error with its cause, and the configuration counts', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const messages = {
    /** Only the check reads it, and fails as if its file had not loaded. */
    get close(): string {
      throw cause;
    },
  };
  configure({ json: { brand: 'acme', messages } });
  await vi.waitFor(() => expect(error.mock.calls).toEqual([['[adviser-widgets] the configuration could not be checked', cause]]));
  expect(getConfig().brand).toBe('acme');
});

test('the host of the page decides where none is given', () => {
  expect(configure({}).environment).toBe('sandbox'); // tests run on localhost
});

test('a listener hears of a change', () => {
  const listener = vi.fn();
  const undo = onConfigChange(listener);
  configure({});
  undo();
  expect(listener).toHaveBeenCalledOnce();
});

test('a listener that was taken off hears nothing', () => {
  const listener = vi.fn();
  onConfigChange(listener)();
  configure({});
  expect(listener).not.toHaveBeenCalled();
});

test('the sandbox is marked on the document (row 4)', () => {
  configure({ hostname: 'localhost' });
  expect(document.documentElement.dataset.widgetEnvironment).toBe('sandbox');
});

test('live is not marked on the document', () => {
  delete document.documentElement.dataset.widgetEnvironment;
  configure({ hostname: 'www.example.nz' });
  expect(document.documentElement.dataset.widgetEnvironment).toBeUndefined();
});

test('a public page that sends to the sandbox is told so once (row 4)', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  configure({ json: { environment: 'sandbox' }, hostname: 'www.example.nz' });
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(warn.mock.calls).toEqual([
    ['[adviser-widgets] this public page sends its leads to the sandbox; set environment to "live"'],
  ]);
});

test('a local page that sends to the sandbox is told nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  configure({ hostname: 'localhost' });
  expect(warn).not.toHaveBeenCalled();
});
