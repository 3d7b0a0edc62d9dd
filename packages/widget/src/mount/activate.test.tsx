import { configure } from '@adviser-widgets/core';
import { recordEvents, type RecordedEvent } from '@adviser-widgets/testing';
import { settled } from '@adviser-widgets/testing/settled';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { activate, type ActiveWidget } from './activate.tsx';
import { defineWidget, type RuntimeDefinition } from '../definition.ts';
import { fetchMender } from '../repair/fetch-mender.ts';
import { createPlaceholder } from './placeholder.ts';

const definition: RuntimeDefinition = defineWidget({
  name: 'greeting',
  title: 'Greeting',
  description: 'Says hello.',
  attributes: {
    text: { kind: 'text', default: 'Kia ora', description: 'What to say.', example: 'Haere mai' },
    level: { kind: 'integer', min: 2, max: 6, description: 'How loud.', example: '3' },
  },
  slots: { footer: { description: 'Below the greeting.' } },
  events: [],
  accessibility: [],
  example: '',
  reserve: { narrow: 0, wide: 0 },
  component: () => Promise.resolve(() => null),
});

const demanding: RuntimeDefinition = {
  ...definition,
  attributes: { text: { kind: 'text', required: true, description: 'What to say.', example: 'Haere mai' } },
};

interface GreetingProps {
  readonly text?: string;
  readonly footer?: ReactNode;
}

function Greeting({ text, footer }: GreetingProps) {
  return (
    <section>
      <h2>{text}</h2>
      {footer}
    </section>
  );
}

interface Activated {
  readonly host: HTMLElement;
  readonly mounted: ActiveWidget | undefined;
  readonly events: readonly RecordedEvent[];
}

interface Options {
  readonly of?: RuntimeDefinition;
  readonly component?: ComponentType<GreetingProps>;
  /** Runs before the widget is mounted. */
  readonly before?: (host: HTMLElement) => void;
}

const started: Activated[] = [];

async function start(html: string, { of = definition, component = Greeting, before }: Options = {}): Promise<Activated> {
  const holder = document.createElement('div');
  holder.append(document.createRange().createContextualFragment(html));
  document.body.append(holder);
  const host = holder.querySelector<HTMLElement>('[data-widget]');
  if (!host) throw new Error('expected a placeholder');
  before?.(host);
  const events = recordEvents(holder);
  // Props are read by the definition above, which the component fits.
  const module = { definition: of, component: component as ComponentType<Record<string, unknown>> };
  const mounted = activate(createPlaceholder(host), module, { version: '1.0.0', mend: await fetchMender(host) });
  await new Promise((resolve) => setTimeout(resolve)); // effects have run by then
  started.push({ host, mounted, events });
  return { host, mounted, events };
}

/** Starts one that is told what to fix; the words arrive a little later, under load much later. */
async function startTold(html: string, options: Options = {}): Promise<Activated> {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const activated = await start(html, options);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  return activated;
}

const broken = () => {
  throw new Error('broken');
};

afterEach(() => {
  started.splice(0).forEach(({ mounted }) => mounted?.unmount());
  document.body.replaceChildren();
  configure({});
});

describe('a placeholder that can be mounted', () => {
  test('shows its widget with the props its attributes give', async () => {
    const { host } = await start('<div data-widget="greeting" data-text="Haere mai"></div>');
    expect(host.querySelector('h2')?.textContent).toBe('Haere mai');
  });

  test('is ready', async () => {
    const { host } = await start('<div data-widget="greeting"></div>');
    expect(host.dataset.widgetState).toBe('ready');
  });

  test('says which version it is', async () => {
    const { host } = await start('<div data-widget="greeting"></div>');
    expect(host.dataset.widgetVersion).toBe('1.0.0');
  });

  test('tells the page once that it is ready', async () => {
    const { events } = await start('<div id="g" data-widget="greeting"></div>');
    expect(events).toEqual([{ type: 'aw:ready', detail: { widget: 'greeting', id: 'g', version: '1.0.0' } }]);
  });

  test('has its state by the time it tells', async () => {
    let state: string | undefined;
    await start('<div data-widget="greeting"></div>', {
      before: (host) => host.addEventListener('aw:ready', () => (state = host.dataset.widgetState)),
    });
    expect(state).toBe('ready');
  });

  test('tells after the effects of the widget', async () => {
    const log: string[] = [];
    const Component = () => {
      useEffect(() => void log.push('effect'), []);
      return null;
    };
    await start('<div data-widget="greeting"></div>', {
      component: Component,
      before: (host) => host.addEventListener('aw:ready', () => log.push('ready')),
    });
    expect(log).toEqual(['effect', 'ready']);
  });

  test('writes nothing to the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await start('<div data-widget="greeting" data-text="Haere mai" data-level="3"></div>');
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a value to fix', () => {
  test.each([
    ['data-level="9"', 'greeting data-level="9" is not a whole number from 2 to 6; for example data-level="3"; write data-level="6"'],
    ['data-txt="x"', 'greeting does not know data-txt="x"; write data-text="x"'],
  ])('%s is one warning', async (attribute, warning) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { host } = await start(`<div data-widget="greeting" ${attribute}></div>`);
    await vi.waitFor(() => expect(warn.mock.calls).toEqual([[`[adviser-widgets] ${warning}`, host]]));
  });

  test('is no failure', async () => {
    const { events } = await startTold('<div data-widget="greeting" data-level="9"></div>');
    expect(events.map(({ type }) => type)).toEqual(['aw:ready']);
  });

  test('does not keep the widget away', async () => {
    const { host } = await startTold('<div data-widget="greeting" data-level="9"></div>');
    expect(host.dataset.widgetState).toBe('ready');
  });
});

