import { configure } from '@adviser-widgets/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useLayoutEffect, useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { ErrorKind } from '../events/event-details.ts';
import type { EventProps } from '../events/event-props.ts';
import { emit, type WidgetHost } from '../events/emit.ts';
import { useWidgetHost, WidgetContext } from '../place/widget-context.ts';
import { withEvents } from './with-events.tsx';

interface Events {
  readonly 'aw:open': { readonly when: string; readonly detail: { readonly index: '' } };
  readonly 'aw:error': { readonly when: string; readonly detail: { readonly kind: ''; readonly fields: '' } };
  readonly 'aw:results-hidden': { readonly when: string };
}

interface FoldProps extends EventProps<Events> {
  readonly label: string;
}

const rendered = vi.fn<(props: FoldProps, host: WidgetHost) => void>();

/** A widget that emits when it is pressed, and once before the first paint. */
function Fold(props: FoldProps) {
  const host = useWidgetHost();
  const button = useRef<HTMLButtonElement>(null);
  rendered(props, host);
  useLayoutEffect(() => void emit(host, 'aw:results-hidden', { fallback: button.current }), [host]);
  return (
    <button
      ref={button}
      onClick={() => emit(host, 'aw:open', { detail: { index: 2 }, fallback: button.current })}
    >
      {props.label}
    </button>
  );
}

const AppFold = withEvents('fold', Fold);
const press = () => fireEvent.click(screen.getByRole('button'));

afterEach(() => void rendered.mockClear());

test('calls the handler of an event with its detail', () => {
  const onOpen = vi.fn();
  render(<AppFold label="Costs" onOpen={onOpen} />);
  press();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith({ index: 2 });
});

test('also dispatches the event, with the name of the widget, for listeners further up', () => {
  const heard = vi.fn<(event: Event) => void>();
  const { container } = render(<AppFold label="Costs" onOpen={() => {}} />);
  container.addEventListener('aw:open', heard);
  press();
  expect(heard).toHaveBeenCalledOnce();
  expect(heard.mock.calls[0]?.[0]).toHaveProperty('detail', { widget: 'fold', id: '', index: 2 });
});

test('hears what the widget emits before the first paint', () => {
  const onResultsHidden = vi.fn();
  render(<AppFold label="Costs" onResultsHidden={onResultsHidden} />);
  expect(onResultsHidden).toHaveBeenCalledOnce();
});

test('gives the widget its other props, and no handlers', () => {
  render(<AppFold label="Costs" onOpen={() => {}} onReady={() => {}} />);
  expect(rendered.mock.lastCall?.[0]).toEqual({ label: 'Costs' });
});

describe('another handler', () => {
  test('is called in place of the first', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { rerender } = render(<AppFold label="Costs" onOpen={first} />);
    rerender(<AppFold label="Costs" onOpen={second} />);
    press();
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });

  test('changes nothing that the widget depends on, so that no effect runs again', () => {
    const onResultsHidden = vi.fn();
    const show = () => <AppFold label="Costs" onOpen={() => {}} onResultsHidden={onResultsHidden} />;
    render(show()).rerender(show());
    expect(new Set(rendered.mock.calls.map(([, host]) => host)).size).toBe(1);
    expect(onResultsHidden).toHaveBeenCalledOnce();
  });
});

test('an error in a handler is reported as uncaught, and the widget goes on', () => {
  const onError = vi.fn((event: Event) => event.preventDefault());
  addEventListener('error', onError);
  render(
    <AppFold
      label="Costs"
      onOpen={() => {
        throw new Error('of the app');
      }}
    />,
  );
  expect(press).not.toThrow();
  expect(screen.getByRole('button', { name: 'Costs' })).toBeTruthy();
  expect(onError).toHaveBeenCalledOnce();
  removeEventListener('error', onError);
});

describe('onReady', () => {
  test('is called once, with the widget in the page, in StrictMode too', () => {
    const onReady = vi.fn(() => screen.getByRole('button').isConnected);
    render(<AppFold label="Costs" onReady={onReady} />, { wrapper: StrictMode });
    expect(onReady.mock.results).toEqual([{ type: 'return', value: true }]);
  });

  test('is not called on a server', () => {
    const onReady = vi.fn();
    expect(renderToString(<AppFold label="Costs" onReady={onReady} />)).toBe('<button>Costs</button>');
    expect(onReady).not.toHaveBeenCalled();
  });
});

test('a widget inside another calls its own handlers only', () => {
  const [outer, inner] = [vi.fn(), vi.fn()];
  const Frame = withEvents(
    'frame',
    ({ children }: { readonly children: React.ReactNode; onOpen: () => void }) => (
      <section>{children}</section>
    ),
  );
  render(
    <Frame onOpen={outer}>
      <AppFold label="Costs" onOpen={inner} />
    </Frame>,
  );
  press();
  expect(inner).toHaveBeenCalledOnce();
  expect(outer).not.toHaveBeenCalled();
});

test('keeps the placeholder around it, if there is one', () => {
  const element = document.createElement('div');
  const host = { name: 'fold', id: 'costs', element };
  render(
    <WidgetContext.Provider value={host}>
      <AppFold label="Costs" />
    </WidgetContext.Provider>,
  );
  expect(rendered.mock.lastCall?.[1]).toMatchObject(host);
});

test('has the name of its widget in the tools of React', () => {
  expect(AppFold.displayName).toBe('Fold');
});

test('the handlers of a definition are typed with the details that it documents', () => {
  expectTypeOf<Required<EventProps<Events>>>().toEqualTypeOf<
    Readonly<{
      onOpen: (detail: Readonly<{ index: number }>) => void;
      onError: (detail: { readonly kind: ErrorKind; readonly fields?: readonly string[] }) => void;
      onResultsHidden: () => void;
      onReady: () => void;
    }>
  >();
});

describe('the ribbon of a preview', () => {
  const ribbon = () => screen.queryByText('Preview: forms work, nothing is sent');

  afterEach(() => void configure({}));

  test('is shown with a widget', () => {
    configure({ json: { preview: true } });
    render(<AppFold label="Costs" />);
    expect(ribbon()).not.toBeNull();
  });

  test('goes with the last widget', () => {
    configure({ json: { preview: true } });
    const { unmount } = render(<AppFold label="Costs" />);
    unmount();
    expect(ribbon()).toBeNull();
  });

  test('is one for all widgets, and comes back with the next', () => {
    configure({ json: { preview: true } });
    const widgets = (
      <>
        <AppFold label="Costs" />
        <AppFold label="Fees" />
      </>
    );
    const { rerender } = render(widgets);
    rerender(<AppFold label="Costs" />);
    expect(screen.getAllByText('Preview: forms work, nothing is sent')).toHaveLength(1);
    rerender(<p>Home</p>);
    rerender(widgets);
    expect(screen.getAllByText('Preview: forms work, nothing is sent')).toHaveLength(1);
  });

  test('is not shown on a page that sends', () => {
    render(<AppFold label="Costs" />);
    expect(ribbon()).toBeNull();
  });
});
