import type { Browser, CDPSession, Page } from 'playwright';

/** One page load, in milliseconds. `script` is the main thread's time in scripts. */
export interface Sample {
  readonly wall: number;
  readonly script: number;
  readonly longest: number;
}

/** How slow the visitor's device and connection are. */
export interface Conditions {
  /** 4 is a middling phone. */
  readonly cpuSlowdown?: number;
  /** Round trip in milliseconds and bits per second. */
  readonly network?: { readonly latency: number; readonly bandwidth: number };
}

interface Marked {
  result?: { wall: number; longest: number };
}

/** Opens `url` with a cold cache and waits until the page has written `window.result`. */
export async function measure(browser: Browser, url: string, conditions: Conditions = {}): Promise<Sample> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await slowDown(session, conditions);
  await page.goto(url);
  const { wall, longest } = await resultOf(page);
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  return { wall, longest, script: (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN) * 1000 };
}

async function resultOf(page: Page): Promise<{ wall: number; longest: number }> {
  const result = await page.waitForFunction(() => (window as Marked).result, undefined, { timeout: 600_000 });
  return (await result.jsonValue()) ?? { wall: NaN, longest: NaN };
}

async function slowDown(session: CDPSession, { cpuSlowdown, network }: Conditions): Promise<void> {
  if (cpuSlowdown) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (!network) return;
  const bytesPerSecond = network.bandwidth / 8;
  const limits = { latency: network.latency, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...limits });
}

export function medians(samples: readonly Sample[]): Sample {
  const middle = (key: keyof Sample) => samples.map((sample) => sample[key]).sort((a, b) => a - b)[Math.floor(samples.length / 2)] ?? NaN;
  return { wall: middle('wall'), script: middle('script'), longest: middle('longest') };
}
