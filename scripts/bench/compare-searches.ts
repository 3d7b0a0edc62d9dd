import type { Browser, Page } from 'playwright';
import { ownSearchPage, vendorSearch, vendorSearchPage } from './search-pages.ts';
import { serveSearch } from './search-service.ts';
import { serveBench } from './serve.ts';

/** Every letter from the second on produces results. */
const words = 'home loan';

/** Milliseconds between letters. Both searches send a request for each. */
const pace = 350;

const cpuSlowdown = 4;

interface Times {
  /** Milliseconds from each key press to the frame that shows its results. */
  readonly painted: number[];
  readonly longest: number[];
}

/** Alternates our search and the vendor's, with the same service 30 ms away (R10). */
export async function compareSearches(browser: Browser, repetitions: number): Promise<void> {
  const service = await serveSearch();
  const pages = new Map([
    ['/own', ownSearchPage(service.url)],
    ['/vendor', vendorSearchPage()],
    ['/vendor.js', await vendorSearch(service.url)],
  ]);
  const server = await serveBench((path) => pages.get(path));
  const times: Record<'own' | 'vendor', Times> = {
    own: { painted: [], longest: [] },
    vendor: { painted: [], longest: [] },
  };
  const turns = Array.from({ length: repetitions + 1 }, () => ['own', 'vendor'] as const).flat();
  for (const [turn, name] of turns.entries()) {
    const taken = await typeOnce(browser, `${server.url}/${name}`);
    if (turn < 2) continue; // warm-up
    times[name].painted.push(...taken.painted);
    times[name].longest.push(...taken.longest);
  }
  console.log(
    `\nsearch: key to painted results, a service 30 ms away, CPU ${cpuSlowdown} times slower (${repetitions} × ${words.length - 1} keys)`,
  );
  for (const [name, { painted, longest }] of Object.entries(times)) {
    console.log(
      `${name.padEnd(9)} p50 ${at(painted, 0.5)}  p95 ${at(painted, 0.95)}  longest task ${Math.max(0, ...longest).toFixed(0)}`,
    );
  }
  await server.close();
  await service.close();
}

function at(values: readonly number[], share: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN)
    .toFixed(1)
    .padStart(7);
}

async function typeOnce(browser: Browser, url: string): Promise<Times> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(watchPaints);
  await page.goto(url);
  const input = page.locator('header input').first();
  await input.waitFor();
  await page.locator('[data-widget-state="ready"], #vendor').first().waitFor();
  await input.focus();
  await page.waitForTimeout(1_000); // the code loaded on intent has arrived
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.evaluate(() => Object.assign(window, { tasks: [] }));
  for (const letter of words) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(pace);
  }
  const times = await timesOf(page);
  await context.close();
  return times;
}

interface Watched {
  painted: number[];
  tasks: number[];
}

function timesOf(page: Page): Promise<Times> {
  return page.evaluate(() => {
    const { painted, tasks } = window as unknown as Watched;
    return { painted, longest: tasks };
  });
}

/** Runs in the page, so it calls no other function here. */
function watchPaints(): void {
  const watched: Watched = { painted: [], tasks: [] };
  Object.assign(window, watched);
  let typedAt = 0;
  addEventListener('keydown', ({ timeStamp, key }) => (typedAt = key === ' ' ? 0 : timeStamp), true); // a space produces no new results
  new MutationObserver(() => {
    const words = document.querySelector<HTMLInputElement>('header input')?.value.trim() ?? '';
    const isOwn =
      document.querySelector('.aw-option--all')?.textContent.endsWith(` ${words}`) &&
      document.querySelector('.aw-option__kind');
    if (typedAt === 0 || words.length < 2 || !(isOwn || document.querySelector(`[data-words="${words}"]`)))
      return;
    const since = typedAt;
    typedAt = 0;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (window as unknown as Watched).painted.push(performance.now() - since);
      port2.postMessage('');
    });
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  new PerformanceObserver((list) =>
    (window as unknown as Watched).tasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ type: 'longtask' });
}
