// Emulates for Firefox what WebDriver BiDi has no command for: print, forced colours, reduced motion, dark colours
// and pages without JavaScript. Firefox can, by its own properties of a tab, which its windows may set.

/** Playwright's command for colours, which Firefox ESR 153 refuses. */
const refused = 'emulation.setMediaFeaturesOverride';

/** An init script of `complete-firefox.ts`, with the settings that a test asks for, as Playwright sends it to a tab. */
const request = /^ *void 'emulate'; void (\{.*\});$/m;

/** Playwright numbers its own commands from 1. */
const firstId = 2 ** 40;

/** Answers commands of Playwright by commands of its own, which `send` sends to Firefox. */
export function createEmulation(send) {
  const waiting = new Map();
  const tabs = new Map(); // what each tab emulates
  let lastId = firstId;
  let window; // that of Firefox, in which its own properties can be set

  function ask(method, params) {
    const id = ++lastId;
    send({ id, method, params });
    return new Promise((resolve) => waiting.set(id, resolve));
  }

  async function apply(tab) {
    window ??= ask('browsingContext.getTree', { 'moz:scope': 'chrome' });
    const target = { context: (await window).result.contexts[0].context };
    const expression = `(${setInTab})(${JSON.stringify(tab)}, ${JSON.stringify(tabs.get(tab))})`;
    const { result, message } = await ask('script.evaluate', { expression, target, awaitPromise: true });
    if (result?.type === 'success') return { type: 'success', result: { script: 'emulated' } };
    return { type: 'error', error: 'unknown error', message: message ?? result.exceptionDetails.text };
  }

  return {
    /** Resolves with the answer to a command; with nothing if it is for Firefox to answer. */
    async answer({ method, params }) {
      if (method === refused) return { type: 'success', result: {} };
      const [, wanted] = request.exec(params?.functionDeclaration ?? '') ?? [];
      if (!wanted) return undefined;
      const [tab] = params.contexts;
      tabs.set(tab, { ...tabs.get(tab), ...JSON.parse(wanted) });
      return apply(tab);
    },
    /** Takes a message of Firefox; returns whether it answers a command of ours. */
    hear(message) {
      const { id, method, params } = message;
      // Firefox forgets the media of a tab whenever it comes to another page.
      if (method === 'browsingContext.navigationCommitted' && tabs.has(params.context))
        void apply(params.context);
      const resolve = waiting.get(id);
      waiting.delete(id);
      resolve?.(message);
      return resolve !== undefined;
    },
  };
}

/** Runs in Firefox's own window. */
function setInTab(tab, { javaScriptEnabled, media, colorScheme, reducedMotion, forcedColors }) {
  const { NavigableManager } = ChromeUtils.importESModule(
    'chrome://remote/content/shared/NavigableManager.sys.mjs',
  );
  const context = NavigableManager.getBrowsingContextById(tab);
  context.allowJavascript = javaScriptEnabled ?? true;
  context.mediumOverride = media ?? '';
  context.prefersColorSchemeOverride = colorScheme ?? 'none';
  context.prefersReducedMotionOverride = reducedMotion ?? 'none';
  context.forcedColorsOverride = forcedColors ?? 'none';
}
