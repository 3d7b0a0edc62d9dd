import { barePage, snippet, withoutAnalytics } from '../browser/pages/bare-page.ts';
import type { BareOrigin, TestSandbox } from '../browser/test/fixtures.ts';
import type { Driver } from './driver.ts';
import { untilState } from './facts.ts';
import type { Release } from './relay.ts';

interface BarePage {
  readonly sandbox: TestSandbox;
  readonly bare: BareOrigin;
  /** A form by default. */
  readonly body?: string;
  readonly head?: string;
  /** Attributes of the script tag. */
  readonly attributes?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The release to load instead of the sandbox's own. */
  readonly release?: Release;
  /** The state to wait for, `ready` by default; '' for none. */
  readonly state?: string;
  /** What follows the address. */
  readonly query?: string;
}

/** Opens a page of another origin and waits for its placeholders. */
export async function openBare(driver: Driver, { sandbox, bare, ...options }: BarePage): Promise<void> {
  const { body = snippet, head = '', attributes = 'async', headers = {}, query = '' } = options;
  const html = barePage(sandbox, { body, head, attributes: `${attributes} ${withoutAnalytics}` });
  const own = `${sandbox.url}/adviser-widgets/1/loader.js`;
  const address = bare.serve(html.replace(own, options.release?.loader ?? own), headers);
  await driver.goto(address + query);
  const { state = 'ready' } = options;
  if (state) await untilState(driver, state);
}
