import type { LeadAccount } from './account.ts';
import { beginTrouble, widgetFile } from './begin-trouble.ts';
import type { Scene } from './scene.ts';
import type { Trouble } from './trouble.ts';
import { visitPage } from './visit-page.ts';

/** Opens the page again if the first form's file fails to load at first. */
export async function openPage(scene: Scene, [first]: readonly LeadAccount[]): Promise<void> {
  const { visit, lane, page } = scene;
  const trouble = first?.lead.tries[0]?.trouble;
  if (visit.arrival || visit.leads.some(({ tries }) => tries.some(needsFreshFiles))) await forgetFiles(scene);
  const address = lane.serve({
    name: `visit-${visit.number}`,
    html: visitPage(visit, lane),
    origin: visit.origin,
  });
  if (visit.arrival) await openFailingForm(scene, address);
  if (first && trouble && startsBeforeLoad(scene, trouble))
    await beginTrouble(scene, trouble, first.placed.shape);
  scene.log(`opens ${address}: ${visit.forms.map(({ shape }) => shape.name).join(', ')}`);
  await page.goto(address);
}

function needsFreshFiles({ trouble: { at } }: { readonly trouble: Trouble }): boolean {
  return at !== undefined && at !== 'lead' && at !== 'token';
}

/** What the first sign of intent fetches is loaded before the first press. */
function startsBeforeLoad({ visit }: Scene, { at, captcha, jumps }: Trouble): boolean {
  const isFetchedEarly = at === 'adviser list' || (jumps !== undefined && at !== undefined && at !== 'token');
  return isFetchedEarly || (visit.isEarly && (captcha !== undefined || at !== undefined));
}

/** A cached file is not fetched, and so cannot fail. */
async function forgetFiles({ page, lane }: Scene): Promise<void> {
  const session = await lane.context.newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** The form fails to load and its fallback stays, or a retry loads it after all. */
async function openFailingForm(scene: Scene, address: string): Promise<void> {
  const { visit, lane, page } = scene;
  const [placed] = visit.forms;
  if (!visit.arrival || !placed) return;
  lane.sandbox.fail({ ...visit.arrival, path: widgetFile(placed.shape.widget) });
  await page.goto(address);
  const placeholder = page.locator('[data-widget]').first();
  await placeholder.scrollIntoViewIfNeeded();
  const state = await page
    .locator('[data-widget-state="ready"], [data-widget-state="failed"]')
    .first()
    .getAttribute('data-widget-state');
  scene.log(`the form cannot be fetched: it is ${state ?? 'in no state'}`);
  const isReadable = await placeholder.locator('p', { hasText: 'Call us.' }).isVisible();
  if (state === 'failed' && !isReadable) scene.complain('A form that cannot be loaded hides its fallback');
  lane.sandbox.heal();
}
