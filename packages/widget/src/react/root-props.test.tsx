import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { WidgetProps } from '../definition.ts';
import { emit } from '../events/emit.ts';
import { useRoot, useWidgetHost } from '../place/widget-context.ts';
import type { RootProps } from './root-props.ts';
import { withEvents } from './with-events.tsx';

interface PanelProps extends RootProps {
  readonly isShown?: boolean;
  readonly children?: ReactNode;
}

/** A widget that can be closed and has another root once it is pressed; it reads its own ref. */
function Panel({ isShown = true, children }: PanelProps) {
  const asRoot = useRoot();
  const host = useWidgetHost();
  const own = useRef<HTMLElement>(null);
  const [isPressed, setPressed] = useState(false);
  useEffect(() => own.current?.setAttribute('data-own', own.current.localName));
  if (!isShown) return null;
  if (isPressed) return <article {...asRoot({ ref: own, className: 'thanks' })}>Thanks</article>;
  const press = () => {
    emit(host, 'aw:open', { fallback: own.current });
    setPressed(true);
  };
  return (
    <section
      {...asRoot({ ref: own, className: 'panel', style: { color: 'red', margin: 1 }, 'aria-label': 'Ours' })}
    >
      <button onClick={press}>Press</button>
      {children}
    </section>
  );
}

const AppPanel = withEvents('panel', Panel);
const root = () => document.querySelector<HTMLElement>('section, article');
const press = () => fireEvent.click(screen.getByRole('button'));

describe('the root element', () => {
  test.each([
    [{}, 'panel'],
    [{ className: undefined }, 'panel'],
    [{ className: 'mine wide' }, 'panel mine wide'],
  ])('with %j has the class %j', (props, expected) => {
    render(<AppPanel {...props} />);
    expect(root()?.className).toBe(expected);
  });

  test('has both styles, of which that of the app is stronger', () => {
    render(<AppPanel style={{ color: 'blue', padding: 2 }} />);
    expect(root()?.style.cssText).toBe('color: blue; margin: 1px; padding: 2px;');
  });

  test.each([
    ['Mine', 'Mine'],
    [undefined, 'Ours'],
  ])('with the label %j is called %j', (label, expected) => {
    render(<AppPanel aria-label={label} />);
    expect(root()?.getAttribute('aria-label')).toBe(expected);
  });

  test('takes them along when it becomes another element', () => {
    render(<AppPanel className="mine" id="mine" data-testid="mine" />);
    press();
    expect(screen.getByTestId('mine')).toBe(root());
    expect(root()?.outerHTML).toContain('class="thanks mine" id="mine"');
  });

  test('is the own one of a widget inside another', () => {
    render(
      <AppPanel className="outer">
        <AppPanel className="inner" />
      </AppPanel>,
    );
    expect(document.querySelectorAll('.outer')).toHaveLength(1);
    expect(document.querySelector('.inner')?.className).toBe('panel inner');
  });

  test('gets nothing of the widget around it', () => {
    render(
      <AppPanel className="outer" id="outer">
        <AppPanel />
      </AppPanel>,
    );
    expect(document.querySelector('section section')?.outerHTML).not.toContain('outer');
  });
});

describe('a ref', () => {
  test('leaves the widget its own', () => {
    render(<AppPanel ref={() => {}} />, { wrapper: StrictMode });
    expect(root()?.dataset.own).toBe('section');
  });

  test('is set by the time the app has its layout effects, and cleared at the end', () => {
    const seen: (Element | null)[] = [];
    const { unmount } = render(<AppPanel ref={(element) => void seen.push(element)} />);
    const first = root();
    unmount();
    expect(seen).toEqual([first, null]);
  });

  test('with an undo of its own is undone by that', () => {
    const seen: string[] = [];
    const ref: Ref<HTMLElement> = (element) => {
      seen.push(`set ${element?.localName}`);
      return () => void seen.push('undone');
    };
    render(<AppPanel ref={ref} />).unmount();
    expect(seen).toEqual(['set section', 'undone']);
  });

  test('follows the root to another element', () => {
    const seen: (string | undefined)[] = [];
    const ref: Ref<HTMLElement> = (element) => void seen.push(element?.localName);
    render(<AppPanel ref={ref} />);
    press();
    expect(seen).toEqual(['section', undefined, 'article']);
    expect(root()?.dataset.own).toBe('article');
  });

  test('is null while the widget shows nothing', () => {
    const ref = { current: null };
    const { rerender } = render(<AppPanel ref={ref} isShown={false} />);
    expect(ref.current).toBeNull();
    rerender(<AppPanel ref={ref} />);
    expect(ref.current).toBe(root());
    rerender(<AppPanel ref={ref} isShown={false} />);
    expect(ref.current).toBeNull();
  });

  test('can be replaced by another', () => {
    const [first, second] = [{ current: null }, { current: null }];
    const { rerender } = render(<AppPanel ref={first} />);
    rerender(<AppPanel ref={second} />);
    expect(first.current).toBeNull();
    expect(second.current).toBe(root());
  });

  test('can be the setter of a state', () => {
    const rendered = vi.fn();
    function App() {
      const [element, setElement] = useState<HTMLElement | null>(null);
      rendered();
      return (
        <>
          <AppPanel ref={setElement} />
          <output>{element?.localName}</output>
        </>
      );
    }
    render(<App />);
    expect(screen.getByRole('status').textContent).toBe('section');
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  test('stays set when something else changes', () => {
    const ref = vi.fn();
    const { rerender } = render(<AppPanel ref={ref} />);
    rerender(<AppPanel ref={ref} className="mine" />);
    act(() => {});
    expect(ref).toHaveBeenCalledOnce();
  });
});

test('the id is that of its events', () => {
  const ids: unknown[] = [];
  const { container } = render(<AppPanel id="mine" />);
  container.addEventListener('aw:open', (event) =>
    ids.push((event as CustomEvent<{ id: string }>).detail.id),
  );
  press();
  expect(ids).toEqual(['mine']);
});

test('the props of any widget are typed with them', () => {
  expectTypeOf<WidgetProps<Record<never, never>, Record<never, never>>>().toExtend<RootProps>();
  expectTypeOf<RootProps['ref']>().toEqualTypeOf<Ref<HTMLElement> | undefined>();
});
