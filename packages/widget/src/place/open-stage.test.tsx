import { settled } from '@adviser-widgets/testing/settled';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PageContent } from '../react/page-content.tsx';
import { copyAsWritten, restoreCopy } from '../host/dead-copies.ts';
import { mountWidget, type MountOptions } from './mount-widget.tsx';
import { rootOf } from '../nodes/root.ts';

const fallback = '<p id="p">Call <a href="tel:0800">us</a></p>';

const Field: MountOptions['component'] = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <form>
      <input name="name" />
      <button type="button" onClick={() => setOpen(true)}>
        {isOpen ? 'Open' : 'Closed'}
      </button>
      <PageContent className="frame" />
    </form>
  );
};

/** Where the author's nodes are while a widget stands: in the placeholder, hidden in a holder, or shown. */
const stages = {
  'a block': { tag: 'div' },
  'an element that can hold no shadow root': { tag: 'ul' },
  'a custom element': { tag: 'x-box' },
  'a widget that shows the content': { tag: 'div', isContent: true },
} as const;

type StageName = keyof typeof stages;

afterEach(() => document.body.replaceChildren());

function mount(stage: StageName, html = fallback) {
  const { tag, isContent = false } = { isContent: undefined, ...stages[stage] };
  const host = document.createElement(tag);
  host.append(document.createRange().createContextualFragment(html));
  document.body.append(host);
  const nodes = [...host.childNodes];
  const onRewritten = vi.fn<NonNullable<MountOptions['onRewritten']>>();
  const onFailed = vi.fn();
  const widget = mountWidget({
    host: { name: 'field', id: 'f', element: host },
    component: Field,
    props: {},
    isContent,
    onRewritten,
    onReady: () => {},
    onFailed,
  });
  const input = host.querySelector('input');
  if (input) input.value = 'Aroha';
  return { host, nodes, widget, onRewritten, onFailed };
}

const typedIn = (host: Element) => host.querySelector('input')?.value;

