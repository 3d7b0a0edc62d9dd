import type { LeadAccount } from './account.ts';
import type { Scene, Sending } from './scene.ts';

/** Writes down whom the browser remembers at a press, which a lead may carry from then on (row 11). */
export async function noteAdviser(scene: Scene, { account }: Sending): Promise<void> {
  account.remembered.add(await rememberedAdviser(scene));
}

/**
 * Of leads sent at the same moment, each that is accepted makes its adviser the remembered one (row 56), perhaps before
 * another of them is sent off, and that one hides it when it is accepted in turn.
 */
export function noteCompanions(group: readonly LeadAccount[]): void {
  for (const account of group) {
    const others = group.filter((other) => other !== account && other.ending === 'thanked');
    for (const adviser of others.flatMap(adviserOf)) account.remembered.add(adviser);
  }
}

/** Milliseconds the code that remembers may take to come. */
const limit = 5000;

/**
 * Once a lead of the contact-adviser form is accepted, the visitor belongs to its adviser (row 56); of two accepted
 * at the same moment, to either.
 */
export async function expectRemembered(scene: Scene, group: readonly LeadAccount[]): Promise<void> {
  const thanked = group.filter(({ ending }) => ending === 'thanked').flatMap(adviserOf);
  if (thanked.length === 0) return;
  const end = performance.now() + limit;
  while (!thanked.includes(await rememberedAdviser(scene))) {
    if (performance.now() < end) await scene.page.waitForTimeout(50);
    else return group.some(mayForget) ? undefined : scene.complain(`The visitor is thanked, and their adviser is not remembered: ${thanked.join(' or ')}`);
  }
}

function adviserOf({ placed: { shape, adviser } }: LeadAccount): string[] {
  return shape.widget === 'contact-adviser-form' && adviser ? [adviser] : [];
}

/** What remembers is fetched after the thanks: not by a page that is gone, nor without a connection. */
function mayForget({ tries }: LeadAccount): boolean {
  return tries.some(({ attempt: { trouble, interruption } }) => trouble.offline !== undefined || interruption !== undefined);
}

async function rememberedAdviser({ lane }: Scene): Promise<string> {
  const cookies = await lane.context.cookies();
  return cookies.find(({ name }) => name === 'aaid')?.value ?? '';
}
