import { readBuildAccount } from '../cdn/build-account.ts';
import type { Engine } from '../cdn/bundle-widgets.ts';
import { loopPath } from './hand-made-loop.ts';

const base = `/cdn/${readBuildAccount().version}`;

export interface Subject {
  readonly widget: string;
  readonly heading: string;
  /** Class of the rendered element, to count the mounted widgets by. */
  readonly className: string;
  /** Empty for banners, which show it as their content. */
  readonly fallback: string;
}

export const form: Subject = {
  widget: 'request-call-form',
  heading: 'Request a Call',
  className: 'aw-form',
  fallback: '<p>Fallback</p>',
};
export const banner: Subject = {
  widget: 'announcement',
  heading: 'Fixed rates are down',
  className: 'aw-announcement',
  fallback: '',
};

/** The clock starts with the page. */
const clock = (done: string) => `<script>
  const longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask', buffered: true });
  const start = performance.now();
  const finish = () => {
    const wall = performance.now() - start;
    setTimeout(() => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      const kilobytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
      window.result = { wall, kilobytes, longest: Math.max(0, ...longTasks) };
    }, 300);
  };
  ${done}
</script>`;

const allMounted = ({ className }: Subject, count: number) =>
  clock(`let missing = ${count};
  new MutationObserver((records, observer) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) missing -= node.classList?.contains('${className}') || node.querySelector?.('.${className}') ? 1 : 0;
    }
    if (missing > 0) return;
    observer.disconnect();
    finish();
  }).observe(document, { childList: true, subtree: true });`);

const placeholders = ({ widget, heading, fallback }: Subject, count: number) =>
  `<div class="aw-widget" data-widget="${widget}" data-heading="${heading}" data-widget-load="eager">${fallback}</div>\n`.repeat(
    count,
  );

const tagOf = (engine: Engine) =>
  `<script async fetchpriority="high" src="${base}/${engine === 'light' ? 'light/' : ''}loader.js" data-brand="acme"></script>`;

/** The page as an integrator writes it, with one script tag. */
export function loaderPage(subject: Subject, count: number, engine: Engine): string {
  return page(allMounted(subject, count) + tagOf(engine), placeholders(subject, count));
}

/** The same component, mounted by a loop of the page's own. */
export function loopPage(subject: Subject, count: number): string {
  const { widget, heading, fallback } = subject;
  const file = loopPath(widget);
  return page(
    `${allMounted(subject, count)}<link rel="stylesheet" href="${file}.css"><script async src="${file}.js"></script>`,
    `<div class="aw-root" data-component data-heading="${heading}">${fallback}</div>\n`.repeat(count),
  );
}

/** No element is a placeholder. */
export function emptyPage(withLoader: boolean): string {
  return page(
    clock("addEventListener('load', () => setTimeout(finish, 200));") + (withLoader ? tagOf('react') : ''),
    '<p>Nothing of ours</p>\n'.repeat(10_000),
  );
}

/** No element is a placeholder. */
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
  return page(clock(churn) + (withLoader ? tagOf('react') : ''), '');
}

function page(head: string, body: string): string {
  return `<!doctype html><html lang="en"><head><title>Bench</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
}
