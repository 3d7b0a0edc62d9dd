import { getConfig } from '@adviser-widgets/core';
import { attempt, type Ground, reportError, unshadowed } from '@adviser-widgets/core/internal';
import type { ComponentType } from 'react';
import type { Problem } from '../attributes/problem.ts';
import { readLoaderAttribute } from '../attributes/read-loader-attribute.ts';
import { readAttributes, type GivenProps, type Repair } from '../attributes/read-attributes.ts';
import type { RuntimeDefinition } from '../definition.ts';
import { emit, type WidgetHost } from '../events/emit.ts';
import type { EventDetails, WidgetEvent } from '../events/event-details.ts';
import { clearState, restoreCopy } from '../host/dead-copies.ts';
import { createPatience } from '../nodes/patience.ts';
import { readSlots } from '../attributes/read-slots.ts';
import type { FailurePhase, MountedWidget, MountOptions, mountWidget } from './mount-widget.tsx';

/** Written to `data-widget-state`, never read back. */
export type PlaceholderState = 'pending' | 'loading' | 'ready' | 'failed' | 'invalid';

type Unread = ReturnType<typeof readAttributes>['unread'];

/** A widget's code, which loads once one of its placeholders is due. */
export interface WidgetCode {
  readonly definition: RuntimeDefinition;
  readonly component: ComponentType<Record<string, unknown>>;
  /** The engine's, with which the widget was built. */
  readonly mountWidget: typeof mountWidget;
}

/** What a placeholder asks of its page. */
interface PageOptions {
  /** Props set by the page's own script; they override attributes. */
  readonly given?: GivenProps | undefined;
  /** Version of the library, stated on the element once the widget is ready. */
  readonly version?: string;
  /** Loads the repair for markup that an editor or a filter has mangled, if this looks so. */
  readonly loadRepair?: (element: Element) => Promise<Repair | undefined> | undefined;
  readonly report?: (
    placeholder: Placeholder,
    definition: RuntimeDefinition,
    problems: readonly Problem[],
  ) => void;
  /** Mounts a new widget: the page has overwritten what this one has rendered. */
  readonly mountAgain?: () => void;
}

interface HowToMount {
  readonly repair?: Repair | undefined;
  readonly open?: MountOptions['open'];
  readonly ground?: Ground | undefined;
}

let count = 0;

/**
 * A placeholder of the page, through its life: found, due, mounted, refreshed, lost. Whoever has found it calls each in
 * its time; it keeps its state, which the element states, and sends the events.
 */
export class Placeholder implements WidgetHost {
  readonly element: HTMLElement;
  readonly name: string;
  /** That of the element, or a generated one. */
  readonly id: string;
  /** Props set by the page's own script; they override attributes. */
  given: GivenProps;
  /** `performance.now()` of the last time that it reached a state. */
  readonly reachedAt: Partial<Record<PlaceholderState, number>> = {};
  /** The detail of the last `aw:failed`. */
  failure: EventDetails['aw:failed'] | undefined;
  /** It is invalid because the configuration has no `brand`, which may come late. */
  lacksBrand = false;
  /** It has left the page, or another has taken its place. */
  isLost = false;
  readonly #page: PageOptions;
  readonly #hasPatience = createPatience();
  #state: PlaceholderState = 'pending';
  /** The version that is ready. */
  #version = '';
  #mounted: (Pick<WidgetCode, 'definition'> & { readonly widget: MountedWidget }) | undefined;

  constructor(element: HTMLElement, page: PageOptions = {}) {
    this.element = element;
    this.name = readLoaderAttribute(element, 'widget');
    this.id = unshadowed(element).getAttribute('id') || `aw-${++count}`;
    this.given = page.given ?? {};
    this.#page = page;
  }

  get state(): PlaceholderState {
    return this.#state;
  }

  /** The definition of the widget that is mounted. */
  get definition(): RuntimeDefinition | undefined {
    return this.#mounted?.definition;
  }

  /** It was found. Puts the author's content back where a copy of a page has the dead markup of a widget. */
  enter(): void {
    this.setState('pending');
    attempt(
      () => restoreCopy(this.element),
      (error) => this.fail('load', error),
    );
  }

  /** It is due, and its widget's code begins to load. */
  load(): void {
    this.lacksBrand = false;
    this.setState('loading');
    this.emit('aw:loading');
  }

  /** Loads where the widget of a link stands, which cannot contain it: beside it. */
  async loadStage(): Promise<MountOptions['open']> {
    if (unshadowed(this.element).localName !== 'a') return undefined;
    const { stageBesideLink } = await import('./beside-link.ts');
    return stageBesideLink;
  }

