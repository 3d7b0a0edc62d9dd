import { cutText, parseAddress, unshadowed } from '@adviser-widgets/core/internal';
import { camelCase, type RuntimeDefinition } from '@adviser-widgets/widget';
import { written } from '../correct/written.ts';
import { addressInLink } from '../repair/address-in-link.ts';
import { townsIn } from './towns.ts';

interface Given {
  readonly definition: RuntimeDefinition & { readonly purpose?: string };
  readonly element: Element;
  /** The placeholder as its author wrote it. */
  readonly original: Element;
  readonly props: Readonly<Record<string, unknown>>;
  /** The phone number in the configuration of the site, if it is known. */
  readonly phone?: string | undefined;
}

interface Contradiction {
  /** Without `data-`. */
  readonly name: string;
  readonly sentence: string;
}

/**
 * Finds a fallback that says something else than the attribute whose fact it repeats, phone links that say another number
 * than they call, and a form that has two numbers of one site.
 */
export function contradictions(given: Given): Contradiction[] {
  const { definition, element, original, props } = given;
  const { repeats } = definition;
  const value = repeats && props[camelCase(repeats.attribute)];
  const other =
    repeats && typeof value === 'string' && value !== '' ? others[repeats.as](value, original) : undefined;
  const ofPhones = [...wrongPhones(original), ...otherThanSite(given)].map((sentence) => ({
    name: 'content',
    sentence,
  }));
  if (!repeats || other === undefined) return ofPhones;
  const setting = written(`data-${repeats.attribute}`, cutText(String(value), 60), element);
  const sentence = `the content inside has ${cutText(other, 60)}, and ${setting} says something else; visitors see both, so write the same in both`;
  return [{ name: repeats.attribute, sentence }, ...ofPhones];
}

/** What the fallback says instead; `undefined` if it agrees, or says nothing of it. */
type FindOther = (value: string, original: Element) => string | undefined;

const others: Readonly<Record<'address' | 'video' | 'page', FindOther>> = {
  address: otherAddress,
  video: otherVideo,
  page: otherPage,
};

function linksIn(element: Element): string[] {
  return [...unshadowed(element).querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
}

function otherAddress(value: string, original: Element): string | undefined {
  const inLinks = linksIn(original).flatMap((href) => addressInLink(href) ?? []);
  const wrong = inLinks.find((address) => !isSamePlace(value, address));
  if (wrong !== undefined) return `a link to “${wrong}”`;
  const towns = townsIn(value);
  const named = townsIn(unshadowed(original).textContent ?? '');
  const isOther = towns.length > 0 && named.length > 0 && !named.some((town) => towns.includes(town));
  return isOther ? `“${named[0]}”` : undefined;
}

/** Words that many addresses share. */
const common = new Set(
  'level floor suite unit shop street road avenue quay terrace drive place lane the and new zealand aotearoa central city'.split(
    ' ',
  ),
);

function isSamePlace(one: string, other: string): boolean {
  const [words, otherWords] = [wordsOf(one), wordsOf(other)];
  const [numbers, otherNumbers] = [numbersOf(one), numbersOf(other)];
  const areNumbersOther =
    numbers.length > 0 && otherNumbers.length > 0 && !numbers.some((number) => otherNumbers.includes(number));
  const shared = words.filter((word) => otherWords.includes(word)).length;
  return (
    !areNumbersOther &&
    (words.length === 0 || otherWords.length === 0 || shared > Math.min(words.length, otherWords.length) / 2)
  );
}

function wordsOf(address: string): string[] {
  const words =
    address
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/\p{L}{3,}/gu) ?? [];
  return words.filter((word) => !common.has(word));
}

function numbersOf(address: string): string[] {
  return address.match(/\d+/g) ?? [];
}

