import { attempt } from '@adviser-widgets/core/internal';
import {
  forwardRef,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type FunctionComponent,
  type Ref,
} from 'react';
import type { WidgetEvent } from '../events/event-details.ts';
import { handlerName } from '../events/event-props.ts';
import { watchEmitted, widgetEvents, type WidgetHost } from '../events/emit.ts';
import { RootContext, useWidgetHost, WidgetContext, type AsRoot } from '../place/widget-context.ts';
import { addToRoot, isRootProp, RootFollower } from './root-attributes.ts';
import type { RootProps } from './root-props.ts';
import { usePreviewRibbon } from './usePreviewRibbon.ts';
import { useStyleSheetCheck } from './useStyleSheetCheck.ts';

/**
 * Wraps a widget's component for apps, in which its events and what its root element gets are props. It has its
 * definition's name, as a placeholder would say it. On pages with a placeholder the component is mounted as it is: they
 * listen to the events themselves.
 */
export function withEvents<Props extends object>(
  name: string,
  Widget: ComponentType<Props>,
): FunctionComponent<Props> {
  const names = widgetEvents.map(handlerName);
  const kindOf = (name: string): Kind =>
    names.includes(name) ? 'handlers' : isRootProp(name) ? 'root' : 'others';

  // React 18 gives the ref to no other component.
  const AppWidget = forwardRef<Element, object>((props, ref) => {
    const all: readonly (readonly [string, unknown])[] = Object.entries(props);
    const propsOf = (kind: Kind) => Object.fromEntries(all.filter(([name]) => kindOf(name) === kind));
    const root = propsOf('root') as RootProps; // the names are its own
    usePreviewRibbon();
    useStyleSheetCheck();
    return (
      <WidgetContext.Provider value={useHost(name, propsOf('handlers'), root.id)}>
        <RootContext.Provider value={useGivenRoot(root, ref)}>
          {/* Handlers and what the root gets are optional. */}
          <Widget {...(propsOf('others') as Props)} />
        </RootContext.Provider>
      </WidgetContext.Provider>
    );
  });
  AppWidget.displayName = Widget.displayName ?? Widget.name;
  return AppWidget;
}

/** Whom a prop is for. */
type Kind = 'handlers' | 'root' | 'others';

/** Returns what adds an app's props to those of the widget's root element, with the ref set by then. */
function useGivenRoot(given: RootProps, ref: Ref<Element>): AsRoot {
  const [follower] = useState(() => new RootFollower());
  useLayoutEffect(() => follower.follow(ref), [follower, ref]);
  return addToRoot(given, follower);
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
function useHost(
  name: string,
  handlers: Readonly<Record<string, unknown>>,
  given: string | undefined,
): AppHost {
  const { id: inherited, element } = useWidgetHost();
  const id = given ?? inherited;
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
  if (typeof handler === 'function')
    attempt(
      () => void handler(detail),
      (error) => reportError(error),
    ); // older versions of jsdom have no such function
}
