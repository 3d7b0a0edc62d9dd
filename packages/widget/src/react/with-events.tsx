import { attempt } from '@adviser-widgets/core/internal';
import {
  useEffect,
  useInsertionEffect,
  useMemo,
  useRef,
  type ComponentType,
  type FunctionComponent,
} from 'react';
import type { WidgetEvent } from '../events/event-details.ts';
import { handlerName } from '../events/event-props.ts';
import { watchEmitted, widgetEvents, type WidgetHost } from '../events/emit.ts';
import { useWidgetHost, WidgetContext } from '../place/widget-context.ts';

/**
 * Wraps a widget's component for apps, in which its events are props. On pages with a placeholder the component is
 * mounted as it is: they listen to the events themselves.
 */
export function withEvents<Props extends object>(Widget: ComponentType<Props>): FunctionComponent<Props> {
  const names = widgetEvents.map(handlerName);
  const isHandler = ([name]: readonly [string, unknown]) => names.includes(name);

  function AppWidget(props: Props) {
    const entries = Object.entries(props);
    const handlers = Object.fromEntries(entries.filter(isHandler));
    const others = Object.fromEntries(entries.filter((entry) => !isHandler(entry)));
    return (
      <WidgetContext.Provider value={useHost(handlers)}>
        <Widget {...(others as Props) /* handlers are optional */} />
      </WidgetContext.Provider>
    );
  }
  AppWidget.displayName = Widget.displayName ?? Widget.name;
  return AppWidget;
}

/** The host of a component that an app renders: its handlers are props. */
interface AppHost extends WidgetHost {
  readonly onEvent: (event: WidgetEvent, detail: object) => void;
}

/** In an app nothing else listens to what is emitted. */
function passOn(host: WidgetHost, event: WidgetEvent, detail: object): void {
  if ('onEvent' in host) (host as AppHost).onEvent(event, detail);
}

/** Returns a host that stays the same with other handlers, so that these render nothing again. */
function useHost(handlers: Readonly<Record<string, unknown>>): AppHost {
  const { name, id, element } = useWidgetHost();
  const newest = useRef(handlers);
  // Before the layout effects of the widget, which may emit.
  useInsertionEffect(() => {
    newest.current = handlers;
  });
  const host = useMemo((): AppHost => {
    watchEmitted(passOn);
    const onEvent = (event: WidgetEvent, detail: object) => call(newest.current[handlerName(event)], detail);
    return { name, id, element, onEvent };
  }, [name, id, element]);
  const isReady = useRef(false);
  useEffect(() => {
    if (isReady.current) return; // StrictMode runs effects twice
    isReady.current = true;
    host.onEvent('aw:ready', {});
  }, [host]);
  return host;
}

/** An error in a handler is reported as uncaught, as React does, and the widget goes on. */
function call(handler: unknown, detail: object): void {
  if (typeof handler === 'function') attempt(() => void handler(detail), reportError);
}