const videoId =
  /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:(?:embed|shorts|live|v|e)\/|watch\?(?:[^#]*&)?v=))([\w-]{11})(?![\w-])/i;

function otherVideo(value: string, original: Element): string | undefined {
  const [, id = value] = videoId.exec(value) ?? [];
  const links = linksIn(original).filter((href) => videoId.test(href));
  return links.some((href) => videoId.exec(href)?.[1] === id)
    ? undefined
    : links[0] && `a link to ${links[0]}`;
}

/** A frame may be a part of the page that the link opens, or of another host of its site. */
function otherPage(value: string, original: Element): string | undefined {
  const [, video] = videoId.exec(value) ?? [];
  if (video !== undefined) return otherVideo(value, original);
  if (!/^(https?:)?\/\/|^[/.]/i.test(value)) return undefined; // reported as no address
  const links = linksIn(original).filter(
    (href) => !/^(tel|mailto|sms|#)|contact|call|help|support|book/i.test(href) && href !== '',
  );
  return links.some((href) => isSamePage(value, href)) ? undefined : links[0] && `a link to ${links[0]}`;
}

const ownHost = 'own.invalid';

/** An address that can't be read is reported as that. */
function isSamePage(one: string, other: string): boolean {
  const [a, b] = [one, other].map((address) => parseAddress(address, `https://${ownHost}/`));
  if (!a || !b) return true;
  if ([a, b].some(({ hostname }) => hostname === ownHost) && a.hostname !== b.hostname) return true; // unknown
  if (a.hostname !== b.hostname) return siteOf(a.hostname) === siteOf(b.hostname);
  const [path, otherPath] = [a, b].map(({ pathname }) => pathname.replace(/(\/|\/index|\.\w+)$/, '') + '/');
  return (
    path !== undefined &&
    otherPath !== undefined &&
    (path.startsWith(otherPath) || otherPath.startsWith(path))
  );
}

function siteOf(hostname: string): string {
  return hostname
    .split('.')
    .slice(/\.(co|org|net|govt|ac|com)\.\w\w$/.test(hostname) ? -3 : -2)
    .join('.');
}

/** Phone links whose text is another number than the one they call. */
function wrongPhones(original: Element): string[] {
  return [...unshadowed(original).querySelectorAll('a[href^="tel:"]')].flatMap((link) => {
    const text = unshadowed(link).textContent ?? '';
    const [shown, called] = [text, link.getAttribute('href') ?? ''].map(phoneIn);
    if (!shown || !called || hasLetterKeys(text) || shown === called) return [];
    return `the content inside shows ${cutText(text.trim(), 30)}, and a press calls ${cutText(called, 30)}; write the same number in both`;
  });
}

/**
 * The number of the site is in the errors of a form. A branch or an adviser has another one: only a second freephone
 * number, or one that is nearly the same, cannot be meant. A configuration may be private, so its number is not named.
 */
function otherThanSite({ definition, original, props, phone = '' }: Given): string[] {
  const site = phoneIn(phone);
  if (!site || definition.purpose !== 'form' || props['adviserId']) return [];
  const called = linksIn(original).flatMap((href) => (/^tel:/i.test(href) ? (phoneIn(href) ?? []) : []));
  const other = called.includes(site) ? undefined : called.find((number) => isMistakenFor(site, number));
  if (other === undefined) return [];
  return [
    `a press on the phone link inside calls ${cutText(other, 30)}, and the form's errors offer another number, the one of your site; visitors may see both, so write the number of your site inside`,
  ];
}

function isMistakenFor(site: string, number: string): boolean {
  const isFree = (each: string) => /^0(800|508)/.test(each);
  if (isFree(site) && isFree(number)) return true;
  const different = [...site].filter((digit, index) => digit !== number[index]).length;
  return site.length === number.length && different <= 2;
}

/** Vanity numbers: `0800 CALL US`. Their digits are fewer than those that are dialled. */
function hasLetterKeys(text: string): boolean {
  return /[a-z]/i.test(text.slice(Math.max(0, text.search(/\d/))));
}

function phoneIn(text: string): string | undefined {
  const [number = ''] = /\+?\d[\d\s().-]{5,}\d/.exec(text.replace(/^tel:/i, '').split(/[;,]/)[0] ?? '') ?? [];
  const digits = number
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
    .replace(/^(\+|00)64/, '0');
  return digits.length < 7 ? undefined : digits;
}
