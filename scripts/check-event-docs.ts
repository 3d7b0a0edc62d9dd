import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Definition, WidgetEvent } from '@adviser-widgets/widget';
import { commonEvents, widgetEvents } from '@adviser-widgets/widget/internal';
import { afterEach, expect } from 'vitest';

interface SentEvent {
  readonly type: WidgetEvent;
  readonly widget: string;
  readonly keys: readonly string[];
}

/** Fails a test if an event's detail has a key that the widget's definition does not document. */
export function checkEventDocs(): void {
  const sent: SentEvent[] = [];
  for (const type of widgetEvents) {
    document.addEventListener(type, (event) => {
      const { detail } = event as CustomEvent<{ readonly widget: string; readonly id?: string } | undefined>; // a host page may send anything
      if (!detail?.widget) return; // a component in an app has no widget name
      const { widget, id: _, ...others } = detail;
      sent.push({ type, widget, keys: Object.keys(others) });
    });
  }
  afterEach(async () => {
    const findings = await Promise.all(sent.splice(0).map(undocumentedKeys));
    expect([...new Set(findings.flat())], 'keys of event details that no definition.ts documents').toEqual(
      [],
    );
  });
}

async function undocumentedKeys({ type, widget, keys }: SentEvent): Promise<string[]> {
  const definition = await readDefinition(widget);
  if (!definition) return [];
  const { detail = {} } = definition.events[type] ?? commonEvents[type] ?? {};
  return keys.filter((key) => !Object.hasOwn(detail, key)).map((key) => `${type} of ${widget}: ${key}`);
}

/** `undefined` for a widget that a test made up. */
async function readDefinition(widget: string): Promise<Definition | undefined> {
  const [source] =
    /^.*[\\/]packages[\\/][\w-]+[\\/]src(?=[\\/])/.exec(expect.getState().testPath ?? '') ?? [];
  const file = join(source ?? '', widget, 'definition.ts');
  if (!source || !existsSync(file)) return undefined;
  const { definition } = (await import(pathToFileURL(file).href)) as { definition: Definition };
  return definition;
}
