import { chromium, type Browser } from 'playwright';
import { loaderPage, loopPage } from './bench/pages.ts';
import { serveBench } from './bench/serve.ts';
import { browserArgs, findBrowser } from './browser.ts';

/** One page load: milliseconds from the first script to all mounted, of script on the main thread, of the longest task. */
interface Sample {
  readonly wall: number;
  readonly script: number;
  readonly longest: number;
}

const counts = [1, 20, 200];
const repetitions = Number(process.argv[2] ?? 9);
const adapters = { loader: loaderPage, loop: loopPage };
type Adapter = keyof typeof adapters;

const server = await serveBench((path) => {
  const [, name = '', count = ''] = path.split('/');
  return Object.hasOwn(adapters, name) ? adapters[name as Adapter](Number(count)) : undefined;
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArgs] });
console.log(`Medians of ${repetitions} interleaved page loads, cold cache, Chromium ${browser.version()}. Milliseconds; ratio to the loop.`);
console.log('  N   adapter   wall          script CPU    longest task');
for (const count of counts) await compare(browser, count);
await browser.close();
await server.close();

/** Measures both in turn, so that a busy moment of the machine falls on both. */
async function compare(chromium: Browser, count: number): Promise<void> {
  const take = (name: Adapter) => measure(chromium, `${server.url}/${name}/${count}`);
  const samples: Record<Adapter, Sample[]> = { loader: [], loop: [] };
  await take('loader').then(() => take('loop')); // warms up
  for (let turn = 0; turn < repetitions; turn++) {
    samples.loader.push(await take('loader'));
    samples.loop.push(await take('loop'));
  }
  const loop = medians(samples.loop);
  for (const name of ['loader', 'loop'] as const) {
    const { wall, script, longest } = medians(samples[name]);
    const figure = (value: number, base: number) => `${value.toFixed(1).padStart(6)} ${(value / base).toFixed(2)}×`;
    console.log(`${String(count).padStart(3)}   ${name.padEnd(8)} ${figure(wall, loop.wall)}  ${figure(script, loop.script)}  ${longest.toFixed(0).padStart(6)}`);
  }
}

async function measure(chromium: Browser, url: string): Promise<Sample> {
  const context = await chromium.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  const result = await page.waitForFunction(() => (window as { result?: { wall: number; longest: number } }).result);
  const { wall, longest } = (await result.jsonValue()) ?? { wall: NaN, longest: NaN };
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  return { wall, longest, script: (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN) * 1000 };
}

function medians(samples: readonly Sample[]): Sample {
  const middle = (key: keyof Sample) => samples.map((sample) => sample[key]).sort((a, b) => a - b)[Math.floor(samples.length / 2)] ?? NaN;
  return { wall: middle('wall'), script: middle('script'), longest: middle('longest') };
}
