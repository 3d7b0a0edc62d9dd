import type { Attribute } from '@adviser-widgets/widget';
import type { BuilderWidget } from '../builder-widget.ts';
import type { WidgetDraft } from './draft.ts';
import { hasPictureList, withoutSecondFiles } from '../pictures/pictures.ts';
import { readExample } from './read-draft.ts';

/**
 * Starts a draft. It takes from the example only what the widget can't do without: a campaign or a heading of the
 * example would end up on a page.
 */
export function startDraft(widget: BuilderWidget): WidgetDraft {
  const example = readExample(widget);
  const attributes = Object.fromEntries(
    Object.entries(example.attributes).filter(([name]) => isTaken(name, widget)),
  );
  const content = hasPictureList(widget) ? withoutSecondFiles(example.content) : example.content;
  return { ...example, attributes, content, link: { ...example.link, text: widget.title } };
}

/** Whether a draft begins with the example's value. */
function isTaken(name: string, widget: BuilderWidget): boolean {
  return (
    isNeeded(name, widget) || isSwitch(widget.attributes[name]) || widget.attributes[name]?.kind === 'json'
  );
}

/** Whether the value is one that an editor has to replace. */
export function isPlaceholderValue(name: string, widget: BuilderWidget): boolean {
  return isTaken(name, widget) && !isSwitch(widget.attributes[name]);
}

function isNeeded(name: string, { attributes, needsOne = [], requires }: BuilderWidget): boolean {
  return attributes[name]?.required === true || needsOne.includes(name) || requires?.unless === name;
}

function isSwitch(attribute: Attribute | undefined): boolean {
  return attribute?.kind === 'flag' || attribute?.kind === 'choice';
}
