import { filesOf } from '@adviser-widgets/loader';
import { readBuildAccount } from '../build-cdn.ts';

const account = readBuildAccount();
const base = `/cdn/${account.version}`;
const files = filesOf(account, 'request-call-form').map((file) => `${base}/assets/${file}`);
const sheets = files.filter((file) => file.endsWith('.css'));

/** Starts the clock, and stops it when as many forms stand in the page as there are placeholders. */
const clock = (count: number) => `<script>
  const start = performance.now();
  const longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  new MutationObserver((_, observer) => {
    if (document.getElementsByClassName('aw-form').length < ${count}) return;
    observer.disconnect();
    const wall = performance.now() - start;
    setTimeout(() => { window.result = { wall, longest: Math.max(0, ...longTasks) }; }, 300);
  }).observe(document, { childList: true, subtree: true });
</script>`;

const placeholders = (count: number) =>
  '<div class="aw-widget" data-widget="request-call-form" data-widget-load="eager"><p>Fallback</p></div>\n'.repeat(count);

/** The page as an integrator writes it: one script tag. */
export function loaderPage(count: number): string {
  return page(`${clock(count)}<script src="${base}/loader.js" data-brand="acme"></script>`, placeholders(count));
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
  return page(clock(count) + links, placeholders(count) + script);
}

function page(head: string, body: string): string {
  return `<!doctype html><html lang="en"><head><title>Bench</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
}
