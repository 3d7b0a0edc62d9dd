import { installApi } from './api.ts';
import { createAssets } from './assets.ts';
import { attempt } from './attempt.ts';
import { claimPage } from './claim-page.ts';
import type { EarlyUse } from './early-use.ts';
import { addLate, commonFilesOf, expand, filesOf, hashLength, lateManifestOf, widgetOf, type LateManifest, type LoaderManifest } from './manifest.ts';
import { observePlaceholders } from './observe-placeholders.ts';
import type { Page, Runtime, RuntimeModule } from './page.ts';
import { createPolicy } from './trusted-policy.ts';
import { whenDue, type StopWaiting } from './when-due.ts';
import { isPlainLink, wordOf } from './word-of.ts';

/** Milliseconds to wait for `data-config` (contract section 2). */
const configLimit = 3000;

/** Both are written in by the build. */
declare const AW_MANIFEST: LoaderManifest;
declare const AW_BASE: string;

/** Asked of the prototype: an element named `currentScript` would stand before the property. */
const current: unknown = Reflect.get(Document.prototype, 'currentScript', document);
const script = current instanceof HTMLScriptElement ? current : undefined;
const manifest = AW_MANIFEST;
const { version, files, hashes } = manifest;

if (claimPage({ version, address: script?.src ?? '' })) run();

function run(): void {
  let means: Means | undefined;
  const getMeans = () => (means ??= openMeans());
  const lives = new WeakMap<HTMLElement, Life>();
  /** What the runtime is told once it is there. */
  const messages: Message[] = [];
  /** The names that `fetchFiles` was given. */
  const asked = new Set<string>();
  const tag = { ...script?.dataset };
  // The address switches the report for editors on as the tag does (contract section 5).
  if (/[?&]aw-debug/.test(location.search)) tag.debug = '';
  let runtime: Promise<Runtime> | undefined;
  let started: Runtime | undefined;
  const getRuntime = () => {
    if (!runtime) (runtime = startRuntime().then((page) => (started = page))).catch(report); // once, whoever needed it
    return runtime;
  };
  let completed: Promise<void> | undefined;
  const completeManifest = () => {
    if (!completed) (completed = fetchLate()).catch(() => (completed = undefined)); // for the next to try
    return completed;
  };
  /** In order. The messages of a whole page take one promise: there may be a thousand of them. */
  const tell = (...message: Message) => {
    if (messages.push(message) > 1) return;
    getRuntime().then(
      (page) => messages.splice(0).forEach(([deliver]) => attempt(() => deliver(page), report)),
      (error: unknown) => messages.splice(0).forEach(([, onFailed]) => onFailed?.(error)),
    );
  };

  const observer = observePlaceholders({
    isContent: (element) => widgetOf(manifest, wordOf(element, 'widget'))?.content,
    onFound: (element) => {
      if (!isPlainLink(element)) return begin(element);
      tell((page) => void page.takesLink(element).then((takes) => takes && element.isConnected && begin(element)).catch(report));
    },
    onLost: (element) => {
      lives.get(element)?.stop?.();
      lives.delete(element);
      if (started) started.lost(element); // at once: the page may be about to be copied
      else tell((page) => page.lost(element));
    },
  });
  installApi({ version, scan: observer.scan, getRuntime, current: () => started });
  if ('debug' in tag) tell(() => {}); // the report has to tell also of a page without placeholders

  function begin(element: HTMLElement): void {
    const name = wordOf(element, 'widget');
    // At once, as page.css goes by it: a carousel that is painted as a row to scroll moves when it no longer is one.
    if (!started) element.dataset.widgetState = 'pending';
    tell((page) => page.found(element), (error) => fail(element, name, error));
    const life: Life = {};
    lives.set(element, life);
    const fetchOwn = () => fetchFiles(widgetOf(manifest, name) ? name : '');
    const due = (use?: EarlyUse) => {
      fetchOwn(); // all at once, so that nothing waits for something else to arrive first
      tell((page) => page.due(element, use));
    };
    const wait = (onDue: typeof due) => {
      if (lives.get(element) === life) life.stop = whenDue(element, widgetOf(manifest, name)?.load ?? 'visible', { onNear: fetchOwn, onDue });
    };
    const isKnown = widgetOf(manifest, name);
    // Where the page itself says when, a first press counts from now on: the runtime completes the manifest too.
    const isEarly = isKnown || wordOf(element, 'widget-load');
    wait(isEarly ? due : () => fetchFiles('')); // which most widgets will need where they are
    if (isKnown) return;
    // An unknown name goes on at once: the runtime says so.
    completeManifest().then(() => (widgetOf(manifest, name) ? isEarly || wait(due) : due()), () => due());
  }

  /** Has a widget's files on their way; those that all widgets take for ''. */
  function fetchFiles(name: string): void {
    if (asked.has(name)) return;
    asked.add(name);
    const { assets } = getMeans();
    for (const file of name ? filesOf(manifest, name) : commonFilesOf(manifest)) assets.fetch(file).catch(() => {}); // who needs it hears
  }

  async function fetchLate(): Promise<void> {
    const { assets } = getMeans();
    const late = (await assets.module(lateManifestOf(manifest))) as LateManifest; // the build generates the file
    addLate(manifest, late);
    assets.trust(late.files, late.hashes);
    observer.scan(); // for placeholders within those of a content widget
  }

  /** Only a page with a placeholder pays for the runtime. */
  async function startRuntime(): Promise<Runtime> {
    const open = getMeans();
    const { assets } = open;
    const count = hashes.length / hashLength;
    assets.trust(files, hashes);
    const address = tag.config;
    const config = address === undefined ? address : fetch(address, Object.setPrototypeOf({ signal: AbortSignal.timeout(configLimit) }, null) as RequestInit);
    config?.catch(() => {}); // the runtime reports it
    // The build makes the file from runtime.ts, and adds the hashes of all others.
    const module = (await assets.module(files[0] ?? '')) as RuntimeModule;
    assets.trust([...module.lazy, ...files.slice(count)], module.hashes);
    return module.start({ ...open, manifest, completeManifest, observer, tag, config });
  }
}

/** A placeholder's time in the page. */
interface Life {
  stop?: StopWaiting | undefined;
}

/** Something the runtime is told, and who hears that it has not come. */
type Message = [deliver: (page: Runtime) => void, onFailed?: (error: unknown) => void];

type Means = Pick<Page, 'nonce' | 'policy' | 'assets'>;

/** What it takes to fetch the library's files, for pages that need any: all this takes its time. */
function openMeans(): Means {
  expand(manifest);
  const nonce = script?.nonce || script?.dataset.nonce || document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || '';
  const policy = createPolicy();
  return { nonce, policy, assets: createAssets({ base: new URL('assets/', baseAddress()).href, nonce, policy }) };
}

/** Nothing of the library has come but this: the fallback stays, and the page is told (contract section 2). */
function fail(element: HTMLElement, widget: string, error: unknown): void {
  element.dataset.widgetState = 'failed';
  const detail = { widget, id: element.id, phase: 'load', message: String(error) };
  element.dispatchEvent(new CustomEvent('aw:failed', { bubbles: true, composed: true, cancelable: true, detail }));
}

function report(error: unknown): void {
  console.error('[adviser-widgets]', error);
}

/** The loader's own folder; a tag that was renamed, inlined or bundled cannot tell it (contract section 2). */
function baseAddress(): string {
  const isOwn = script?.src && /\/loader[^/]*\.js(\?|$)/.test(script.src);
  return isOwn ? script.src : new URL(AW_BASE, document.baseURI).href;
}
