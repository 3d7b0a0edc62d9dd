import type { DocumentedWidget } from '../catalogue/families.ts';
import { code, markdownList } from './markdown.ts';
import type { LinkTo } from './page-links.ts';

const moments = {
  eager: 'as soon as the script runs',
  visible: 'as it comes near the visible part of the page',
  idle: 'once the page has loaded and is idle',
  interaction: 'with the first press, key or focus on the content inside',
} as const;

/** When a widget loads, how much space it reserves, and which configuration it needs, in Markdown. */
export function onThePage(definition: DocumentedWidget, linkTo: LinkTo): string {
  const { load, reserve, needsOne, addressParameters } = definition;
  const parts = needsOne?.map((name) => (name === 'content' ? 'content inside' : code(`data-${name}`)));
  return markdownList([
    `**Loading**: \`${load}\`, that is ${moments[load]}. \`data-widget-load\` on the placeholder changes it: \`eager\`, \`visible\`, \`idle\`, \`interaction\` or \`media(…)\`.`,
    `**Reserved height**: ${room(reserve)}`,
    ...(parts ? [`**Does nothing without one of**: ${parts.join(', ')}.`] : []),
    ...(addressParameters.length > 0
      ? [`**From the address of the page**: ${addressParameters.map(({ name }) => code(name)).join(', ')}.`]
      : []),
    needs(definition, linkTo),
  ]);
}

function needs({ callsApi, needsConfig }: DocumentedWidget, linkTo: LinkTo): string {
  const keys = [
    ...(callsApi ? [{ key: 'brand', why: 'it calls your API; without it the content inside stays' }] : []),
    ...needsConfig,
  ];
  if (keys.length === 0) return '**Needs**: nothing of the configuration.';
  const items = keys.map(({ key, why }) => `\n  - \`${key}\`: ${why}.`);
  return `**Needs**: these keys of the ${linkTo('configuration', 'configuration')}:${items.join('')}`;
}

function room({ narrow, wide, column }: DocumentedWidget['reserve']): string {
  if (narrow === 0 && wide === 0) return 'none; it takes the space of the content inside, if any.';
  const where = column ? `columns narrower than ${column} px` : 'windows narrower than 768 px';
  return `${narrow} px in ${where}, ${wide} px in wider ones, and what the heading, the sub-heading and slots take, so that nothing jumps. \`page.css\` sees to it.`;
}
