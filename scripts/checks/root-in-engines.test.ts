// @vitest-environment jsdom
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';

// Apps have React 18 or 19, or Preact in its place. The other tests have React 19.

const { resolve: hosted } = createRequire(join(import.meta.dirname, '../host-libraries/package.json'));
const { resolve } = createRequire(import.meta.url);

const engines = {
  'React 18': {
    react: hosted('react-18'),
    'react/jsx-dev-runtime': hosted('react-18/jsx-dev-runtime'),
    'react-dom/client': hosted('react-dom-18/client'),
  },
  Preact: {
    react: resolve('preact/compat'),
    'react/jsx-dev-runtime': resolve('preact/jsx-runtime'),
    'react-dom/client': resolve('preact/compat/client'),
  },
};

afterEach(() => {
  vi.resetModules();
  document.body.replaceChildren();
});

/** Returns a function that shows a widget of this kind of element as an app with that engine does. */
async function start(modules: Readonly<Record<string, string>>) {
  for (const [name, path] of Object.entries(modules))
    vi.doMock(name, () => import(pathToFileURL(path).href) as Promise<object>);
  const { createElement } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const { useRoot, withEvents } = await import('@adviser-widgets/widget/react/internal');
  const Widget = withEvents('panel', ({ as }: { readonly as: string }) =>
    createElement(as, useRoot()({ className: 'bare' })),
  );
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  return {
    show: (as: string, props: object) => root.render(createElement(Widget, { as, ...props })),
    unmount: () => root.unmount(),
  };
}

describe.each(Object.entries(engines))('in %s', (_, modules) => {
  test('the root element gets what an app sets', async () => {
    const { show } = await start(modules);
    show('p', { className: 'mine', id: 'mine', style: { opacity: 0.9 }, 'data-testid': 'mine' });
    await vi.waitFor(() => expect(document.querySelector('p')?.className).toBe('bare mine'));
    const root = document.querySelector<HTMLElement>('#mine');
    expect(root?.localName).toBe('p');
    expect(root?.style.opacity).toBe('0.9');
    expect(root?.dataset.testid).toBe('mine');
  });

  test('a ref is set to it, follows it, and is cleared', async () => {
    const complaints = vi.spyOn(console, 'error');
    const { show, unmount } = await start(modules);
    const ref: { current: Element | null } = { current: null };
    show('p', { ref });
    await vi.waitFor(() => expect(ref.current?.localName).toBe('p'));
    show('div', { ref });
    await vi.waitFor(() => expect(ref.current?.localName).toBe('div'));
    unmount();
    await vi.waitFor(() => expect(ref.current).toBeNull());
    expect(complaints).not.toHaveBeenCalled();
  });
});
