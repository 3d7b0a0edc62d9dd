import { reportError, warn } from '../page/log.ts';
import { cutText } from '../values/cut-text.ts';
import { isRecord } from '../values/records.ts';
import { nearest } from '../values/suggest.ts';
import { toJson } from '../values/to-json.ts';
import { consentPurposes } from './consent-purposes.ts';

const example = 'consent({ analytics: true, chat: true, maps: true, videos: true })';

/** Reports what is wrong with the argument of a call of `consent`, which a page's script may get wrong in any way. */
export function reportConsentMistakes(given: unknown): void {
  if (!isRecord(given))
    return reportError(
      `consent takes an object with true or false by purpose, got ${show(given)}, and changes nothing; write ${example}, with false for what the visitor refused`,
    );
  for (const [purpose, answer] of Object.entries(given)) {
    if (!(consentPurposes as readonly string[]).includes(purpose)) warn(describeUnknown(purpose));
    else if (answer !== undefined && typeof answer !== 'boolean')
      reportError(
        `consent: ${purpose} is ${show(answer)}, which is neither true nor false and counts as no consent; write ${purpose}: true if the visitor agreed`,
      );
  }
}

function describeUnknown(purpose: string): string {
  const meant = nearest(purpose, consentPurposes);
  const known = `${consentPurposes.slice(0, -1).join(', ')} and ${consentPurposes.at(-1)}`;
  const fix = meant === undefined ? `the purposes are ${known}` : `did you mean ${meant}?`;
  return `consent: there is no purpose "${cutText(purpose, 60)}", so its answer has no effect; ${fix}`;
}

function show(given: unknown): string {
  return cutText(toJson(given) ?? String(given), 60);
}
