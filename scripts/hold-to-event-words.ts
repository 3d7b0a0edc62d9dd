import { afterEach, expect } from 'vitest';
import { eventNames, eventWords } from '../stories/widget-page/event-words.ts';

interface EventDetail {
  readonly widget: string;
  readonly id?: string;
}

/** Packages without widgets of their own: their tests mount what they make up. */
const parts = /^(core|widget|ui|forms|loader|check|editor|testing)$/;

/** Fails a test of a widget's package in which an event holds what the catalogue does not tell of. */
export function holdToEventWords(): void {
  const untold = new Set<string>();
  for (const type of eventNames) {
    document.addEventListener(type, (event) => {
      const [, family = ''] = /packages[\\/]([\w-]+)[\\/]src/.exec(expect.getState().testPath ?? '') ?? [];
      const { widget, id: _, ...detail } = (event as CustomEvent<EventDetail | undefined>).detail ?? { widget: '' };
      if (!family || parts.test(family) || !widget) return; // a component of an app has no name, and a host page sends what it likes
      const told = eventWords(type, { family, widget }).detail;
      for (const key of Object.keys(detail)) if (!Object.hasOwn(told, key)) untold.add(`${type} of ${widget}: ${key}`);
    });
  }
  afterEach(() => {
    const found = [...untold];
    untold.clear();
    expect(found, 'details of events that stories/widget-page/event-words.ts does not tell of').toEqual([]);
  });
}
