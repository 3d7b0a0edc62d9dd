import { useEffect, useId, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mountWidget, type MountedWidget, type MountOptions } from './mount-widget.tsx';
import { rootOf } from '../nodes/root.ts';
import { PageNodes } from './PageNodes.tsx';
import { useWidgetHost } from './widget-context.ts';

type Widget = MountOptions['component'];

/** Resolves once effects, and what React does after them, have run. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

afterEach(() => document.body.replaceChildren());

function createHost(
  html = '<!-- kept -->Prefer to talk? <p>Call <a href="tel:0800">0800</a></p> now',
): HTMLElement {
  const host = document.createElement('div');
  host.append(document.createRange().createContextualFragment(html));
  document.body.append(host);
  return host;
}

function mount(
  component: Widget,
  { host = createHost(), props = {} }: { host?: HTMLElement; props?: Record<string, unknown> } = {},
) {
  const onReady = vi.fn();
  const onFailed = vi.fn();
  const fallback = [...host.childNodes];
  const placeholder = { name: 'greeting', id: 'g', element: host };
  const widget = mountWidget({ host: placeholder, component, props, onReady, onFailed });
  return { host, widget, onReady, onFailed, fallback };
}

const greeting: Widget = ({ text = 'Kia ora' }) => <h2>{String(text)}</h2>;

describe('a widget that works', () => {
  test('shows', () => {
    expect(rootOf(mount(greeting).host).textContent).toBe('Kia ora');
  });

  test('stands beside the fallback, which does not show', () => {
    const { host, fallback } = mount(greeting);
    expect([...host.childNodes]).toEqual([...fallback, rootOf(host)]);
    expect(host.shadowRoot?.querySelector('slot')?.assignedNodes()).toEqual([rootOf(host)]);
  });

  test('shows the fallback until its first commit', () => {
    const seen: (string | null)[] = [];
    const host = createHost('<p>Call us</p>');
    const Watch: Widget = () => {
      seen.push(host.textContent);
      useLayoutEffect(() => void seen.push(host.textContent), []);
      return <h2>Kia ora</h2>;
    };
    mount(Watch, { host });
    expect(seen).toEqual(['Call us', 'Call us']);
  });

  test('is ready after its effects', async () => {
    const log: string[] = [];
    const Component: Widget = () => {
      useLayoutEffect(() => void log.push('layout'), []);
      useEffect(() => void log.push('effect'), []);
      return null;
    };
    const { onReady } = mount(Component);
    onReady.mockImplementation(() => log.push('ready'));
    await settled();
    expect(log).toEqual(['layout', 'effect', 'ready']);
  });

  test('is ready once, whatever is updated later', async () => {
    const { widget, onReady } = mount(greeting);
    await settled();
    widget.update({ props: { text: 'Haere mai' } });
    await settled();
    expect(onReady).toHaveBeenCalledOnce();
  });

  test('shows new props', () => {
    const { widget, host } = mount(greeting);
    widget.update({ props: { text: 'Haere mai' } });
    expect(rootOf(host).textContent).toBe('Haere mai');
  });

  test('keeps its state when its props change', () => {
    let born = 0;
    const Component: Widget = ({ text }) => {
      const [number] = useState(() => ++born);
      return `${String(text)} ${number}`;
    };
    const { widget, host } = mount(Component, { props: { text: 'a' } });
    widget.update({ props: { text: 'b' } });
    expect(rootOf(host).textContent).toBe('b 1');
  });

  test('knows its placeholder', () => {
    const Component: Widget = () => {
      const { name, id, element } = useWidgetHost();
      return `${name} ${id} ${element?.tagName ?? ''}`;
    };
    expect(rootOf(mount(Component).host).textContent).toBe('greeting g DIV');
  });

  test('fault 53: two widgets of a kind have different ids', () => {
    const Component: Widget = () => <input id={useId()} />;
    const inputs = [mount(Component), mount(Component)].map(({ host }) => host.querySelector('input')?.id);
    expect(new Set(inputs).size).toBe(2);
  });
});

describe('unmounting', () => {
  test('restores the same nodes in the same order', async () => {
    const { host, widget, fallback } = mount(greeting);
    await settled();
    widget.unmount();
    expect([...host.childNodes]).toEqual(fallback);
  });

  test('cleans up the effects', () => {
    const undo = vi.fn();
    const Component: Widget = () => {
      useEffect(() => undo, []);
      return null;
    };
    mount(Component).widget.unmount();
    expect(undo).toHaveBeenCalledOnce();
  });

  test('before the effects have run is never followed by ready', async () => {
    const { widget, onReady } = mount(greeting);
    widget.unmount();
    await settled();
    expect(onReady).not.toHaveBeenCalled();
  });

  test('twice has the same result as once', () => {
    const { host, widget, fallback } = mount(greeting);
    widget.unmount();
    widget.unmount();
    expect([...host.childNodes]).toEqual(fallback);
  });

  test('ignores later updates', () => {
    const { host, widget, fallback } = mount(greeting);
    widget.unmount();
    widget.update({ props: { text: 'Haere mai' } });
    expect([...host.childNodes]).toEqual(fallback);
  });
});

/** A widget for each moment at which it may break, and the action after the mount. */
const breaks: readonly {
  moment: string;
  phase: 'render' | 'effect';
  component: Widget;
  then?: (widget: MountedWidget) => void;
}[] = [
  {
    moment: 'in its first render',
    phase: 'render',
    component: () => {
      throw new Error('broken');
    },
  },
  {
    moment: 'in a layout effect',
    phase: 'effect',
    component: function BreaksInLayout() {
      useLayoutEffect(() => {
        throw new Error('broken');
      }, []);
      return <h2>Kia ora</h2>;
    },
  },
  {
    moment: 'in an effect',
    phase: 'effect',
    component: function BreaksInEffect() {
      useEffect(() => {
        throw new Error('broken');
      }, []);
      return <h2>Kia ora</h2>;
    },
  },
  {
    moment: 'in a later update',
    phase: 'render',
    component: ({ isBroken }) => {
      if (isBroken) throw new Error('broken');
      return <h2>Kia ora</h2>;
    },
    then: (widget) => widget.update({ props: { isBroken: true } }),
  },
];

