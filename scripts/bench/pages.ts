import { filesOf } from '@adviser-widgets/loader';
import { readBuildAccount } from '../build-cdn.ts';
import { preloadsOf } from './preloads.ts';

const account = readBuildAccount();
const base = `/cdn/${account.version}`;
const files = filesOf(account, 'request-call-form').map((file) => `${base}/assets/${file}`);
const sheets = files.filter((file) => file.endsWith('.css'));

/** Writes `window.result` once \`done()\` holds; the clock starts with the page. */
const clock = (done: string) => `<script>
  const longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask', buffered: true });
  const start = performance.now();
  const finish = () => {
    const wall = performance.now() - start;
    setTimeout(() => { window.result = { wall, longest: Math.max(0, ...longTasks) }; }, 300);
  };
  ${done}
</script>`;

/** Stops the clock when as many forms stand in the page as there are placeholders. */
const allMounted = (count: number) =>
  clock(`new MutationObserver((_, observer) => {
    if (document.getElementsByClassName('aw-form').length < ${count}) return;
    observer.disconnect();
    finish();
  }).observe(document, { childList: true, subtree: true });`);

const placeholders = (count: number) =>
  '<div class="aw-widget" data-widget="request-call-form" data-widget-load="eager"><p>Fallback</p></div>\n'.repeat(count);

const tag = `<script async src="${base}/loader.js" data-brand="acme"></script>`;

/** The page as an integrator writes it: one script tag. */
export function loaderPage(count: number): string {
  return page(allMounted(count) + tag, placeholders(count));
}

/** The same, with the preload hints that the build writes for templates. */
export function hintedPage(count: number): string {
  return page(allMounted(count) + preloadsOf('request-call-form', base) + tag, placeholders(count));
}

/** The same files, imported by hand, and \`createRoot\` once per element. */
export function loopPage(count: number): string {
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('');
  const script = `<script type="module">
    import { createElement, createRoot } from '${base}/assets/react-names.js';
    import { component } from '${files[0] ?? ''}';
    for (const element of document.querySelectorAll('[data-widget]')) {
      const container = element.appendChild(document.createElement('div'));
      container.className = 'aw-root';
      createRoot(container).render(createElement(component, { heading: 'Request a Call' }));
    }
  </script>`;
  return page(allMounted(count) + links, placeholders(count) + script);
}

/** React, the form and the call that mounts it in one file, written for this page. */
export function bundlePage(count: number): string {
  return page(`${allMounted(count)}<link rel="stylesheet" href="/bundle.css"><script async src="/bundle.js"></script>`, placeholders(count));
}

/** Nothing of ours to mount: 10,000 elements, with the loader or without. */
export function emptyPage(withLoader: boolean): string {
  return page(clock("addEventListener('load', () => setTimeout(finish, 200));") + (withLoader ? tag : ''), '<p>Nothing of ours</p>\n'.repeat(10_000));
}

/** 20,000 elements that are no placeholders come and go, with the loader or without. */
export function churnPage(withLoader: boolean): string {
  const churn = `addEventListener('load', () => setTimeout(async () => {
    for (let turn = 0; turn < 20; turn++) {
      const holder = document.body.appendChild(document.createElement('div'));
      for (let i = 0; i < 1000; i++) holder.appendChild(document.createElement('p')).textContent = i;
      await new Promise((resolve) => setTimeout(resolve));
      holder.remove();
      await new Promise((resolve) => setTimeout(resolve));
    }
    finish();
  }, 200));`;
  return page(clock(churn) + (withLoader ? tag : ''), '');
}

function page(head: string, body: string): string {
  return `<!doctype html><html lang="en"><head><title>Bench</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
}
