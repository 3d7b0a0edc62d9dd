import { installApi } from './api.ts';
import { createAssets } from './assets.ts';
import { claimPage } from './claim-page.ts';
import { fetchConfig } from './fetch-config.ts';
import { filesOf, type LoaderManifest } from './manifest.ts';
import { observePlaceholders } from './observe-placeholders.ts';
import type { Runtime, RuntimeModule } from './page.ts';
import { whenDue } from './when-due.ts';

/** Both are written in by the build. */
declare const AW_MANIFEST: LoaderManifest;
declare const AW_BASE: string;

const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : undefined;
const manifest = AW_MANIFEST;
const { version } = manifest;

if (claimPage({ version, address: script?.src ?? '' })) run();

function run(): void {
  const nonce = script?.nonce || script?.dataset.nonce || '';
  const assets = createAssets(new URL('assets/', baseAddress()).href, nonce);
  const tag = { ...script?.dataset };
  // The address switches the report for editors on as the tag does (contract section 5).
  if (/[?&]aw-debug/.test(location.search)) tag.debug = '';
  let runtime: Promise<Runtime> | undefined;
  const getRuntime = () => (runtime ??= startRuntime());
  const tell = (message: (runtime: Runtime) => void) =>
    getRuntime()
      .then(message)
      .catch((error: unknown) => console.error('[adviser-widgets]', error));

  const scan = observePlaceholders({
    onFound: (element) => {
      void tell((page) => page.found(element));
      // As createPlaceholder reads it, which is not here yet: the loader imports no package but for types.
      const name = (element.dataset.widget ?? '').trim().toLowerCase();
      const fetchAll = () => filesOf(manifest, name).forEach(assets.fetch);
      whenDue(element, loadingOf(name), {
        onNear: fetchAll,
        onDue: () => {
          fetchAll(); // all at once, so that nothing waits for something else to arrive first
          void tell((page) => page.due(element));
        },
      });
    },
    onLost: (element) => void tell((page) => page.lost(element)),
  });
  installApi({ version, scan, getRuntime });
  if ('debug' in tag) void tell(() => {}); // the report has to tell also of a page without placeholders

  /** Only a page with a placeholder pays for the runtime. */
  async function startRuntime(): Promise<Runtime> {
    const config = fetchConfig(tag.config);
    config.catch(() => {}); // the runtime reports it
    // The file is built from runtime.ts, whose exports RuntimeModule describes.
    const module = (await assets.module(manifest.files[0] ?? '')) as RuntimeModule;
    return module.start({ manifest, assets, tag, nonce, config });
  }
}

/** An unknown name goes on at once: the runtime says so. Own properties of the manifest only. */
function loadingOf(name: string) {
  return (Object.hasOwn(manifest.widgets, name) && manifest.widgets[name]?.load) || 'eager';
}

/** The loader's own folder; a tag that was renamed, inlined or bundled cannot tell it (contract section 2). */
function baseAddress(): string {
  const isOwn = script?.src && /\/loader[^/]*\.js(\?|$)/.test(script.src);
  return isOwn ? script.src : new URL(AW_BASE, document.baseURI).href;
}
