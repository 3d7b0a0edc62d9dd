import { configure, setConsent } from '@adviser-widgets/core';
import { mountSnippet, type MountedSnippet } from '@adviser-widgets/testing';
import { htmlText } from '@adviser-widgets/widget/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { definition } from './definition.ts';
import { AppNoticeBanner } from './AppNoticeBanner.tsx';
import { NoticeBanner } from './NoticeBanner.tsx';

let snippet: MountedSnippet | undefined;

const forget = () => {
  document.cookie = 'banner_closed=; path=/; max-age=0';
};

beforeEach(() => {
  forget();
  configure({ json: { brand: 'acme' } });
});

afterEach(() => {
  snippet?.remove();
  snippet = undefined;
  configure({});
});

async function open(attributes = '', children = '<p>Closed on <b>Monday</b></p>'): Promise<MountedSnippet> {
  snippet = await mountSnippet(
    `<div class="aw-widget" data-widget="notice-banner" ${attributes}>${children}</div>`,
    definition,
  );
  return snippet;
}

const region = () => screen.queryByRole('region');
const close = () => act(() => userEvent.click(screen.getByRole('button', { name: 'Close' })));

test("shows the author's own nodes", async () => {
  await open();
  expect(region()?.querySelector('.aw-banner__text')?.innerHTML).toBe('<p>Closed on <b>Monday</b></p>');
});

test.each([
  ['', 'aw-background-primary'],
  ['data-background="background-secondary"', 'aw-background-secondary'],
  ['data-background="background-accent"', 'aw-background-accent'],
])('%s is the class %s', async (attributes, name) => {
  await open(attributes);
  expect(region()?.classList.contains(name)).toBe(true);
});

describe('the cookie banner_closed', () => {
  test.each([
    ['', '', true],
    ['', '1', false],
    ['', 'easter', false],
    ['data-version="easter"', '', true],
    ['data-version="easter"', '1', true],
    ['data-version="easter"', 'easter', false],
    ['data-version="Ō 1; x"', encodeURIComponent('Ō 1; x'), false],
    ['', 'easter~phones', false],
    ['data-version="easter"', 'easter~phones', false],
    ['data-version="phones"', 'easter~phones', false],
    ['data-version="east"', 'easter~phones', true],
    ['data-version="a~b"', 'a~b', false],
  ])('with %s and the cookie "%s" shows: %s', async (attributes, cookie, isShown) => {
    if (cookie) document.cookie = `banner_closed=${cookie}; path=/`;
    await open(attributes);
    expect(region() !== null).toBe(isShown);
  });

  test('holds a digest of a long version', async () => {
    const version = `data-version="${'easter '.repeat(500)}"`;
    await open(version);
    await close();
    expect(document.cookie.length).toBeLessThan(100);
    snippet?.remove();
    await open(version);
    expect(region()).toBeNull();
  });

  describe('of several notices', () => {
    const closeAll = async (versions: readonly string[]) => {
      const { unmount } = render(
        versions.map((version) => (
          <NoticeBanner key={version} version={version}>
            {`Notice ${version}`}
          </NoticeBanner>
        )),
      );
      for (const button of screen.getAllByRole('button', { name: 'Close' }))
        await act(() => userEvent.click(button));
      unmount();
    };

    test('holds each that was closed', async () => {
      await closeAll(['easter', '', 'phones']);
      expect(document.cookie).toBe('banner_closed=easter~1~phones');
    });

    test('keeps what the cookie of an earlier release holds', async () => {
      document.cookie = 'banner_closed=easter; path=/';
      await closeAll(['phones']);
      expect(document.cookie).toBe('banner_closed=easter~phones');
    });

    test('holds those that were closed before the visitor consented', async () => {
      configure({ json: { brand: 'acme', consent: 'required' } });
      await closeAll(['easter', 'phones']);
      act(() => setConsent({ analytics: true }));
      expect(document.cookie).toBe('banner_closed=easter~phones');
      setConsent({ analytics: undefined });
    });

    test('leaves out the oldest once it would be long', async () => {
      const versions = Array.from({ length: 30 }, (_, index) => `${'ō'.repeat(20)}${index}`);
      await closeAll(versions);
      expect(document.cookie.length).toBeLessThan(1100);
      expect(decodeURIComponent(document.cookie)).toMatch(/ō29$/);
      expect(decodeURIComponent(document.cookie)).not.toContain('ō9~');
    });
  });

  test('is set to the version on closing', async () => {
    const { events } = await open('data-version="easter"');
    await close();
    expect(document.cookie).toBe('banner_closed=easter');
    expect(events.map(({ type }) => type)).toEqual(['aw:ready', 'aw:analytics', 'aw:close']);
  });

  test('is not set without consent; the notice closes all the same', async () => {
    configure({ json: { brand: 'acme', consent: 'required' } });
    await open();
    await close();
    expect(region()).toBeNull();
    expect(document.cookie).toBe('');
    act(() => setConsent({ analytics: true }));
    expect(document.cookie).toBe('banner_closed=1');
  });

  test('fault 43: with blocked cookies it closes without an error', async () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    await open();
    await close();
    expect(region()).toBeNull();
  });
});

test('a new version while it is closed shows the nodes again, and unmounting restores them', async () => {
  const { element, unmount } = await open('data-version="a"');
  await close();
  element.dataset.version = 'b';
  await act(() => snippet?.placeholder.refresh());
  expect(region()?.textContent).toContain('Closed on Monday');
  unmount();
  expect(element.innerHTML).toBe('<p>Closed on <b>Monday</b></p>');
});

test("its label and close button take the page's own texts", async () => {
  configure({
    json: { brand: 'acme', messages: { 'notice-banner': { label: 'Important', close: 'Got it' } } },
  });
  await open();
  expect(screen.getByRole('region', { name: 'Important' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Got it' })).toBeTruthy();
});

test('in an app: text, or children', async () => {
  const { rerender } = render(<NoticeBanner>Kia ora</NoticeBanner>);
  expect(region()?.textContent).toBe('Kia ora');
  rerender(<NoticeBanner text={htmlText('<i>Haere</i> mai<script>x</script>')} />);
  expect((await screen.findByText('Haere')).localName).toBe('i');
  expect(region()?.textContent).toBe('Haere mai');
});

describe('in an app', () => {
  const words = () => region()?.querySelector('.aw-banner__text')?.innerHTML;

  test('the text may be a plain string', () => {
    render(<AppNoticeBanner text="Closed on Monday" />);
    expect(words()).toBe('Closed on Monday');
  });

  test('HTML in a string is made safe, as in an attribute', async () => {
    render(<AppNoticeBanner text='Closed on <b onclick="x()">Monday</b>' />);
    await vi.waitFor(() => expect(words()).toBe('Closed on <b>Monday</b>'));
  });

  test('the text may be nodes', () => {
    render(
      <AppNoticeBanner
        text={
          <>
            Closed on <b>Monday</b>
          </>
        }
      />,
    );
    expect(words()).toBe('Closed on <b>Monday</b>');
  });

  test('a notice without text and children says on the console what it takes', () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    render(<AppNoticeBanner />);
    expect(warned.mock.calls).toEqual([[expect.stringContaining('write the notice as its children')]]);
  });

  test('children that are not there yet are not reported', () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    render(<AppNoticeBanner>{undefined}</AppNoticeBanner>);
    expect(warned).not.toHaveBeenCalled();
  });
});
