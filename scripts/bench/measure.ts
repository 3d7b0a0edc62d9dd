import type { Browser, CDPSession, Page } from 'playwright';

/** What the page itself reports: milliseconds, and how much its scripts weigh, compressed. */
interface PageResult {
  readonly wall: number;
  readonly longest: number;
  readonly kilobytes: number;
}

export interface Sample extends PageResult {
  /** The main thread's time for scripts, in milliseconds. */
  readonly script: number;
}

export interface Conditions {
  /** 4 is a mid-range phone. */
  readonly cpuSlowdown?: number;
  /** Round trip in milliseconds, bandwidth in bits per second. */
  readonly network?: { readonly latency: number; readonly bandwidth: number };
}

/** Loads the page with a cold cache, until it sets `window.result`. */
export async function measure(browser: Browser, url: string, conditions: Conditions = {}): Promise<Sample> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page), conditions);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8', 'v8.execute'] });
  const broken = new Promise<never>((_, reject) => page.once('pageerror', reject));
  broken.catch(() => {}); // handled below
  await page.goto(url);
  const result = await Promise.race([resultOf(page), broken]);
  const script = scriptTime(await browser.stopTracing(), url);
  await context.close();
  return { ...result, script };
}

async function resultOf(page: Page): Promise<PageResult> {
  const result = await page.waitForFunction(
    () => (window as { readonly result?: PageResult }).result,
    undefined,
    { timeout: 600_000, polling: 100 },
  );
  return (await result.jsonValue()) as PageResult; // the function waits until there is one
}

/** Microseconds; `tdur` is CPU time of the thread. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly url?: string } };
}

/** Chromium's `ScriptDuration` omits microtasks, and so most of what promises do. */
const scripts: readonly string[] = ['EvaluateScript', 'v8.evaluateModule', 'FunctionCall', 'RunMicrotasks'];

/** Milliseconds. Chromium's own pages, such as its address bar, run scripts too. */
function scriptTime(trace: Buffer, url: string): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const own = new Set(traceEvents.filter(({ args }) => args.data?.url === url).map(({ pid }) => pid));
  const main = traceEvents.find(
    ({ name, pid, args }) => name === 'thread_name' && args.name === 'CrRendererMain' && own.has(pid),
  );
  const ran = traceEvents.filter(
    ({ name, pid, tid, tdur }) =>
      tdur !== undefined && scripts.includes(name) && pid === main?.pid && tid === main.tid,
  );
  let time = 0;
  let end = 0;
  for (const { ts, dur = 0, tdur = 0 } of ran.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    if (ts < end) continue; // nested in the one before
    end = ts + dur;
    time += tdur;
  }
  return time / 1000;
}

async function slowDown(session: CDPSession, { cpuSlowdown, network }: Conditions): Promise<void> {
  if (cpuSlowdown) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (!network) return;
  const bytesPerSecond = network.bandwidth / 8;
  const limits = {
    latency: network.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...limits });
}

export function medians(samples: readonly Sample[]): Sample {
  const middle = (key: keyof Sample) =>
    samples.map((sample) => sample[key]).sort((a, b) => a - b)[Math.floor(samples.length / 2)] ?? NaN;
  return {
    wall: middle('wall'),
    script: middle('script'),
    longest: middle('longest'),
    kilobytes: middle('kilobytes'),
  };
}