describe.each(breaks)('a widget that throws $moment', ({ phase, component, then }) => {
  async function breakDown(host?: HTMLElement) {
    const mounted = mount(component, { host });
    await settled();
    then?.(mounted.widget);
    await settled();
    return mounted;
  }

  test('restores the same nodes in the same order', async () => {
    const { host, fallback } = await breakDown();
    expect([...host.childNodes]).toEqual(fallback);
  });

  test('keeps the listeners of the fallback', async () => {
    const host = createHost();
    const clicked = vi.fn((event: Event) => event.preventDefault());
    host.querySelector('a')?.addEventListener('click', clicked);
    await breakDown(host);
    host.querySelector('a')?.click();
    expect(clicked).toHaveBeenCalledOnce();
  });

  test('is reported once, with the phase and the cause', async () => {
    const { onFailed } = await breakDown();
    expect(onFailed.mock.calls).toEqual([[phase, new Error('broken')]]);
  });

  test('has its fallback back before it is reported', async () => {
    const host = createHost('<p>Call us</p>');
    let seen: string | null = '';
    const mounted = vi.fn(() => (seen = host.textContent));
    mountWidget({
      host: { name: '', id: '', element: host },
      component,
      props: {},
      onReady: () => {},
      onFailed: mounted,
    }).update({ props: { isBroken: true } });
    await settled();
    expect(seen).toBe('Call us');
  });

  test('is never ready after that', async () => {
    const { onReady } = await breakDown();
    expect(onReady).toHaveBeenCalledTimes(then ? 1 : 0);
    await settled();
    expect(onReady).toHaveBeenCalledTimes(then ? 1 : 0);
  });

  test('can still be unmounted', async () => {
    const { host, widget, fallback } = await breakDown();
    widget.unmount();
    expect([...host.childNodes]).toEqual(fallback);
  });

  test('ignores later updates', async () => {
    const { host, widget, fallback } = await breakDown();
    widget.update({ props: { text: 'Haere mai' } });
    await settled();
    expect([...host.childNodes]).toEqual(fallback);
  });

  test('does not affect another widget', async () => {
    const other = mount(greeting);
    await breakDown();
    expect(rootOf(other.host).textContent).toBe('Kia ora');
  });
});

describe('keys in a widget that a page around it hears', () => {
  const Panel: Widget = () => {
    const [keys, setKeys] = useState('');
    const { element } = useWidgetHost();
    const [nodes] = useState(() => [...(element?.querySelectorAll('#theirs') ?? [])]);
    return (
      <div>
        <input id="ours" onKeyDown={({ key }) => setKeys(keys + key)} />
        <output>{keys}</output>
        <PageNodes nodes={nodes} />
      </div>
    );
  };

  function heardFrom(id: string, type: string, key: string, capture = false): number {
    const { host } = mount(Panel, { host: createHost('<input id="theirs">') });
    const heard = vi.fn();
    document.body.addEventListener(type, heard, { capture, once: true });
    const event = new KeyboardEvent(type, { key, bubbles: true });
    flushSync(() => host.querySelector(`#${id}`)?.dispatchEvent(event));
    document.body.removeEventListener(type, heard, { capture });
    return heard.mock.calls.length;
  }

  const types = ['keydown', 'keypress', 'keyup'] as const;

  test.each(types)('no %s of Enter in a control of its own', (type) => {
    expect(heardFrom('ours', type, 'Enter')).toBe(0);
  });

  test.each(types)('%s of other keys', (type) => {
    expect(heardFrom('ours', type, 'k')).toBe(1);
  });

  test.each(types)('%s of Enter in a control of the page', (type) => {
    expect(heardFrom('theirs', type, 'Enter')).toBe(1);
  });

  test.each(types)('%s of Enter in the capture phase', (type) => {
    expect(heardFrom('ours', type, 'Enter', true)).toBe(1);
  });

  test('the widget itself hears Enter', () => {
    const { host } = mount(Panel, { host: createHost('<input id="theirs">') });
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
    flushSync(() => host.querySelector('#ours')?.dispatchEvent(event));
    expect(host.querySelector('output')?.textContent).toBe('Enter');
  });
});

test('a film in a slot stops when what shows the slot goes', () => {
  const host = createHost('<div data-slot="thanks"><video src="/thanks.mp4"></video></div>');
  const film = host.querySelector('video') as HTMLVideoElement; // it is there
  const pause = vi.spyOn(film, 'pause').mockReturnValue();
  const slots = new Map([['thanks', host.firstElementChild as HTMLElement]]);
  const Steps: Widget = ({ step, thanks }) => <div>{step === 'sent' && (thanks as ReactNode)}</div>;
  const options = { host: { name: 'steps', id: 's', element: host }, component: Steps, slots };
  const widget = mountWidget({ ...options, props: { step: 'sent' }, onReady: vi.fn(), onFailed: vi.fn() });
  vi.spyOn(film, 'paused', 'get').mockReturnValue(false);
  widget.update({ props: { step: 'again' } });
  expect(pause).toHaveBeenCalledOnce();
});