describe('a mangled placeholder', () => {
  test('is mended before it is read', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { host } = await start('<div data-widget="greeting" data-text="Q&amp;amp;A" data-level=”3”></div>');
    expect([host.querySelector('h2')?.textContent, warn.mock.calls]).toEqual(['Q&A', []]);
  });

  test('is reported where it could be mended in part only', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await start('<div data-widget="greeting" data-text=”Haere Mai”></div>');
    await vi.waitFor(() => expect(warn.mock.calls.map(([text]) => text)).toEqual([expect.stringMatching(/write data-text="Haere mai"$/)]));
  });

  test('is mended when its attributes change', async () => {
    const { host, mounted } = await start('<div data-widget="greeting"></div>');
    host.dataset.text = 'Q&amp;A';
    await mounted?.refresh();
    expect(host.querySelector('h2')?.textContent).toBe('Q&A');
  });
});

describe('a slot to fix', () => {
  test('is one warning that names the nearest', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { host } = await start('<div data-widget="greeting"><p data-slot="foter">Ka kite</p></div>');
    await vi.waitFor(() =>
      expect(warn.mock.calls).toEqual([
        ['[adviser-widgets] greeting has no slot "foter"; its slots are footer; write data-slot="footer"', host],
      ]),
    );
  });
});

describe('an attribute of another tool', () => {
  test('is no warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { host } = await start('<div data-widget="greeting" data-aos="fade"></div>');
    await settled();
    expect([host.dataset.widgetState, warn.mock.calls]).toEqual(['ready', []]);
  });
});

describe('a placeholder that lacks what it needs', () => {
  const html = '<div data-widget="greeting"><p>Call us</p></div>';

  test('is invalid', async () => {
    expect((await startTold(html, { of: demanding })).host.dataset.widgetState).toBe('invalid');
  });

  test('keeps its fallback', async () => {
    expect((await startTold(html, { of: demanding })).host.innerHTML).toBe('<p>Call us</p>');
  });

  test('is explained to the editor', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await start(html, { of: demanding });
    await vi.waitFor(() =>
      expect(warn.mock.calls.map(([text]) => text)).toEqual([
        '[adviser-widgets] greeting needs data-text, a text; for example data-text="Haere mai"',
      ]),
    );
  });

  test('tells the page once why', async () => {
    const { events } = await startTold(html, { of: demanding });
    const message = 'needs data-text, a text; for example data-text="Haere mai"';
    expect(events).toEqual([{ type: 'aw:failed', detail: { widget: 'greeting', id: expect.any(String), phase: 'parse', message } }]);
  });

  test('is silent where the page prevents aw:failed', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { host } = await start(html, {
      of: demanding,
      before: (element) => element.addEventListener('aw:failed', (event) => event.preventDefault()),
    });
    await vi.waitFor(() => expect(host.dataset.widgetState).toBe('invalid'));
    await settled();
    expect(warn).not.toHaveBeenCalled();
  });

  test('mounts nothing', async () => {
    expect((await startTold(html, { of: demanding })).mounted).toBeUndefined();
  });

  test('is invalid where it calls the API and the page names no brand', async () => {
    expect((await startTold(html, { of: { ...definition, callsApi: true } })).host.dataset.widgetState).toBe('invalid');
  });

  test('names the key where the brand is missing', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await start(html, { of: { ...definition, callsApi: true } });
    await vi.waitFor(() =>
      expect(warn.mock.calls.map(([text]) => text)).toEqual([
        '[adviser-widgets] greeting needs the configuration key "brand", for example data-brand="acme" on the script tag',
      ]),
    );
  });

  test('is ready where it calls the API and the page names a brand', async () => {
    configure({ json: { brand: 'acme' } });
    expect((await start(html, { of: { ...definition, callsApi: true } })).host.dataset.widgetState).toBe('ready');
  });
});

