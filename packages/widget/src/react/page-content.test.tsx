import { StrictMode, useState } from 'react';
import { act, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { PageContent } from './page-content.tsx';
import { mountWidget, type MountOptions } from '../place/mount-widget.tsx';
import { PageNodes, usePageContent } from '../place/PageNodes.tsx';

const html =
  'Before <p id="p">Call <a href="tel:0800">us</a></p><!-- note --><form><input name="name"></form>';

afterEach(() => document.body.replaceChildren());

function mount(component: MountOptions['component'], markup = html) {
  const host = document.createElement('div');
  host.dataset.widget = 'frame';
  host.append(document.createRange().createContextualFragment(markup));
  document.body.append(host);
  const nodes = [...host.childNodes];
  const failures: unknown[] = [];
  const widget = mountWidget({
    host: { name: 'frame', id: 'f', element: host },
    component,
    props: {},
    frame: 'page',
    isContent: true,
    onReady: () => {},
    onFailed: (_, error) => failures.push(error),
  });
  return { host, nodes, widget, failures };
}

const framed: MountOptions['component'] = () => <PageContent className="frame" />;

describe('content of the page', () => {
  test('is shown in the frame: the same nodes in the same order', () => {
    const { host, nodes } = mount(framed);
    expect([...(host.querySelector('.frame')?.childNodes ?? [])]).toEqual(nodes);
  });

  test('never leaves the page', () => {
    const left: string[] = [];
    class Watched extends HTMLElement {
      disconnectedCallback() {
        left.push(this.isConnected ? 'moved' : 'left');
      }
    }
    customElements.define('x-watched', Watched);
    mount(framed, '<x-watched></x-watched>');
    expect(left).not.toContain('left');
  });

  test('keeps the focus, typed text and listeners', () => {
    const pressed: string[] = [];
    const Later: MountOptions['component'] = () => {
      const nodes = usePageContent();
      return <PageNodes nodes={nodes} className="frame" />;
    };
    const host = document.createElement('div');
    host.append(document.createRange().createContextualFragment(html));
    document.body.append(host);
    const input = host.querySelector('input');
    input?.addEventListener('click', () => pressed.push('pressed'));
    if (input) input.value = 'Aroha';
    input?.focus();
    mountWidget({
      host: { name: 'f', id: 'f', element: host },
      component: Later,
      props: {},
      frame: 'page',
      isContent: true,
      onReady: () => {},
      onFailed: () => {},
    });
    input?.click();
    expect(document.activeElement).toBe(input);
    expect(host.querySelector<HTMLInputElement>('.frame input')?.value).toBe('Aroha');
    expect(pressed).toEqual(['pressed']);
  });

  test('is restored once the widget unmounts', () => {
    const { host, nodes, widget } = mount(framed);
    widget.unmount();
    expect(host.innerHTML).toBe(html);
    expect([...host.childNodes]).toEqual(nodes);
  });

  test('is restored when the widget throws, at once or later', () => {
    let breakDown = () => {};
    const Fragile: MountOptions['component'] = () => {
      const [isBroken, setBroken] = useState(false);
      breakDown = () => setBroken(true);
      if (isBroken) throw new Error('broken');
      return <PageContent className="frame" />;
    };
    const { host, nodes, failures } = mount(Fragile);
    act(() => breakDown());
    expect(host.innerHTML).toBe(html);
    expect([...host.childNodes]).toEqual(nodes);
    expect(failures).toHaveLength(1);
    const broken = mount(() => {
      throw new Error('broken');
    });
    expect(broken.host.innerHTML).toBe(html);
    expect(broken.failures).toHaveLength(1);
  });

  test('moves from part to part of a widget', () => {
    let move = () => {};
    const Mover: MountOptions['component'] = () => {
      const nodes = usePageContent();
      const [isSecond, setSecond] = useState(false);
      move = () => setSecond(true);
      return isSecond ? (
        <section>
          <PageNodes nodes={nodes} />
        </section>
      ) : (
        <PageNodes nodes={nodes} />
      );
    };
    const { host, nodes, widget } = mount(Mover);
    act(() => move());
    // An empty text of ours stands after them.
    expect([...(host.querySelector('section > div')?.childNodes ?? [])].slice(0, -1)).toEqual(nodes);
    widget.unmount();
    expect([...host.childNodes]).toEqual(nodes);
  });
});

test('in an application, the frame contains its children, in strict mode too', () => {
  const { container } = render(
    <StrictMode>
      <PageContent className="frame" as="span">
        Kia ora
      </PageContent>
    </StrictMode>,
  );
  expect(container.innerHTML).toBe('<span class="frame">Kia ora</span>');
});

describe('the wrapper of a widget', () => {
  test.each([
    ['page', 'DIV', 'aw-root wp-exclude-emoji aw-root--page'],
    ['inline', 'SPAN', 'aw-root wp-exclude-emoji aw-root--inline'],
    ['own', 'DIV', 'aw-root wp-exclude-emoji'],
  ] as const)('with the frame %s is a %s', (frame, tag, className) => {
    const host = document.body.appendChild(document.createElement('span'));
    mountWidget({
      host: { name: 'f', id: 'f', element: host },
      component: () => <b>Hi</b>,
      props: {},
      frame,
      onReady: () => {},
      onFailed: () => {},
    });
    expect(host.children).toHaveLength(1);
    expect(host.firstElementChild?.tagName).toBe(tag);
    expect(host.firstElementChild?.className).toBe(className);
  });
});
