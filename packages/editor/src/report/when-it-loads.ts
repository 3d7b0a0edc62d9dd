import { type RuntimeDefinition, readLoaderAttribute } from '@adviser-widgets/widget';

const words: Readonly<Record<string, string>> = {
  visible: 'Loads when it comes near the visible part of the page.',
  idle: 'Loads when the page has nothing else to do.',
  interaction: 'Loads when a visitor uses it.',
  media: 'Loads when its media query matches.',
};

/** What a placeholder that is still pending waits for (contract section 1, `data-widget-load`). */
export function whenItLoads(element: HTMLElement, definition: RuntimeDefinition | undefined): string {
  const wanted = readLoaderAttribute(element, 'widget-load') || definition?.load || 'eager';
  const [name = ''] = /^\w+/.exec(wanted) ?? [];
  return name === 'eager' ? '' : ((Object.hasOwn(words, name) ? words[name] : words.visible) ?? '');
}