describe('a widget that breaks', () => {
  const html = '<div id="g" data-widget="greeting"><p>Call us</p></div>';

  test('is failed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect((await start(html, { component: broken })).host.dataset.widgetState).toBe('failed');
  });

  test('tells the page once why', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { events } = await start(html, { component: broken });
    expect(events).toEqual([
      { type: 'aw:failed', detail: { widget: 'greeting', id: 'g', phase: 'render', message: 'Error: broken' } },
    ]);
  });

  test('is one error on the console', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const { host } = await start(html, { component: broken });
    expect(error.mock.calls).toEqual([
      ['[adviser-widgets] greeting failed (render); its fallback stays', new Error('broken'), host],
    ]);
  });

  test('is silent where the page prevents aw:failed', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    await start(html, { component: broken, before: (host) => host.addEventListener('aw:failed', (event) => event.preventDefault()) });
    expect(error).not.toHaveBeenCalled();
  });

  test('has its fallback back by the time it tells', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    let seen = '';
    await start(html, {
      component: broken,
      before: (host) => host.addEventListener('aw:failed', () => (seen = host.innerHTML)),
    });
    expect(seen).toBe('<p>Call us</p>');
  });
});

describe('slots', () => {
  const html = '<div data-widget="greeting"><p>Before</p><div data-slot="footer">Ka kite</div><p>After</p></div>';

  /** The slot's element, found before the mount. */
  async function startWithSlot(markup: string, options: Options = {}) {
    let slot: HTMLElement | null = null;
    const before = (host: HTMLElement) => {
      slot = host.querySelector<HTMLElement>('[data-slot]');
      options.before?.(host);
    };
    const activated = await start(markup, { ...options, before });
    return { ...activated, slot: slot as HTMLElement | null };
  }

  test('show in the widget', async () => {
    const { host } = await start(html);
    expect(host.querySelector('section')?.textContent).toBe('Kia oraKa kite');
  });

  test('are moved, not copied', async () => {
    const { host, slot } = await startWithSlot(html);
    expect(host.querySelector('section [data-slot]')).toBe(slot);
  });

  test('keep their listeners', async () => {
    const clicked = vi.fn();
    const { slot } = await startWithSlot(html, { before: (host) => host.addEventListener('click', clicked) });
    slot?.click();
    expect(clicked).toHaveBeenCalledOnce();
  });

  test.each([
    ['between its neighbours', html],
    ['in the wrapper an editor put around it', '<div data-widget="greeting"><p>A<span data-slot="footer">B</span>C</p></div>'],
    ['alone', '<div data-widget="greeting"><div data-slot="footer">Ka kite</div></div>'],
  ])('are back %s after unmounting', async (_name, markup) => {
    const { host, mounted } = await start(markup);
    mounted?.unmount();
    const expected = document.createRange().createContextualFragment(markup).firstElementChild?.innerHTML;
    expect(host.innerHTML).toBe(expected);
  });

  test('are back in place after the widget broke', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const Component = ({ footer }: GreetingProps) => {
      useEffect(() => {
        throw new Error('broken');
      }, []);
      return footer;
    };
    const { host } = await start(html, { component: Component });
    expect(host.innerHTML).toBe('<p>Before</p><div data-slot="footer">Ka kite</div><p>After</p>');
  });

  test('the same element comes back', async () => {
    const { host, slot, mounted } = await startWithSlot(html);
    mounted?.unmount();
    expect(host.querySelector('[data-slot]')).toBe(slot);
  });

  test('can be shown, hidden and shown again', async () => {
    let show: (isShown: boolean) => void = () => {};
    const Component = ({ footer }: GreetingProps) => {
      const [isShown, setShown] = useState(false);
      useEffect(() => {
        show = setShown;
      }, []);
      return <section>{isShown && footer}</section>;
    };
    const { host } = await start(html, { component: Component });
    const seen: string[] = [];
    for (const isShown of [true, false, true]) {
      show(isShown);
      await settled();
      seen.push(host.textContent);
    }
    expect(seen).toEqual(['Ka kite', '', 'Ka kite']);
  });

  test('that the widget does not show are back after unmounting', async () => {
    const { host, mounted } = await start(html, { component: () => <h2>Kia ora</h2> });
    mounted?.unmount();
    expect(host.textContent).toBe('BeforeKa kiteAfter');
  });
});
