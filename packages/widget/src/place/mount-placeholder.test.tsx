import { configure } from '@adviser-widgets/core';
import { recordEvents, type RecordedEvent } from '@adviser-widgets/testing';
import { settled } from '@adviser-widgets/testing/settled';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { defineWidget, type RuntimeDefinition } from '../definition.ts';
import type { Problem } from '../attributes/problem.ts';
import type { Repair } from '../attributes/read-attributes.ts';
import { mountWidget } from './mount-widget.tsx';
import { Placeholder } from './placeholder.ts';

const definition: RuntimeDefinition = defineWidget({
  name: 'greeting',
  title: 'Greeting',
  description: 'Says hello.',
  attributes: {
    text: { kind: 'text', default: 'Kia ora', description: 'What to say.', example: 'Haere mai' },
    level: { kind: 'integer', min: 2, max: 6, description: 'How loud.', example: '3' },
  },
  slots: { footer: { description: 'Below the greeting.' } },
  purpose: 'show',
  events: {},
  accessibility: [],
  example: '',
  reserve: { narrow: 0, wide: 0 },
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

interface Started {
  readonly host: HTMLElement;
  readonly placeholder: Placeholder;
  readonly events: readonly RecordedEvent[];
  /** What was reported. */
  readonly problems: readonly Problem[];
}

interface Options {
  readonly of?: RuntimeDefinition;
  readonly component?: ComponentType<GreetingProps>;
  /** Runs before the widget is mounted. */
  readonly before?: (host: HTMLElement) => void;
  readonly repair?: Repair;
}

const started: Started[] = [];

async function start(
  html: string,
  { of = definition, component = Greeting, before, repair }: Options = {},
): Promise<Started> {
  const holder = document.createElement('div');
  holder.append(document.createRange().createContextualFragment(html));
  document.body.append(holder);
  const host = holder.querySelector<HTMLElement>('[data-widget]');
  if (!host) throw new Error('expected a placeholder');
  before?.(host);
  const events = recordEvents(holder);
  // Safe: props are read by the definition above, which matches the component.
  const code = {
    definition: of,
    component: component as ComponentType<Record<string, unknown>>,
    mountWidget,
  };
  const problems: Problem[] = [];
  const placeholder = new Placeholder(host, {
    version: '1.0.0',
    loadRepair: () => repair && Promise.resolve(repair),
    report: (_placeholder, _definition, found) => problems.push(...found),
  });
  placeholder.mount(code, { repair });
  await new Promise((resolve) => setTimeout(resolve)); // effects have run by then
  await vi.dynamicImportSettled(); // what tells mistakes from attributes of other tools
  const mounted = { host, placeholder, events, problems };
  started.push(mounted);
  return mounted;
}

/** Decodes double escapes. */
const unescapeText: Repair = (_definition, _element, texts) => {
  texts.forEach((text, name) => texts.set(name, text.replaceAll('&amp;', '&')));
  return [{ kind: 'damaged', name: 'text', text: '' }];
};

const broken = () => {
  throw new Error('broken');
};

afterEach(() => {
  started.splice(0).forEach(({ placeholder }) => placeholder.unmount());
  document.body.replaceChildren();
  configure({});
});

describe('a placeholder that can be mounted', () => {
  test('shows its widget with the props from its attributes', async () => {
    const { host } = await start('<div data-widget="greeting" data-text="Haere mai"></div>');
    expect(host.querySelector('h2')?.textContent).toBe('Haere mai');
  });

  test('is ready', async () => {
    const { host } = await start('<div data-widget="greeting"></div>');
    expect(host.dataset.widgetState).toBe('ready');
  });

  test('states its version', async () => {
    const { host } = await start('<div data-widget="greeting"></div>');
    expect(host.dataset.widgetVersion).toBe('1.0.0');
  });

  test('emits aw:ready once', async () => {
    const { events } = await start('<div id="g" data-widget="greeting"></div>');
    expect(events).toEqual([{ type: 'aw:ready', detail: { widget: 'greeting', id: 'g', version: '1.0.0' } }]);
  });

  test('has its state before it emits aw:ready', async () => {
    let state: string | undefined;
    await start('<div data-widget="greeting"></div>', {
      before: (host) => host.addEventListener('aw:ready', () => (state = host.dataset.widgetState)),
    });
    expect(state).toBe('ready');
  });

  test('emits aw:ready after the effects of the widget', async () => {
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

  test('reports nothing', async () => {
    const { problems } = await start(
      '<div data-widget="greeting" data-text="Haere mai" data-level="3"></div>',
    );
    expect(problems).toEqual([]);
  });
});

describe('a value to fix', () => {
  test.each([
    ['data-level="9"', { kind: 'attribute', name: 'level', text: '9' }],
    ['data-txt="x"', { kind: 'attribute', name: 'txt', text: 'x' }],
  ])('%s is reported', async (attribute, problem) => {
    const { problems } = await start(`<div data-widget="greeting" ${attribute}></div>`);
    expect(problems).toEqual([problem]);
  });

  test('is not a failure', async () => {
    const { events } = await start('<div data-widget="greeting" data-level="9"></div>');
    expect(events.map(({ type }) => type)).toEqual(['aw:ready']);
  });

  test('does not stop the widget from mounting', async () => {
    const { host } = await start('<div data-widget="greeting" data-level="9"></div>');
    expect(host.dataset.widgetState).toBe('ready');
  });
});

describe('a mangled placeholder', () => {
  test('is repaired before it is read', async () => {
    const { host } = await start('<div data-widget="greeting" data-text="Q&amp;amp;A"></div>', {
      repair: unescapeText,
    });
    expect(host.querySelector('h2')?.textContent).toBe('Q&A');
  });

  test('is reported if it could only be repaired in part', async () => {
    const { problems } = await start('<div data-widget="greeting" data-text="Q&amp;amp;A"></div>', {
      repair: unescapeText,
    });
    expect(problems).toEqual([{ kind: 'damaged', name: 'text', text: '' }]);
  });

  test('is repaired when its attributes change', async () => {
    const { host, placeholder } = await start('<div data-widget="greeting"></div>', { repair: unescapeText });
    host.dataset.text = 'Q&amp;A';
    await placeholder.refresh();
    expect(host.querySelector('h2')?.textContent).toBe('Q&A');
  });

  test('is reported again when its attributes change', async () => {
    const { host, placeholder, problems } = await start('<div data-widget="greeting"></div>');
    host.dataset.level = '9';
    await placeholder.refresh();
    await vi.dynamicImportSettled();
    expect(problems).toEqual([{ kind: 'attribute', name: 'level', text: '9' }]);
  });
});

describe('a slot to fix', () => {
  test('is reported', async () => {
    const { problems } = await start('<div data-widget="greeting"><p data-slot="foter">Ka kite</p></div>');
    expect(problems).toMatchObject([{ kind: 'slot', name: 'foter' }]);
  });
});

describe('a placeholder that lacks what it needs', () => {
  const html = '<div data-widget="greeting"><p>Call us</p></div>';

  test('is invalid', async () => {
    expect((await start(html, { of: demanding })).host.dataset.widgetState).toBe('invalid');
  });

  test('keeps its fallback', async () => {
    expect((await start(html, { of: demanding })).host.innerHTML).toBe('<p>Call us</p>');
  });

  test('is reported', async () => {
    const { problems } = await start(html, { of: demanding });
    expect(problems).toEqual([{ kind: 'missing', name: 'text' }]);
  });

  test('mounts nothing', async () => {
    expect((await start(html, { of: demanding })).placeholder.definition).toBeUndefined();
  });

  test('is invalid if it calls the API and the page has no brand', async () => {
    expect((await start(html, { of: { ...definition, callsApi: true } })).host.dataset.widgetState).toBe(
      'invalid',
    );
  });

  test('reports the key if the brand is missing', async () => {
    const { problems } = await start(html, { of: { ...definition, callsApi: true } });
    expect(problems).toEqual([{ kind: 'brand', name: 'brand' }]);
  });

  test('is ready if it calls the API and the page has a brand', async () => {
    configure({ json: { brand: 'acme' } });
    expect((await start(html, { of: { ...definition, callsApi: true } })).host.dataset.widgetState).toBe(
      'ready',
    );
  });
});

describe('a widget that throws', () => {
  const html = '<div id="g" data-widget="greeting"><p>Call us</p></div>';

  test('has the state failed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect((await start(html, { component: broken })).host.dataset.widgetState).toBe('failed');
  });

  test('emits aw:failed once, with the cause', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { events } = await start(html, { component: broken });
    expect(events).toEqual([
      {
        type: 'aw:failed',
        detail: { widget: 'greeting', id: 'g', phase: 'render', message: 'Error: broken' },
      },
    ]);
  });

  test('logs one error', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const { host } = await start(html, { component: broken });
    expect(error.mock.calls).toEqual([
      ['[adviser-widgets] greeting failed (render); its fallback stays', new Error('broken'), host],
    ]);
  });

  test('logs nothing if the page cancels aw:failed', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    await start(html, {
      component: broken,
      before: (host) => host.addEventListener('aw:failed', (event) => event.preventDefault()),
    });
    expect(error).not.toHaveBeenCalled();
  });

  test('has its fallback back before it emits aw:failed', async () => {
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
  const html =
    '<div data-widget="greeting"><p>Before</p><div data-slot="footer">Ka kite</div><p>After</p></div>';

  /** The slot's element, found before the mount. */
  async function startWithSlot(markup: string, options: Options = {}) {
    let slot: HTMLElement | null = null;
    const before = (host: HTMLElement) => {
      slot = host.querySelector<HTMLElement>('[data-slot]');
      options.before?.(host);
    };
    const mounted = await start(markup, { ...options, before });
    return { ...mounted, slot: slot as HTMLElement | null };
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
    [
      'in the wrapper an editor put around it',
      '<div data-widget="greeting"><p>A<span data-slot="footer">B</span>C</p></div>',
    ],
    ['alone', '<div data-widget="greeting"><div data-slot="footer">Ka kite</div></div>'],
  ])('are restored %s after unmounting', async (_name, markup) => {
    const { host, placeholder } = await start(markup);
    placeholder.unmount();
    const expected = document.createRange().createContextualFragment(markup).firstElementChild?.innerHTML;
    expect(host.innerHTML).toBe(expected);
  });

  test('are back in place after the widget throws', async () => {
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

  test('are restored as the same element', async () => {
    const { host, slot, placeholder } = await startWithSlot(html);
    placeholder.unmount();
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
    const seen: unknown[] = [];
    for (const isShown of [true, false, true]) {
      show(isShown);
      await settled();
      seen.push(host.querySelector('section')?.textContent);
    }
    expect(seen).toEqual(['Ka kite', '', 'Ka kite']);
  });

  test('that the widget does not show are restored after unmounting', async () => {
    const { host, placeholder } = await start(html, { component: () => <h2>Kia ora</h2> });
    placeholder.unmount();
    expect(host.textContent).toBe('BeforeKa kiteAfter');
  });
});
