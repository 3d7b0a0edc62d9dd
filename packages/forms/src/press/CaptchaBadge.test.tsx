import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CaptchaBadge } from './CaptchaBadge.tsx';

interface VendorOptions {
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
}

let rendered: VendorOptions[];
const vendor = {
  ready: (callback: () => void) => callback(),
  render: (_: Element, options: VendorOptions) => rendered.push(options),
};

beforeEach(() => {
  rendered = [];
  vi.stubGlobal('grecaptcha', vendor);
});

afterEach(() => vi.unstubAllGlobals());

function machine() {
  return {
    prepare: vi.fn(),
    execute: vi.fn(),
    rendered: vi.fn(),
    broken: vi.fn(),
    verified: vi.fn(),
    expired: vi.fn(),
    failed: vi.fn(),
    gone: vi.fn(),
    elsewhere: vi.fn(),
  };
}

function showBox() {
  const captcha = machine();
  const { unmount } = render(<CaptchaBadge siteKey="key" captcha={captcha} vendor={vendor} />);
  const [options] = rendered;
  if (!options) throw new Error('The vendor rendered nothing');
  const callAll = () => {
    options.callback('token');
    options['expired-callback']();
    options['error-callback']();
  };
  const calls = () => [captcha.verified.mock.calls, captcha.expired.mock.calls, captcha.failed.mock.calls];
  return { callAll, calls, unmount };
}

test('reports what the vendor says to the form', () => {
  const { callAll, calls } = showBox();
  callAll();
  expect(calls()).toEqual([[['token']], [[]], [[]]]);
});

test('ignores what the vendor says of a removed widget, as another check may be running', () => {
  const { callAll, calls, unmount } = showBox();
  unmount();
  callAll();
  expect(calls()).toEqual([[], [], []]);
});

test('reports what the vendor throws, of which the page hears nothing', async () => {
  const broken = {
    ...vendor,
    render: () => {
      throw new Error('unknown parameter');
    },
  };
  vi.stubGlobal('grecaptcha', broken);
  const captcha = machine();
  render(<CaptchaBadge siteKey="key" captcha={captcha} vendor={broken} />);
  await vi.waitFor(() => expect(captcha.broken).toHaveBeenCalledWith('Error: unknown parameter'));
});

test("a form of the page around the widget does not send the vendor's field", async () => {
  const writing = {
    ...vendor,
    render: (element: Element) => (element.innerHTML = '<textarea name="g-recaptcha-response"></textarea>'),
  };
  const captcha = machine();
  const { container } = render(
    <form>
      <CaptchaBadge siteKey="key" captcha={captcha} vendor={writing} />
    </form>,
  );
  await vi.waitFor(() => expect(captcha.rendered).toHaveBeenCalled());
  const page = container.querySelector('form') ?? undefined;
  expect([...new FormData(page).keys()]).toEqual([]);
});

test.each([
  ['a frame', 1, () => document.body.appendChild(document.createElement('iframe')).contentDocument?.body],
  ['the page', 0, () => document.body],
])('in %s it says %i times that it is in another document than its script', (_, times, find) => {
  const captcha = machine();
  const body = find();
  if (!body) throw new Error('The frame has no document');
  const container = body.appendChild(body.ownerDocument.createElement('div'));
  render(<CaptchaBadge siteKey="key" captcha={captcha} vendor={vendor} />, { container });
  expect(captcha.elsewhere).toHaveBeenCalledTimes(times);
});
