import { hasAtSign } from '@adviser-widgets/core/internal';
import { foldWords } from './fold-words.ts';

/** Nobody searches for more. */
const maxLength = 500;

/**
 * Returns whether words may say who someone is: an email or web address, a number of six digits or more in any
 * spelling, a name after a title or after words that introduce one, a postal address, or a date of birth. In doubt they may. A
 * name alone passes, because it looks like any other words.
 */
export function mayBePersonal(text: string): boolean {
  if (text.length > maxLength) return true;
  const words = foldWords(text);
  return hasAtSign(words) || signs.some((sign) => sign.test(words)) || hasLongNumber(words);
}

const domain = 'com|net|org|info|co|nz|au|uk';
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const day = '\\d{1,2}(?:st|nd|rd|th)?';
const title =
  'mr|mrs|ms|mx|dr|doctor|prof|professor|sir|dame|rev|reverend|lady|lord|mister|missus|madame?|mme|monsieur|herr|frau|senora?';
const street =
  'street|st|road|rd|avenue|ave|av|drive|dr|lane|ln|place|pl|crescent|cres|cr|terrace|tce|ter|parade|pde|highway|hwy|quay|grove|gr|boulevard|blvd|esplanade|esp|mews|close|court|ct|square|sq|way|rise|heights|view|walk|row|loop|track|line';
/** What follows a number that is no house number. */
const unit = 'years?|yrs?|months?|weeks?|days?|percent|per|bed(?:room)?s?|people|million|ways|steps|tips';
const anyone = 'an?|the|my|your|us|some(?:one|body)|people|advis[eo]rs?|brokers?|experts?|bank|lenders?';

const signs: readonly RegExp[] = [
  // An email or web address.
  /:\/\/|\bwww\b|mailto/,
  /\bat\b.*(\bdot\b|[a-z\d] ?\.[a-z]{2})/,
  new RegExp(`[a-z\\d] ?\\. ?(?:${domain})\\b|\\bdot (?:${domain})\\b`),
  /\b(g|google|hot|proton)mail\b|\bicloud\b|\bxtra\b|\b(yahoo|outlook|live|msn)\W*com?\b/,

  // A name.
  new RegExp(`(?<![a-z\\d])(?:${title})\\b[^\\p{L}\\d]*\\p{L}`, 'u'),
  /\bmiss\b[^\p{L}\d]*(?!an?\b|the\b|my\b|out\b|loans?\b|mortgages?\b|(re)?payments?\b)\p{L}/u,
  /先生|女士|小姐|さん|様|씨/,
  /\bname( ?:|'s\b| is\b| (?!(on|off|to|from|for|in|change)\b)\p{L})/u,
  /\bingoa\b|\bko \p{L}+( \p{L}+)? ahau\b/u,
  /\b(i'?m|i am) (?!(an?|the|on|in|self|not|over|under|buying|selling|looking|moving|retired)\b)\p{L}/u,
  /\bcall (me )?(?!(me|back|us|now|cent(re|er)s?|accounts?|an?|the|my|your|for)\b)\p{L}/u,
  /\bthis is (?!(an?|the|my|not)\b)\p{L}/u,
  new RegExp(`\\b(?:(?:speak|talk) (?:to|with)|ask for) (?!(?:${anyone})\\b)\\p{L}`, 'u'),
  /\b(attn|attention|regards|dear)\b|\bc\/0\b/,

  // A postal address.
  new RegExp(`(?<!\\d)\\d{1,5} ?[a-z]?,? (?!(?:${unit})\\b)(?:[\\p{L}'-]+ ){1,4}(?:${street})\\b`, 'u'),
  /\b(street|st|road|rd|avenue|ave|drive|lane|place|crescent|terrace|highway)\W*\d/,
  /\b(unit|flat|apartment|apt|lot|level|suite|post ?code|zip|box)\W*\d|\b(p ?o|post office) ?box\b|private bag|rural delivery/,
  /(?<!\d)(?!24\/7)\d{1,4}[a-z]? ?\/ ?\d{1,4}[a-z]?\W+\p{L}/u,

  // A date of birth.
  /(?<!\d)\d{1,2}\W{1,3}\d{1,2}\W{1,3}\d{2}/,
  new RegExp(`(?<!\\d)${day} ?(?:of )?${month}(?!\\p{L})|(?<!\\p{L})${month}\\W*${day}(?!\\d)`, 'u'),
  /\b(born|dob|birth\w*)\b.*\d/,
];

/** Words that people say between the digits of a number. */
const gap = /\b(dash|hyphen|dot|slash|space|plus|x)\b/g;

/** Phone, IRD, account and card numbers, passports and licences; postcodes, and 0800 before letters. */
function hasLongNumber(words: string): boolean {
  if (/\d(?:[^\p{L}\d]*\d){5}/u.test(words.replace(gap, ' '))) return true;
  const others = words.replace(/(?<![\p{L}\d])(19|20)\d\d(?![\p{L}\d])/gu, ''); // years
  if (others.replace(/\D/g, '').length > 6) return true;
  return /(?<![\d.$])(?!\d{2,3}00(?!\d))\d{4,5}(?!\d)|(?<![\d.])0\d{3}(?!\d)/.test(others);
}