describe.each(Object.keys(stages) as StageName[])('in %s', (stage) => {
  async function rewrittenBy(rewrite: (host: HTMLElement) => void) {
    const mounted = mount(stage);
    rewrite(mounted.host);
    await settled();
    return mounted;
  }

  test("the author's nodes stay in the page", () => {
    const { nodes } = mount(stage);
    expect(nodes.map(({ isConnected }) => isConnected)).toEqual([true]);
  });

  test('only what the widget shows is shown', () => {
    const { host } = mount(stage);
    const shown = host.shadowRoot
      ? host.shadowRoot.querySelector('slot')?.assignedNodes()
      : [...host.children];
    expect(shown).toEqual([rootOf(host)]);
  });

  test('a copy as written is what the author wrote', () => {
    expect(copyAsWritten(mount(stage).host).innerHTML).toBe(fallback);
  });

  test('a copy in the page is restored', () => {
    const copy = mount(stage).host.cloneNode(true) as HTMLElement;
    restoreCopy(copy);
    expect(copy.innerHTML).toBe(fallback);
  });

  test('the same nodes are back once the widget unmounts', () => {
    const { host, widget, nodes } = mount(stage);
    widget.unmount();
    expect([...host.childNodes]).toEqual(nodes);
  });

  test('a later widget shows too', () => {
    const { host, widget } = mount(stage);
    widget.unmount();
    mountWidget({
      host: { name: 'field', id: 'f', element: host },
      component: Field,
      props: {},
      onReady: () => {},
      onFailed: () => {},
    });
    expect(rootOf(host).querySelector('button')?.textContent).toBe('Closed');
  });

  /** What the page may do that leaves the author's content as it was. */
  const same: readonly [how: string, rewrite: (host: HTMLElement) => void][] = [
    ['writes the same content again', (host) => (host.innerHTML = fallback)],
    ['writes its own HTML again', (host) => (host.innerHTML += '')],
    ['removes the widget', (host) => rootOf(host).remove()],
  ];

  describe.each(same)('a page that %s', (_how, rewrite) => {
    test('has the widget again, with what was typed', async () => {
      expect(typedIn((await rewrittenBy(rewrite)).host)).toBe('Aroha');
    });

    test('has a widget that works', async () => {
      const { host } = await rewrittenBy(rewrite);
      host.querySelector('button')?.click();
      await settled();
      expect(host.querySelector('button')?.textContent).toBe('Open');
    });

    test('has the content once', async () => {
      expect(copyAsWritten((await rewrittenBy(rewrite)).host).innerHTML).toBe(fallback);
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
      (host) => (host.innerHTML = mount(stage, '<p>Ring us</p>').host.innerHTML),
      '<p>Ring us</p>',
    ],
    [
      'wraps its content',
      (host) => {
        const wrapper = document.createElement('section');
        wrapper.append(...host.childNodes);
        host.append(wrapper);
      },
      `<section>${fallback}</section>`,
    ],
  ];

  describe.each(other)('a page that %s', (_how, rewrite, content) => {
    test('has the widget, with what was typed', async () => {
      expect(typedIn((await rewrittenBy(rewrite)).host)).toBe('Aroha');
    });

    test('has its content', async () => {
      expect(copyAsWritten((await rewrittenBy(rewrite)).host).innerHTML).toBe(content);
    });

    test('is reported once, as new content of an intact widget', async () => {
      const { onRewritten } = await rewrittenBy(rewrite);
      expect(onRewritten.mock.calls).toEqual([['changed']]);
    });

    test('has the new content once the widget unmounts', async () => {
      const { host, widget } = await rewrittenBy(rewrite);
      widget.unmount();
      expect(host.innerHTML).toBe(content);
    });

    test('has the new content if the widget unmounts at once', () => {
      const { host, widget } = mount(stage);
      rewrite(host);
      widget.unmount();
      expect(host.innerHTML).toBe(content);
    });
  });

  /** What a framework calls, which knows the author's nodes as children of the placeholder. */
  const calls: readonly [
    how: string,
    call: (host: HTMLElement, node: ChildNode) => unknown,
    content: string,
  ][] = [
    ['removes a node', (host, node) => host.removeChild(node), ''],
    ['replaces a node', (host, node) => host.replaceChild(document.createElement('hr'), node), '<hr>'],
    [
      'inserts before a node',
      (host, node) => host.insertBefore(document.createElement('hr'), node),
      `<hr>${fallback}`,
    ],
    ['appends a node', (host) => host.appendChild(document.createElement('hr')), `${fallback}<hr>`],
    ['removes the node itself', (_, node) => node.remove(), ''],
    [
      'inserts after the node itself',
      (_, node) => node.after(document.createElement('hr')),
      `${fallback}<hr>`,
    ],
  ];

  describe.each(calls)('a framework that %s', (_how, call, content) => {
    test('has the widget, with what was typed', async () => {
      const { host, nodes } = mount(stage);
      nodes.forEach((node) => call(host, node));
      await settled();
      expect(typedIn(host)).toBe('Aroha');
    });

    test('has what it did once the widget unmounts', async () => {
      const { host, nodes, widget } = mount(stage);
      nodes.forEach((node) => call(host, node));
      await settled();
      widget.unmount();
      expect(host.innerHTML).toBe(content);
    });
  });

  describe('a page that turns the container into an element of its own', () => {
    async function overwritten() {
      const mounted = mount(stage);
      const container = rootOf(mounted.host);
      for (const name of container.getAttributeNames()) container.removeAttribute(name);
      container.replaceChildren('Ring us');
      container.before(document.createElement('hr'));
      await settled();
      return mounted;
    }

    test('is reported as one whose widget is not intact', async () => {
      const { onRewritten } = await overwritten();
      expect(onRewritten).toHaveBeenCalledWith('overwritten');
    });

    test('keeps its content once the widget unmounts', async () => {
      const { host, widget } = await overwritten();
      widget.unmount();
      expect(host.innerHTML).toContain('<hr><div>Ring us</div>');
    });
  });

  test('a page that removes the widget every time gets its content, and one failure', async () => {
    const { host, onFailed } = mount(stage);
    new MutationObserver(() => host.querySelector('.aw-root')?.remove()).observe(host, { childList: true });
    host.querySelector('.aw-root')?.remove();
    await settled();
    expect(onFailed).toHaveBeenCalledOnce();
    expect(host.innerHTML).toBe(fallback);
  });
});

test('controls within a form of the page are neither sent nor checked with it', () => {
  const form = document.createElement('form');
  form.innerHTML = '<div><input name="fallback" required></div>';
  document.body.append(form);
  const host = form.querySelector('div');
  if (!host) throw new Error('expected a placeholder');
  mountWidget({
    host: { name: 'f', id: 'f', element: host },
    component: () => <b>Hi</b>,
    props: {},
    onReady: () => {},
    onFailed: () => {},
  });
  expect(form.checkValidity()).toBe(true);
  expect([...new FormData(form)]).toEqual([]);
});

test.each([
  ['a widget beside its content', false],
  ['a widget that shows its content', true],
])(
  'a page that was saved with our shadow root has its content until there is a widget: %s',
  (_, isContent) => {
    const saved = document.createElement('div');
    saved.innerHTML = `${fallback}<div class="aw-root" id="aw-root-1" slot="aw-root"><form></form></div>`;
    saved.attachShadow({ mode: 'open' }).innerHTML = '<slot name="aw-root" data-aw-own=""></slot>';
    document.body.append(saved);
    const assigned = () => saved.shadowRoot?.querySelector('slot')?.assignedNodes();
    restoreCopy(saved);
    expect(assigned()).toEqual([...saved.childNodes]);
    expect(saved.innerHTML).toBe(fallback);
    mountWidget({
      host: { name: 'field', id: 'f', element: saved },
      component: Field,
      props: {},
      isContent,
      onReady: () => {},
      onFailed: () => {},
    });
    expect(assigned()).toEqual([rootOf(saved)]);
  },
);
