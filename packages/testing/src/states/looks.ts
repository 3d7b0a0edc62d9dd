import axe from 'axe-core';
import { axeOptions, axeSentences } from '../axe-sentences.ts';
import { brokenWords, outside, overlapping, tooWideWithLongWords } from './layout-faults.ts';
import { controlFaults } from './control-faults.ts';
import { inEachView, untilDrawn, type View } from './view.ts';

interface Look extends View {
  readonly name: string;
  readonly faults: readonly Find[];
}

type Find = () => string[] | Promise<string[]>;

/** The looks in which each state of a widget must be right, and what is looked for in each. */
const looks: readonly Look[] = [
  // No axe: in Chromium, `color` has its colour without forced colours, and nothing else is different.
  { name: 'in forced colours', forcedColours: true, faults: [outside, withoutEdge, unusable, brokenWords] },
  // Just above the widths at which layouts change.
  ...[993, 769, 577].map((width) => ({ name: `at ${width} px`, width, faults: [brokenWords] })),
  {
    name: 'at 320 px',
    width: 320,
    height: 700,
    faults: [outside, axeFindings, unusable, brokenWords, tooWideWithLongWords],
  },
  {
    name: 'at 400 % zoom with text of 200 %',
    width: 320,
    height: 256,
    largeText: true,
    faults: [outside, takingTheWindow, overlapping, unusable],
  },
];

/**
 * Looks at the state that a story has reached, in each look.
 *
 * @throws {Error} names the story, and each look with what is wrong in it
 */
export async function checkLooks({ id }: { readonly id: string }): Promise<void> {
  const found: string[] = [];
  await inEachView(
    looks.filter(({ width = 0 }) => width <= innerWidth),
    async ({ name, faults }) => {
      for (const find of faults)
        found.push(...(await lastingFaults(find)).map((fault) => `${name}: ${fault}`));
    },
  );
  if (found.length > 0) throw new Error([id, ...found].join('\n  '));
}

/** Finds again, for up to 60 frames: a page may take some to react to its new size. */
async function lastingFaults(find: Find, frames = 60): Promise<string[]> {
  const found = await find();
  if (found.length === 0 || frames === 0) return found;
  await untilDrawn();
  return lastingFaults(find, frames - 1);
}

/** What a visitor can use now; in a modal dialog, if one is open. A page styles its bare buttons itself. */
function unusable(): string[] {
  const modal = document.querySelector(':modal');
  const controls = document.querySelectorAll(
    '.aw-root :is(a[href], button[class], input, select, textarea, summary, iframe)',
  );
  return controlFaults(
    [...controls].filter(
      (element) =>
        (!modal || modal.contains(element)) &&
        !element.closest('[inert], [aria-hidden="true"], .aw-away, .aw-hidden, .aw-sticky-header--away') &&
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
    ),
  );
}

/** Fixed elements over more than a third of a low window, other than what a visitor opened over all of it. */
function takingTheWindow(): string[] {
  const fixed = [...document.querySelectorAll('.aw-root *')].filter(
    (element) =>
      getComputedStyle(element).position === 'fixed' &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest(':modal, [aria-modal="true"]') &&
      element.getBoundingClientRect().height > innerHeight / 3,
  );
  return fixed.map(({ outerHTML }) => `Over a third of the window: ${outerHTML.slice(0, 120)}`);
}

/** Buttons without an edge, unless they look like links (WCAG 1.4.11). */
function withoutEdge(): string[] {
  const buttons = [...document.querySelectorAll('.aw-root :is(button, summary)')].filter((button) => {
    const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(button);
    const hasEdge = borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0;
    return !hasEdge && textDecorationLine !== 'underline';
  });
  return buttons.map(({ outerHTML }) => `Without an edge: ${outerHTML.slice(0, 120)}`);
}

/** Without the practices for whole pages. */
async function axeFindings(): Promise<string[]> {
  const ofPages = ['landmark-one-main', 'page-has-heading-one', 'region'];
  const rules = Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(document.body, {
    ...axeOptions,
    rules: { ...axeOptions.rules, ...rules },
  });
  return axeSentences(violations);
}
