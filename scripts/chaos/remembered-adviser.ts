import type { LeadAccount } from './account.ts';
import type { Scene, Sending } from './scene.ts';

/** The lead may carry the adviser that the browser remembers at a press (row 11). */
export async function noteAdviser(scene: Scene, { account }: Sending): Promise<void> {
  account.remembered.add(await rememberedAdviser(scene));
}

/** An accepted lead's adviser becomes the remembered one (row 56), maybe before another lead is sent. */
export function noteCompanions(group: readonly LeadAccount[]): void {
  for (const account of group) {
    const others = group.filter((other) => other !== account && other.ending === 'thanked');
    for (const adviser of others.flatMap(adviserOf)) account.remembered.add(adviser);
  }
}

/** Milliseconds for the remembering code to load. */
const limit = 5000;

/** Of two leads accepted at the same moment, the browser remembers the adviser of either (row 56). */
export async function expectRemembered(scene: Scene, group: readonly LeadAccount[]): Promise<void> {
  const thanked = group.filter(({ ending }) => ending === 'thanked').flatMap(adviserOf);
  if (thanked.length === 0) return;
  const end = performance.now() + limit;
  while (!thanked.includes(await rememberedAdviser(scene))) {
    if (performance.now() < end) await scene.page.waitForTimeout(50);
    else
      return group.some(mayForget)
        ? undefined
        : scene.complain(
            `The visitor is thanked, and their adviser is not remembered: ${thanked.join(' or ')}`,
          );
  }
}

function adviserOf({ placed: { shape, adviser } }: LeadAccount): string[] {
  return shape.widget === 'contact-adviser-form' && adviser ? [adviser] : [];
}

/** The code that remembers is fetched after the thanks: not on a closed page or without a connection. */
function mayForget({ tries }: LeadAccount): boolean {
  return tries.some(
    ({ attempt: { trouble, interruption } }) => trouble.offline !== undefined || interruption !== undefined,
  );
}

async function rememberedAdviser({ lane }: Scene): Promise<string> {
  const cookies = await lane.context.cookies();
  return cookies.find(({ name }) => name === 'aaid')?.value ?? '';
}
