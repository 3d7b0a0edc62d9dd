/**
 * Runs in the page before all other scripts, for an engine whose driver does not hear the console: records
 * errors and warnings, uncaught errors, files that could not be loaded, and policy violations.
 */
function recordConsole(): void {
  document.currentScript?.remove();
  const storage = sessionStorage; // a test may take it from the page
  Object.defineProperty(window, Symbol.for('aw-test-storage'), { value: storage });
  const log = (text: string) => {
    const before = JSON.parse(storage.getItem('aw-test-console') ?? '[]') as string[];
    storage.setItem('aw-test-console', JSON.stringify([...before, text]));
  };
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      log(values.map(String).join(' '));
      write(...values);
    };
  }
  addEventListener(
    'error',
    ({ target, message }) => {
      // WebKit logs it once in hundreds of loads; no listener of ours changes sizes at once.
      if (/^ResizeObserver loop/.test(message)) return;
      const { src, href } = (target ?? {}) as { src?: string; href?: string };
      log(target === window ? `uncaught: ${message}` : `Failed to load resource: ${src ?? href}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => log(`uncaught: ${reason}`));
  document.addEventListener('securitypolicyviolation', (event) => {
    const { disposition, sourceFile, violatedDirective, blockedURI } = event;
    if (disposition === 'enforce' || sourceFile.includes('/adviser-widgets/'))
      log(`${sourceFile} breaks ${violatedDirective}: ${blockedURI}`);
  });
}

/** Runs in the page: returns what was recorded since the last call. */
export function takeRecorded(): string[] {
  if (!location.protocol.startsWith('http')) return [];
  const kept: unknown = Reflect.get(window, Symbol.for('aw-test-storage'));
  const storage = kept instanceof Storage ? kept : sessionStorage; // of a page without the recorder
  const recorded = storage.getItem('aw-test-console') ?? '[]';
  storage.removeItem('aw-test-console');
  return JSON.parse(recorded) as string[];
}

/** Adds the recorder to the start of a page. Its tag carries the nonce of the page's policy, if it has one. */
export function withRecorder(html: string, policy = ''): string {
  const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
  const tag = `<script${nonce ? ` nonce="${nonce}"` : ''}>(${String(recordConsole)})()</script>`;
  const start = /<head[^>]*>/i.test(html) ? /<head[^>]*>/i : /^<!doctype html>/i;
  return html.replace(start, (found) => found + tag);
}
