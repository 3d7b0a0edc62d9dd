import { settled } from '@adviser-widgets/testing/settled';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mountWidget, type MountOptions } from './mount-widget.tsx';

const fallback = '<p id="p">Call <a href="tel:0800">us</a></p>';

const Field: MountOptions['component'] = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <form>
      <input name="name" />
      <button type="button" onClick={() => setOpen(true)}>
        {isOpen ? 'Open' : 'Closed'}
      </button>
    </form>
  );
};

afterEach(() => document.body.replaceChildren());

function mount(html = fallback, component = Field) {
  const host = document.createElement('div');
  host.append(document.createRange().createContextualFragment(html));
  document.body.append(host);
  const nodes = [...host.childNodes];
  const onRewritten = vi.fn<NonNullable<MountOptions['onRewritten']>>();
  const onFailed = vi.fn();
  const widget = mountWidget({
    host: { name: 'field', id: 'f', element: host },
    component,
    props: {},
    onRewritten,
    onReady: () => {},
    onFailed,
  });
  const input = host.querySelector('input');
  if (input) input.value = 'Aroha';
  return { host, nodes, widget, onRewritten, onFailed };
}

const typedIn = (host: Element) => host.querySelector('input')?.value;

/** What the page may do that leaves the author's content as it was. */
const same: readonly [how: string, rewrite: (host: HTMLElement) => void][] = [
  ['empties it', (host) => (host.textContent = '')],
  ['writes white space', (host) => (host.innerHTML = '\n <!-- widget -->\n')],
  ['writes the same content again', (host) => (host.innerHTML = fallback)],
  ['writes its own HTML again', (host) => (host.innerHTML += '')],
  ['removes the widget', (host) => host.querySelector('.aw-root')?.remove()],
  ['removes the copy of the content', (host) => host.querySelector('.aw-kept')?.remove()],
];

describe.each(same)('a page that %s', (_how, rewrite) => {
  async function rewritten() {
    const mounted = mount();
    rewrite(mounted.host);
    await settled();
    return mounted;
  }

  test('has the widget again, with what was typed', async () => {
    expect(typedIn((await rewritten()).host)).toBe('Aroha');
  });

  test('has a widget that works', async () => {
    const { host } = await rewritten();
    host.querySelector('button')?.click();
    await settled();
    expect(host.querySelector('button')?.textContent).toBe('Open');
  });

  test('has one copy of the content', async () => {
    const { host } = await rewritten();
    expect([...host.querySelectorAll('template')].map(({ innerHTML }) => innerHTML)).toEqual([fallback]);
  });

  test('has written nothing new', async () => {
    expect((await rewritten()).onRewritten).not.toHaveBeenCalled();
  });

  test('gets the same nodes back once the widget unmounts', async () => {
    const { host, widget, nodes } = await rewritten();
    widget.unmount();
    expect([...host.childNodes]).toEqual(nodes);
  });
});

const other: readonly [how: string, rewrite: (host: HTMLElement) => void, content: string][] = [
  ['replaces the content', (host) => (host.innerHTML = '<p>Ring us</p>'), '<p>Ring us</p>'],
  ['writes a text', (host) => (host.textContent = 'Ring us'), 'Ring us'],
  ['adds to its HTML', (host) => (host.innerHTML += '<p>Ring us</p>'), `${fallback}<p>Ring us</p>`],
  ['adds an element', (host) => host.append(document.createElement('hr')), `${fallback}<hr>`],
  ['puts one first', (host) => host.prepend(document.createElement('hr')), `<hr>${fallback}`],
  [
    'writes the HTML of another placeholder',
    (host) => (host.innerHTML = mount('<p>Ring us</p>').host.innerHTML),
    '<p>Ring us</p>',
  ],
];

describe.each(other)('a page that %s', (_how, rewrite, content) => {
  async function rewritten() {
    const mounted = mount();
    rewrite(mounted.host);
    await settled();
    return mounted;
  }

  test('has the widget again, with what was typed', async () => {
    expect(typedIn((await rewritten()).host)).toBe('Aroha');
  });

  test('shows nothing beside the widget', async () => {
    const { host } = await rewritten();
    expect([...host.childNodes].map((node) => (node as Element).className)).toEqual([
      'aw-kept',
      'aw-root wp-exclude-emoji',
    ]);
  });

  test('has a copy of the new content', async () => {
    const { host } = await rewritten();
    expect(host.querySelector('template')?.innerHTML).toBe(content);
  });

  test('is reported once, as new content of an intact widget', async () => {
    const { onRewritten } = await rewritten();
    expect(onRewritten.mock.calls.map(([, isIntact]) => isIntact)).toEqual([true]);
  });

  test('has the new content once the widget unmounts', async () => {
    const { host, widget } = await rewritten();
    widget.unmount();
    expect(host.innerHTML).toBe(content);
  });

  test('has the new content if the widget unmounts at once', () => {
    const { host, widget } = mount();
    rewrite(host);
    widget.unmount();
    expect(host.innerHTML).toBe(content);
  });
});

test('content with an element of the old content, moved by its id, is new', async () => {
  const { host, nodes, onRewritten } = mount();
  host.replaceChildren(...nodes);
  await settled();
  expect(onRewritten).toHaveBeenCalledOnce();
});

describe('a page that turns the container into an element of its own', () => {
  async function overwritten() {
    const mounted = mount();
    const container = mounted.host.querySelector('.aw-root');
    for (const name of container?.getAttributeNames() ?? []) container?.removeAttribute(name);
    container?.replaceChildren('Ring us');
    mounted.host.querySelector('.aw-kept')?.remove();
    await settled();
    return mounted;
  }

  test('has its content', async () => {
    expect((await overwritten()).host.innerHTML).toBe('<div>Ring us</div>');
  });

  test('is reported as one whose widget is not intact', async () => {
    const { onRewritten } = await overwritten();
    expect(onRewritten.mock.calls.map(([, isIntact]) => isIntact)).toEqual([false]);
  });

  test('keeps its content once the widget unmounts', async () => {
    const { host, widget } = await overwritten();
    widget.unmount();
    expect(host.innerHTML).toBe('<div>Ring us</div>');
  });
});

test('a page that removes the widget every time gets its content, and one failure', async () => {
  const { host, onFailed } = mount();
  new MutationObserver(() => host.querySelector('.aw-root')?.remove()).observe(host, { childList: true });
  host.querySelector('.aw-root')?.remove();
  await settled();
  expect(onFailed).toHaveBeenCalledOnce();
  expect(host.innerHTML).toBe(fallback);
});
