import * as v from 'valibot';
import { problem } from '../check-fields.ts';
import { trackingRules, type FoundTracking } from './tracking.ts';

/** Compares only values that are valid on their own. */
export function checkTrackingRelations({ record, prefix }: FoundTracking): string[] {
  const { success, output } = v.safeParse(referral, record);
  if (!success) return [];
  return [...checkEngine(output), ...checkGclid(output)].map((sentence) => prefix + sentence);
}

const { visitedUrl, prevSite, searchEngine, keywords, gclid } = trackingRules;
const referral = v.object({ visitedUrl, prevSite, searchEngine, keywords, gclid });
type Referral = v.InferOutput<typeof referral>;

/** google.co.nz is Google, notgoogle.com is not. */
const engineHost = /(?:^|\.)(google|bing|ask|yahoo)\.[a-z]{2,3}(?:\.[a-z]{2})?$/;

function checkEngine({ prevSite, searchEngine, keywords }: Referral): string[] {
  const [, engine = ''] = engineHost.exec(URL.parse(prevSite)?.hostname ?? '') ?? [];
  if (searchEngine !== engine)
    return [
      problem(
        'searchEngine',
        `${JSON.stringify(engine)} for prevSite ${JSON.stringify(prevSite)}`,
        searchEngine,
      ),
    ];
  return keywords !== '' && engine === ''
    ? [problem('keywords', 'nothing without a searchEngine', keywords)]
    : [];
}

/** Must be the one in the page's own URL; a very long one may be cut. */
function checkGclid({ visitedUrl, gclid }: Referral): string[] {
  const given = URL.parse(visitedUrl)?.searchParams.get('gclid') ?? '';
  const fits = given.startsWith(gclid) && (gclid !== '' || given === '');
  return fits ? [] : [problem('gclid', 'the one in visitedUrl', gclid)];
}
