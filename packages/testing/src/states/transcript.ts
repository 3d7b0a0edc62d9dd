import { listen, type Announcements } from './announcements.ts';
import { withoutMarks } from './mark-texts.ts';
import { phraseOf, readAloud } from './read-aloud.ts';

let heard: Announcements = new Map();
let hadFocus = false;

/** Listens to what a story announces. Returns a function that ends it. */
export function startListening(): () => void {
  const listening = listen();
  const onFocus = () => void (hadFocus = true);
  document.addEventListener('focusin', onFocus);
  ({ heard } = listening);
  hadFocus = false;
  return () => {
    listening.end();
    document.removeEventListener('focusin', onFocus);
  };
}

/**
 * Returns what a screen reader says of the state that a story has come to: the last announcement of each live
 * region, where the focus is, and all of it from top to bottom. What was said on the way there depends on how
 * busy the machine is, so it is left out.
 */
export async function transcriptOf(story: HTMLElement): Promise<string> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const said = await readAloud(story);
  return [...announced(), ...(await focused()), '', ...said].join('\n').trim();
}

/** A wait is announced only if it takes long enough. */
function announced(): readonly string[] {
  const isWaiting = (region: Element) => region.isConnected && region.textContent.includes('…');
  const lasting = [...heard].filter(([region, text]) => !text.endsWith('…') || isWaiting(region));
  return lasting.map(([, text]) => withoutMarks(text));
}

async function focused(): Promise<readonly string[]> {
  const element = document.activeElement ?? document.body;
  if (element === document.body) return hadFocus ? ['focus: lost'] : [];
  const active = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
  const phrase = await phraseOf(active ?? element);
  // What only a script can focus is there to be read out.
  const isPassage = element instanceof HTMLElement && element.matches('[tabindex="-1"]:not(a, button)');
  const passage = isPassage ? element.innerText.replace(/\s+/g, ' ').trim() : '';
  return [`focus: ${[phrase, passage].filter(Boolean).join(', ')}`];
}
