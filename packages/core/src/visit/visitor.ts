import { cleanText } from '../values/clean-text.ts';
import { cutText } from '../values/cut-text.ts';
import { parseAddress } from '../values/parse-address.ts';
import { readCookie } from './cookies.ts';
import { queryParameter } from './query-parameter.ts';
import { personalParameters } from './personal-parameters.ts';
import { visitValue, rememberedAdviser, visitorIp } from './tracking-info.ts';
import { withoutParameters } from './without-parameters.ts';

/** Where a visitor came from, sent with each lead. All values are text. */
export interface TrackingRecord {
  readonly cusEmail: string;
  readonly libTrackUnidentified: string;
  readonly visitedUrl: string;
  readonly browser: string;
  readonly ipAddress: string;
  readonly userTypeIndex: string;
  readonly adviser: string;
  readonly libcampaign: string;
  readonly prevSite: string;
  readonly searchEngine: string;
  readonly keywords: string;
  readonly gclid: string;
}

/** Servers refuse longer fields, and with them the lead. */
const maxLength = 2000;

/** Returns the tracking record of this page view. Pass `email` on submit only, never earlier. */
export function trackingRecord(email: string): TrackingRecord {
  const { searchEngine, keywords } = searchReferrer(document.referrer);
  return {
    cusEmail: email,
    libTrackUnidentified: cutText(readCookie('libTrackUnidentified'), maxLength),
    visitedUrl: cutText(withoutParameters(location.href, personalParameters), maxLength),
    browser: browserName(navigator.userAgent),
    ipAddress: cutText(visitorIp(), maxLength),
    userTypeIndex: visitValue('user_class'),
    adviser: rememberedAdviser(),
    libcampaign: visitValue('lib_campaign'),
    prevSite: parseAddress(document.referrer)?.origin ?? '',
    searchEngine,
    keywords,
    gclid: cutText(cleanText('name', queryParameter('gclid')), 256),
  };
}

/** Order matters: Edge and Opera also say "Chrome", and most say "Safari". */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\b(Edg|Edge|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(OPR|Opera)\b/, 'Opera'],
  [/\b(Trident|MSIE)\b/, 'Internet Explorer'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** Returns the browser's name as the API knows it, or `Unknown`. */
export function browserName(userAgent: string): string {
  return browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Unknown';
}

/** Returns the search engine and keywords that led here; empty for most visits nowadays. */
export function searchReferrer(referrer: string): { searchEngine: string; keywords: string } {
  const url = parseAddress(referrer);
  const [, engine = ''] =
    /(?:^|\.)(google|bing|ask|yahoo)\.(?:[a-z]{2,3})(?:\.[a-z]{2})?$/.exec(url?.hostname ?? '') ?? [];
  const keywords = engine && url?.searchParams.get(engine === 'yahoo' ? 'p' : 'q');
  return { searchEngine: engine, keywords: cutText(cleanText('name', keywords || ''), 256) };
}
