import { requestOptions, unshadowed, withTimeout } from '@adviser-widgets/core/internal';
import { installApi } from './page-api/api.ts';
import { claimPage, provideParts } from './page-api/claim-page.ts';
import { createAssets } from './load/assets.ts';
import { download } from './load/download.ts';
import { widgetOf, type LoaderManifest } from './load/manifest.ts';
import { observePlaceholders, type Found, type PlaceholderObserver } from './find/observe-placeholders.ts';
import type { Library, PageStarts, Runtime, RuntimeModule } from './page.ts';
import { loadLimitMs } from './load/load-limit.ts';
import { reachRuntime, type RuntimeLink } from './load/reach-runtime.ts';
import { baseAddress, findScriptTag, nonceOf } from './load/script-tag.ts';
import { pressWatcher } from './find/watch-presses.ts';
import { whenDue } from './find/when-due.ts';
import { isPlainLink, readLoaderAttribute } from '@adviser-widgets/widget/internal';

/** Set by the build. */
declare const AW_MANIFEST: LoaderManifest;

const script = findScriptTag();
const manifest = AW_MANIFEST;
const { version } = manifest;
const tag = { ...script?.dataset };
// `?aw-debug` in the address does the same as `data-debug` on the tag.
if (/[?&]aw-debug/.test(location.search)) tag.debug = '';

/** Nothing is written into such a page before it calls `start()`: a framework that hydrates would complain. */
const isManual = tag.start === 'manual'; // written otherwise, it is the runtime that waits
const starts: PageStarts = { roots: [] };
const called = new Promise<void>((resolve) => (starts.onStart = resolve));
const started = isManual ? called : Promise.resolve();

let opened: Library | undefined;

if (claimPage({ version, address: script?.src ?? '' })) serve();

function serve(): void {
  const runtime = reachRuntime({ load: () => startRuntime(observer), started, report });
  const observer = observePlaceholders({
    isContent: (element) => widgetOf(manifest, readLoaderAttribute(element, 'widget'))?.content,
    onFound(found) {
      watchPresses(); // again, as the page may have removed the listener
      if (isPlainLink(found.element)) beginIfAllowed(found, runtime);
      else begin(found, runtime);
    },
    onFailed: fail,
    onLost: (found) => lose(found, runtime),
  });
  const watchPresses = pressWatcher(observer);
  observer.scan();
  installApi({
    version,
    start(root) {
      starts.roots.push(root);
      starts.onStart?.();
    },
    scan: observer.scan,
    getRuntime: runtime.get,
    current: runtime.current,
    report,
  });
  if ('debug' in tag) void runtime.get(); // the report also covers a page without placeholders
}

async function startRuntime(observer: PlaceholderObserver): Promise<Runtime> {
  const { assets, nonce } = library();
  const { config: address } = tag;
  const config = address === undefined ? undefined : download(() => fetch(address, requestOptions()));
  config?.catch(() => {}); // the runtime reports it
  const runtime = await withTimeout(assets.load(manifest.runtime), loadLimitMs);
  const { later, start: startIn } = runtime as RuntimeModule; // built from runtime.ts
  assets.add(later);
  provideParts((part) => assets.load(later.parts[part] ?? []));
  return startIn({
    assets,
    nonce,
    manifest,
    observer,
    tag,
    isTagFound: !!script,
    config,
    started: called,
    starts,
  });
}

function beginIfAllowed(found: Found, runtime: RuntimeLink): void {
  const { element: link } = found;
  runtime.send(
    (page) =>
      void page
        .takesLink(link)
        .then((takes) => takes && link.isConnected && begin(found, runtime))
        .catch(report),
  );
}

function begin(found: Found, { current, send }: RuntimeLink): void {
  const { element } = found;
  const name = readLoaderAttribute(element, 'widget');
  const widget = widgetOf(manifest, name);
  // page.css uses it: a carousel first painted as a scrolling row would shift later.
  if (!current() && !isManual) writeState(element, 'pending');
  send(
    (page) => page.found(found),
    (error) => fail(element, error),
  );
  const onNear = () => void started.then(() => requestFiles(name));
  const onDue = (use?: Found['use']) => {
    found.use = use;
    onNear();
    send((page) => page.due(found));
  };
  if (!widget) return onDue(); // the runtime reports the unknown name
  found.stopWaiting = whenDue(element, widget.load ?? 'visible', { onNear, onDue });
}

/** Reports the page twice: at once, as the page may be about to be copied, and after the `found` that may be on its way. */
function lose(found: Found, { current, send }: RuntimeLink): void {
  found.stopWaiting?.();
  current()?.lost(found);
  send((page) => page.lost(found));
}

function requestFiles(name: string): void {
  for (const file of widgetOf(manifest, name)?.files ?? [])
    library()
      .assets.fetch(file)
      .catch(() => {}); // reported where it is needed
}

/** Looks for a nonce and a folder: only on pages that need a file. */
function library(): Library {
  if (opened) return opened;
  const nonce = nonceOf(script);
  const base = new URL('assets/', baseAddress(script)).href;
  return (opened = { nonce, assets: createAssets({ base, nonce, table: manifest }) });
}

/** As a placeholder of the runtime fails: without that, this script must stay small. */
function fail(element: HTMLElement, error: unknown): void {
  writeState(element, 'failed');
  const own = unshadowed(element);
  const widget = readLoaderAttribute(element, 'widget');
  const detail = { widget, id: own.getAttribute('id') ?? '', phase: 'load', message: String(error) };
  own.dispatchEvent(
    new CustomEvent('aw:failed', { bubbles: true, composed: true, cancelable: true, detail }),
  );
}

function writeState(element: HTMLElement, state: string): void {
  unshadowed(element).setAttribute('data-widget-state', state);
}

function report(error: unknown): void {
  console.error('[adviser-widgets]', error);
}
