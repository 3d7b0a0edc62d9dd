import { shorten, unshadowed } from '@adviser-widgets/core/internal';
import { written } from '../../correct/written.ts';
import type { WrittenAttribute } from '../../html/write-html.ts';
import { describeDamages, type Damage } from '../../repair/damage.ts';
import { meantAttributes } from '../../repair/meant-attributes.ts';
import { unwrapAddress } from '../../repair/unwrap-address.ts';
import type { ContentProblem } from './content-problem.ts';

/** Finds tags whose values have been changed by people or their programs. */
export function damagedTags(original: Element): ContentProblem[] {
  return [...unshadowed(original).querySelectorAll('*')].flatMap((element) => {
    if (unshadowed(element).hasAttribute('data-widget')) return [];
    const wrong = meantAttributes(element).filter(
      ([name, value]) => unshadowed(element).getAttribute(name) !== value,
    );
    if (wrong.length === 0) return [];
    const damages = new Map<Damage, string[]>();
    for (const [name, value] of wrong) {
      const damage = damageOfCode(unshadowed(element).getAttribute(name) ?? '', value);
      damages.set(damage, [...(damages.get(damage) ?? []), name]);
    }
    const tag = unshadowed(element).localName;
    return {
      kind: 'damaged',
      element,
      sentence: `${describeDamages(damages)}, in <${tag}> inside; write ${wrong.map(asWritten).join(' ')}`,
    };
  });
}

function damageOfCode(text: string, meant: string): Damage {
  if (unwrapAddress(text) === meant) return 'rewritten';
  return text.replace(/\s/g, '') === meant.replace(/\s/g, '') ? 'cut' : 'curly';
}

function asWritten([name, value]: WrittenAttribute): string {
  return written(name, shorten(value, 100));
}
