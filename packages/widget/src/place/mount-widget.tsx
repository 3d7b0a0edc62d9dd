import { attempt, setGround, type Ground } from '@adviser-widgets/core/internal';
import { Component, createElement, type ComponentType, type ReactNode } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { Frame } from '../definition.ts';
import type { WidgetHost } from '../events/emit.ts';
import { rootId } from '../nodes/root.ts';
import { releasePictures } from '../host/detached-pictures.ts';
import { keepEnter } from '../host/enter-key.ts';
import { ShownNodes } from '../nodes/shown-nodes.ts';
import { Holder } from './holder.ts';
import { keepInPlace, type OnRewritten } from './keep-in-place.ts';
import { openStage } from './open-stage.ts';
import { Slot } from './PageNodes.tsx';
import type { Stage, StageOptions } from './stage.ts';
import { WidgetContext, type MountedHost } from './widget-context.ts';

export type FailurePhase = 'render' | 'effect';

/** What to mount, where, and whom to call back. */
export interface MountOptions {
  readonly host: WidgetHost & { readonly element: HTMLElement };
  // Safe: the props come from the widget's own definition, which the component's props type derives from.
  readonly component: ComponentType<Record<string, unknown>>;
  readonly props: Readonly<Record<string, unknown>>;
  /** The author's elements that the widget shows, by the names of the props that take them. */
  readonly slots?: Slots | undefined;
  readonly frame?: Frame | undefined;
  /** What the placeholder is on; `undefined` on a page with its own theme. */
  readonly ground?: Ground | undefined;
  /** The widget shows the author's nodes. */
  readonly isContent?: boolean | undefined;
  /** Where the widget stands; by default in the placeholder. */
  readonly open?: ((options: StageOptions) => Stage) | undefined;
  readonly onRewritten?: OnRewritten | undefined;
  readonly onReady: () => void;
  /** Called once; the fallback shows by then. */
  readonly onFailed: (phase: FailurePhase, error: unknown) => void;
}

type Slots = ReadonlyMap<string, HTMLElement>;

/** A widget that is mounted in the page. */
export interface MountedWidget {
  /** Renders it with other props, or with what the page has put into its slots. */
  update(next: Partial<Pick<MountOptions, 'props' | 'slots'>>): void;
  unmount(): void;
}

/** Mounts a widget beside the author's nodes, which show again if anything throws. */
export function mountWidget(options: MountOptions): MountedWidget {
  const { host, component: Widget, frame = 'own', isContent = false, open = openStage } = options;
  const { onRewritten, onReady, onFailed } = options;
  const container = createContainer(frame);
  setGround(container, options.ground);
  keepEnter(container);
  const keep = keepInPlace({ host: host.element, root: container, onRewritten, onLost: fail });
  const shown = new ShownNodes(container, () => isOver || attempt(() => keep(stage), fail));
  const stage = open({ host: host.element, root: container, isContent, shown });
  const { name, id, element } = host;
  const holder = stage instanceof Holder ? stage : undefined;
  const mountedHost: MountedHost = { name, id, element, shown, holder };
  let isSettled = false;
  let hasCommitted = false;
  let isOver = false;

  const over = () => isOver;
  const root = createRoot(container, rootOptions(over));
  let { props } = options;
  let slots = slotProps(options.slots);
  render();
  // By then all effects have run, and React has passed any error in them to the boundary.
  queueMicrotask(settle);
  return { update, unmount: end };

  function update(next: Partial<Pick<MountOptions, 'props' | 'slots'>>): void {
    props = next.props ?? props;
    if (next.slots) slots = slotProps(next.slots);
    render();
  }

  function render(): void {
    if (isOver) return;
    const tree = (
      <WidgetContext.Provider value={mountedHost}>
        <Boundary onCommit={swapIn} onError={fail}>
          <Widget {...props} {...slots} />
        </Boundary>
      </WidgetContext.Provider>
    );
    flushSync(() => root.render(tree));
  }

  function swapIn(): void {
    if (isOver) return; // Preact also commits a tree that threw
    hasCommitted = true;
    attempt(() => stage.show(), fail); // an element of the page may hide its own methods
  }

  function settle(): void {
    if (isOver) return;
    isSettled = true;
    onReady();
  }

  function fail(error: unknown): void {
    // Preact reports an error in an effect before it notifies the boundary of the commit.
    const isEffect = !isSettled && (hasCommitted || container.hasChildNodes());
    isOver = true;
    leave();
    queueMicrotask(() => root.unmount()); // React may not unmount a root while it commits
    onFailed(isEffect ? 'effect' : 'render', error);
  }

  /** If the page has shadowed DOM methods, ending the stage can throw: then only our root is removed. */
  function leave(): void {
    attempt(
      () => stage.end(),
      () => container.replaceWith(),
    );
    releasePictures(host.element);
  }

  function end(): void {
    if (isOver) return;
    isOver = true;
    leave();
    root.unmount();
  }
}

/** An unmounted widget whose elements the page has overwritten has none left to remove, which is no error. */
function rootOptions(isOver: () => boolean): RootOptions {
  return {
    identifierPrefix: 'aw',
    onCaughtError: () => {},
    onUncaughtError: (error) => {
      if (!isOver()) reportError(error);
    },
  };
}

let reads = 0;

/** With a key, as a page can put the same element into the placeholder again. */
function slotProps(slots: Slots = new Map()): Record<string, ReactNode> {
  reads++;
  // Some old libraries replace Array.from with a version that neither iterates nor maps.
  return Object.fromEntries(
    [...slots].map(([name, element]) => [name, createElement(Slot, { element, key: reads })]),
  );
}

let count = 0;

function createContainer(frame: Frame): HTMLElement {
  const container = document.createElement(frame === 'inline' ? 'span' : 'div');
  // WordPress replaces emoji text nodes, which would remove nodes that React relies on.
  container.className = `aw-root wp-exclude-emoji${frame === 'own' ? '' : ` aw-root--${frame}`}`;
  container.id = `${rootId}${++count}`;
  container.setAttribute('key', container.id); // the same for Alpine
  return container;
}

interface BoundaryProps {
  /** Called once, after the layout effects of everything below; not called if rendering threw. */
  readonly onCommit: () => void;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    if (!this.state.failed) this.props.onCommit();
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
