import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Boundary } from './Boundary.tsx';
import type { Frame } from '../definition.ts';
import { keepFallback, type Fallback } from './fallback.ts';
import type { WidgetHost } from './emit.ts';
import { WidgetContext } from './widget-context.ts';

/** Where a widget failed after its code had arrived (contract section 2, `aw:failed`). */
export type FailurePhase = 'render' | 'effect';

/** What is mounted, where, and who is told how it went. */
export interface MountOptions {
  readonly host: WidgetHost & { readonly element: HTMLElement };
  // The props were read by the widget's own definition, which derives the component's props type.
  readonly component: ComponentType<Record<string, unknown>>;
  readonly props: Readonly<Record<string, unknown>>;
  /** What stands around it; `own` unless given. */
  readonly frame?: Frame | undefined;
  /** How the placeholder's content makes room and comes back; unless given, the widget takes its place. */
  readonly keep?: ((element: HTMLElement) => Fallback) | undefined;
  /** Called once the widget stands in the page and its effects have run. */
  readonly onReady: () => void;
  /** Called once after a throw; the fallback is back by then. */
  readonly onFailed: (phase: FailurePhase, error: unknown) => void;
}

/** A widget that stands in the page. */
export interface MountedWidget {
  update(props: Readonly<Record<string, unknown>>): void;
  /** Takes the widget away and puts the fallback back. */
  unmount(): void;
}

/**
 * Renders a widget aside and swaps it in for the placeholder's content on its first commit, so that
 * the content stays until then, and comes back unchanged when anything below throws.
 */
export function mountWidget({ host, component: Widget, props, frame = 'own', keep = keepFallback, onReady, onFailed }: MountOptions): MountedWidget {
  const container = document.createElement(frame === 'inline' ? 'span' : 'div');
  // WordPress replaces emoji text nodes, which would pull them out from under React.
  container.className = `aw-root wp-exclude-emoji${frame === 'own' ? '' : ` aw-root--${frame}`}`;
  const fallback = keep(host.element);
  if (frame !== 'own') fallback.standBy?.(container);
  let isSettled = false;
  let hasCommitted = false;
  let isOver = false;

  const root = createRoot(container, { identifierPrefix: 'aw', onCaughtError: () => {} });
  render(props);
  // By then all effects have run, and React has handed a throw of one to the boundary.
  queueMicrotask(settle);
  return { update: render, unmount: end };

  function render(next: Readonly<Record<string, unknown>>): void {
    if (isOver) return; // an update may come after a failure
    const tree = (
      <WidgetContext.Provider value={host}>
        <Boundary onCommit={swapIn} onError={fail}>
          <Widget {...next} />
        </Boundary>
      </WidgetContext.Provider>
    );
    flushSync(() => root.render(tree));
  }

  function swapIn(): void {
    if (isOver) return; // Preact commits also what has thrown
    fallback.replaceWith(container);
    hasCommitted = true;
  }

  function settle(): void {
    if (isOver) return;
    isSettled = true;
    onReady();
  }

  function fail(error: unknown): void {
    // Preact reports the throw of an effect before it has told the boundary of the commit.
    const isEffect = !isSettled && (hasCommitted || container.hasChildNodes());
    fallback.restore();
    container.remove();
    isOver = true;
    queueMicrotask(() => root.unmount()); // React may not unmount a root while it commits
    onFailed(isEffect ? 'effect' : 'render', error);
  }

  function end(): void {
    if (isOver) return;
    isOver = true;
    root.unmount();
    fallback.restore();
  }
}
