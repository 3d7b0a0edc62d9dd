import { configure } from '@adviser-widgets/core';
import { settled } from '@adviser-widgets/testing/settled';
import { readProps, type RootProps } from '@adviser-widgets/widget';
import { act, render } from '@testing-library/react';
import { createRef, StrictMode, type ComponentType, type FunctionComponent, type Ref } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { findWidgets, type FoundWidget } from '../cdn/find-widgets.ts';

// What an app sets on a widget reaches its root element. One loop covers all definitions, so a new widget needs no line here.

const widgets = (await findWidgets()).map((widget) => ({ ...widget, name: widget.definition.name }));
const shown = widgets.filter(({ definition }) => !definition.invisible);

type Component = ComponentType<Record<string, unknown> & { readonly ref?: Ref<Element> }>;

const exportsOf = import.meta.glob<Record<string, Component>>('../../packages/*/src/index.ts');

const given = {
  className: 'of-app',
  style: { opacity: 0.9, '--aw-color-primary': 'teal' },
  id: 'of-app',
  'data-testid': 'of-app',
  'aria-description': 'Of the app',
};

beforeEach(() => {
  configure({ json: { brand: 'acme', captcha: { siteKey: 'test' }, chat: { key: 'test' } } });
});

afterEach(() => {
  configure({});
  document.body.replaceChildren();
});

/** Returns a widget as an app imports it, with the props of its example. */
async function readWidget({ definition, family, componentName }: FoundWidget) {
  const { [componentName]: Widget } = (await exportsOf[`../../packages/${family}/src/index.ts`]?.()) ?? {};
  if (!Widget) throw new Error(`${family} does not export ${componentName}`);
  const holder = document.createElement('div');
  holder.append(document.createRange().createContextualFragment(definition.example));
  const { props } = readProps(definition, holder.querySelector<HTMLElement>('[data-widget]') ?? holder);
  const sections = [{ heading: 'Fees', content: 'None' }];
  const own = 'icon' in definition.attributes ? { icon: 'phone' } : {}; // a widget inside the widget
  return { Widget, props: { ...props, ...own, sections, children: <p>Kia ora</p> } };
}

async function show(widget: FoundWidget, extra: object, ref?: Ref<Element>) {
  const { Widget, props } = await readWidget(widget);
  const element = (more: object) => <Widget {...props} {...more} {...(ref && { ref })} />;
  const page = render(element(extra), { wrapper: StrictMode });
  await act(settled);
  return { ...page, update: (more: object) => page.rerender(element(more)) };
}

describe.each(shown)('$name', (widget) => {
  test('has one root element, which gets all that an app sets', async () => {
    const { baseElement } = await show(widget, given);
    const found = [...baseElement.querySelectorAll<HTMLElement>('.of-app')];
    expect(found).toHaveLength(1);
    expect(found[0]?.id).toBe('of-app');
    expect(found[0]?.dataset.testid).toBe('of-app');
    expect(found[0]?.getAttribute('aria-description')).toBe('Of the app');
    expect(found[0]?.style.opacity).toBe('0.9');
    expect(found[0]?.style.getPropertyValue('--aw-color-primary')).toBe('teal');
  });

  test('keeps its own class and style beside them', async () => {
    const { update } = await show(widget, { 'data-testid': 'of-app' });
    const root = document.querySelector<HTMLElement>('[data-testid="of-app"]');
    const [names, style] = [[...(root?.classList ?? [])], root?.style.cssText ?? ''];
    update(given);
    expect([...(root?.classList ?? [])]).toEqual([...names, 'of-app']);
    expect(root?.style.cssText).toContain(style);
  });

  test('sets a ref to that element, and clears it at the end', async () => {
    const ref = createRef<Element>();
    const { unmount } = await show(widget, given, ref);
    expect(ref.current).toBe(document.querySelector('.of-app'));
    expect(ref.current).not.toBeNull();
    unmount();
    expect(ref.current).toBeNull();
  });

  test('is rendered on a server with them, and hydrates', async () => {
    const complaints = vi.spyOn(console, 'error');
    const { Widget, props } = await readWidget(widget);
    const ref = createRef<Element>();
    const app = <Widget {...props} {...given} ref={ref} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.append(document.createRange().createContextualFragment(renderToString(app)));
    const sent = [...container.children]; // none of the chat, which the first of a page shows
    const found = container.querySelector('.of-app');
    const root = await act(async () => hydrateRoot(container, app));
    await act(settled);
    expect(found?.id).toBe(sent.length > 0 ? 'of-app' : undefined);
    expect(ref.current).toBe(found ?? document.querySelector('.of-app'));
    expect(ref.current).not.toBeNull();
    expect(complaints).not.toHaveBeenCalled();
    await act(async () => root.unmount());
  });
});

test.each(widgets)(
  '$name without any prop, as an untyped app may render it, leaves the app',
  async (widget) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { Widget } = await readWidget(widget);
    const { container } = render(
      <>
        <Widget />
        <p>The app</p>
      </>,
    );
    await act(settled);
    expect(container.textContent).toContain('The app');
  },
);

test.each(widgets.filter(({ definition }) => definition.invisible))(
  '$name, which shows nothing, has no root element',
  async (widget) => {
    const ref = createRef<Element>();
    const { container } = await show(widget, given, ref);
    expect(container.innerHTML).toBe('');
    expect(ref.current).toBeNull();
  },
);

type Packages = typeof import('@adviser-widgets/adviser-search') &
  typeof import('@adviser-widgets/banners') &
  typeof import('@adviser-widgets/blog-list') &
  typeof import('@adviser-widgets/chat') &
  typeof import('@adviser-widgets/disclosure') &
  typeof import('@adviser-widgets/gift-programme') &
  typeof import('@adviser-widgets/lead-forms') &
  typeof import('@adviser-widgets/maps') &
  typeof import('@adviser-widgets/media') &
  typeof import('@adviser-widgets/navigation') &
  typeof import('@adviser-widgets/site-search') &
  typeof import('@adviser-widgets/subscription-centre') &
  typeof import('@adviser-widgets/survey') &
  typeof import('@adviser-widgets/tracking');

/** The names of components that do not take all of them. */
type Forgetful = {
  [Name in keyof Packages & Capitalize<keyof Packages>]: Packages[Name] extends FunctionComponent<infer Props>
    ? RootProps extends Pick<Props, keyof RootProps & keyof Props>
      ? keyof RootProps extends keyof Props
        ? never
        : Name
      : Name
    : never;
}[keyof Packages & Capitalize<keyof Packages>];

test('the props of every widget are typed so', () => {
  expectTypeOf<Forgetful>().toBeNever();
});