  /** Mounts its widget with what the attributes and slots say, unless they lack something: then it is invalid. */
  mount({ definition, component, mountWidget }: WidgetCode, { repair, open, ground }: HowToMount = {}): void {
    const { given } = this;
    const { props, isIncomplete, ...read } = readAttributes(definition, this.element, { given, repair });
    const { slots, problems } = readSlots(this.element, Object.keys(definition.slots));
    this.lacksBrand = !!definition.callsApi && getConfig().brand === '';
    const isInvalid = isIncomplete || this.lacksBrand;
    if (isInvalid) this.setState('invalid');
    const ofPage = this.lacksBrand ? [brandProblem] : [];
    this.#report(definition, [...read.problems, ...problems, ...ofPage], read.unread);
    if (isInvalid) return;
    const widget = mountWidget({
      host: this,
      component,
      frame: definition.frame,
      props,
      slots,
      isContent: definition.content,
      open,
      ground,
      onRewritten: (healed) =>
        healed === 'overwritten' ? this.#page.mountAgain?.() : this.#readContentAgain(),
      onReady: () => this.#becomeReady(),
      onFailed: (phase, error) => this.fail(phase, error),
    });
    this.#mounted = { definition, widget };
  }

  /** Reads the attributes again. The widget keeps its state, or unmounts if they now lack something. */
  async refresh(): Promise<void> {
    const mounted = this.#mounted;
    if (!mounted) return;
    const { definition, widget } = mounted;
    const repair = await this.#page.loadRepair?.(this.element);
    if (this.#mounted !== mounted) return;
    const { given } = this;
    const { props, isIncomplete, ...read } = readAttributes(definition, this.element, { given, repair });
    if (isIncomplete) {
      this.unmount();
      this.setState('invalid');
    }
    this.#report(definition, read.problems, read.unread);
    widget.update({ props });
  }

  /** Takes the widget away, and shows the author's content again. Never throws. */
  unmount(): void {
    attempt(() => this.#mounted?.widget.unmount(), globalThis.reportError);
    this.#mounted = undefined;
  }

  /** It has left the page, or has another name. Takes away all that was put there and written to it. */
  leave(): void {
    this.isLost = true;
    const wasMounted = !!this.#mounted;
    this.unmount();
    attempt(() => clearState(this.element), globalThis.reportError);
    if (wasMounted) this.emit('aw:unmounted');
  }

  /** The author's content shows by now. Reports to the console unless a listener cancels `aw:failed`. */
  fail(phase: 'load' | FailurePhase, error: unknown): void {
    this.setState('failed');
    if (this.emitFailure(phase, String(error)))
      reportError(`${this.name} failed (${phase}); its fallback stays`, error, this.element);
  }

  /** Emits `aw:failed`, and keeps its detail. Returns false if a listener has cancelled it: then the page reports it. */
  emitFailure(phase: EventDetails['aw:failed']['phase'], message: string): boolean {
    this.failure = { phase, message };
    return this.emit('aw:failed', this.failure);
  }

  /** `version` is the one that is ready. */
  setState(state: PlaceholderState, version = ''): void {
    this.#state = state;
    this.reachedAt[state] = performance.now();
    this.#version = version;
    this.#writeState();
  }

  /** Writes the state again if the page has changed its attributes. */
  keepState(): void {
    const own = unshadowed(this.element);
    const isKept =
      own.getAttribute('data-widget-state') === this.#state &&
      (own.getAttribute('data-widget-version') ?? '') === this.#version;
    if (!isKept && this.#hasPatience()) this.#writeState();
  }

  /** Returns false if the event was cancelled. */
  emit<Event extends WidgetEvent>(event: Event, detail?: Partial<EventDetails[Event]>): boolean {
    return emit(this, event, { detail });
  }

  #becomeReady(): void {
    const { version = '' } = this.#page;
    this.setState('ready', version);
    this.emit('aw:ready', { version });
  }

  /** The page has changed the author's nodes. */
  #readContentAgain(): void {
    if (!this.#mounted) return;
    const { definition, widget } = this.#mounted;
    widget.update({ slots: readSlots(this.element, Object.keys(definition.slots)).slots });
  }

  /** Attributes of other tools are common: the code that distinguishes them from misspelt ones loads only for them. */
  #report(definition: RuntimeDefinition, problems: readonly Problem[], unread: Unread): void {
    const report = (mistakes: readonly Problem[]) => {
      const all = [...problems, ...mistakes];
      if (all.length > 0) this.#page.report?.(this, definition, all);
    };
    if (unread.size === 0) return report([]);
    import('../attributes/read-props.ts').then(
      ({ findMistakes }) => report(findMistakes(definition, this.element, unread)),
      () => report([]),
    );
  }

  #writeState(): void {
    const own = unshadowed(this.element);
    own.setAttribute('data-widget-state', this.#state);
    if (this.#version) own.setAttribute('data-widget-version', this.#version);
    else own.removeAttribute('data-widget-version');
  }
}

const brandProblem: Problem = { kind: 'brand', name: 'brand' };
