import { cutText, unshadowed } from '@adviser-widgets/core/internal';
import { isLeadId } from '../problems/lead-ids.ts';
import { describeDamage, listNames, type Damage } from '../repair/damage.ts';
import type { PageProblem } from './page-problem.ts';

/** Text that readers don't see, and our own output. */
const silent = 'script, style, template, noscript, textarea, .aw-report, .aw-root';

const texts = 4; // NodeFilter.SHOW_TEXT, which Node lacks

/** Starts with `&lt;` if escaped twice. Scans each part between brackets once. */
function shownTag(text: string): string | undefined {
  for (const part of text.split(/(?=<)|>/)) {
    const start = part.search(/(?:<|&lt;)[a-z]/i);
    const attribute = start < 0 ? null : /\sdata-widget\s*=/i.exec(part.slice(start));
    if (attribute) return part.slice(start, start + attribute.index + attribute[0].length + 40);
  }
  return undefined;
}

/** Attributes that a tag has lost, as it ended too early. */
const spilled = /(?:^|[\s>|])data-[a-z-]{1,60}\s{0,5}=\s{0,5}["'“”][^]{0,60}/;
const spacedTag = /[<＜]\s*[a-z]+[^<>＜＞]{0,200}\sdata-widget\s{0,5}=\s{0,5}["'“”«][^]{0,40}/i;

/** What the parser left of a snippet as text, and why. */
function strayText(node: Node): StrayText | undefined {
  const text = node.textContent ?? '';
  const parent = node.parentElement;
  if (!parent) return undefined;
  const [tag] = spacedTag.exec(text) ?? [];
  if (tag !== undefined) return { shown: tag, damage: tag.startsWith('＜') ? 'bracket' : 'start' };
  const [shown] = unshadowed(parent).closest(inWidget) ? (spilled.exec(text) ?? []) : [];
  if (shown !== undefined) return { shown, damage: /(?:^|\n)[ \t]*[>|]/.test(text) ? 'reply' : 'unclosed' };
  const [around] = /(?:```[a-z]{0,9}|`|(?:^|\n)>(?: ?>){0,9})\s{0,9}$/.exec(text.slice(-100)) ?? [];
  if (around === undefined || !isBeforeWidget(node, parent)) return undefined;
  return { shown: around.trim(), damage: around.includes('`') ? 'chat' : 'reply' };
}

const inWidget = '[data-widget], .aw-widget';

function isBeforeWidget(node: Node, parent: Element): boolean {
  const nodes = [...unshadowed(parent).childNodes];
  const next = nodes[nodes.indexOf(node as ChildNode) + 1];
  return next !== undefined && 'localName' in next && unshadowed(next as Element).matches(inWidget);
}

/** Markup pasted into the visual editor instead of the source. */
export function checkEscapedMarkup(page: Document): PageProblem[] {
  const walker = page.createTreeWalker(page.body, texts);
  const found: PageProblem[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || unshadowed(element).closest(silent)) continue;
    const shown = shownTag(node.textContent ?? '');
    const stray = shown ? undefined : strayText(node);
    if (shown) found.push({ kind: 'escaped-markup', element, sentence: describeShown(shown) });
    if (stray)
      found.push({
        kind: 'torn-markup',
        element,
        sentence: describeStray(stray, settingsIn(node.textContent ?? '')),
      });
  }
  return found;
}

interface StrayText {
  readonly shown: string;
  readonly damage: Damage;
}

function describeStray({ shown, damage }: StrayText, settings: readonly string[]): string {
  const ids = settings.filter((name) => isLeadId(name.slice('data-'.length)));
  const lost =
    settings.length > 0 ? ` So ${listNames(settings)} ${settings.length > 1 ? 'have' : 'has'} no effect` : '';
  const ofLeads = ids.length > 0 ? `, and leads arrive without ${listNames(ids)}` : '';
  return `The page shows a part of a snippet as text: “${cutText(shown.replace(/\s+/g, ' '), 60).trim()}”. In the snippet, ${describeDamage(damage, ['its attributes'])}; paste it into the snippet builder, which repairs it.${lost && `${lost}${ofLeads}.`}`;
}

/** Attributes of which the page has only the text. */
function settingsIn(text: string): string[] {
  const names = [...text.matchAll(/(?:^|[\s>|])(data-[a-z-]{1,60})(?=\s{0,5}=)/g)].map(
    ([, name = '']) => name,
  );
  return [...new Set(names)];
}

/** Whether a widget's content shows attributes that its tag has lost. */
export function hasSpilled(original: Element): boolean {
  return spilled.test(unshadowed(original).textContent ?? '');
}

function describeShown(shown: string): string {
  return `The page shows a snippet as text: “${cutText(shown.replace(/\s+/g, ' '), 60).trim()}…”. It was pasted as text; paste it into the source view or an HTML block of the CMS.`;
}
