import { expectation } from '@adviser-widgets/core/words';
import type { RuntimeDefinition } from './definition.ts';
import type { Problem } from './read-props.ts';
import { suggest } from './suggest.ts';

/** One sentence for editors that says what is wrong and how to mend it (contract section 5). */
export function describeProblem(definition: RuntimeDefinition, problem: Problem): string {
  const { name } = problem;
  if (problem.kind === 'brand') return 'needs the configuration key "brand", for example data-brand="acme" on the script tag';
  const attribute = definition.attributes[name];
  const example = attribute ? `for example data-${name}="${attribute.example}"` : '';
  if (problem.kind === 'renamed') return `data-${problem.formerly} is now called data-${name}`;
  if (problem.kind === 'missing') return `needs data-${name}, ${example}`;
  if (!attribute) return `does not know data-${name}${didYouMean(suggest(name, Object.keys(definition.attributes)), (near) => `data-${near}`)}`;
  const text = problem.kind === 'value' ? problem.text.slice(0, 60) : '';
  return `data-${name}="${text}" is not ${expectation(attribute.kind, attribute)}; ${example}`;
}

/** The same for a widget's name. */
export function describeUnknownWidget(name: string, names: readonly string[]): string {
  return `there is no widget "${name}"${didYouMean(suggest(name, names), (near) => `data-widget="${near}"`)}`;
}

function didYouMean(near: string | undefined, write: (near: string) => string): string {
  return near ? `; did you mean ${write(near)}?` : '';
}
