import { readBuildAccount } from '../cdn/build-account.ts';
import { preloadsOf } from './preloads.ts';

const account = readBuildAccount();
const base = `/cdn/${account.version}`;

/** What a page mounts, many times over. */
export interface Subject {
  readonly widget: string;
  readonly heading: string;
  /** Of the element it renders, by which a page counts those that stand. */
  readonly className: string;
  /** Written between the placeholder's tags. Not by banners: they show it, which the loop has no part in. */
  readonly fallback: string;
}

export const form: Subject = { widget: 'request-call-form', heading: 'Request a Call', className: 'aw-form', fallback: '<p>Fallback</p>' };
export const banner: Subject = { widget: 'announcement', heading: 'Fixed rates are down', className: 'aw-announcement', fallback: '' };

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

/** Stops the clock when as many widgets have come into the page as there are placeholders. */
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
  `<div class="aw-widget" data-widget="${widget}" data-heading="${heading}" data-widget-load="eager">${fallback}</div>\n`.repeat(count);

const tag = `<script async src="${base}/loader.js" data-brand="acme"></script>`;

/** The page as an integrator writes it: one script tag. */
export function loaderPage(subject: Subject, count: number): string {
  return page(allMounted(subject, count) + tag, placeholders(subject, count));
}

/** The same, with the preload hints that the build writes for templates. */
export function hintedPage(subject: Subject, count: number): string {
  return page(allMounted(subject, count) + preloadsOf(subject.widget, base) + tag, placeholders(subject, count));
}

const createRoots = ({ heading }: Subject) => `for (const element of document.querySelectorAll('[data-widget]')) {
      const container = element.appendChild(document.createElement('div'));
      container.className = 'aw-root';
      createRoot(container).render(createElement(component, { heading: '${heading}' }));
    }`;

/** The same files, imported by hand, and \`createRoot\` once per element. */
export function loopPage(subject: Subject, count: number): string {
  const files = (account.widgets[subject.widget] ?? []).map((file) => `${base}/assets/${file}`);
  const sheets = files.filter((file) => file.endsWith('.css'));
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('');
  const script = `<script type="module">
    import { createElement, createRoot } from '${base}/assets/${account.engine}';
    import { component } from '${files[0] ?? ''}';
    ${createRoots(subject)}
  </script>`;
  return page(allMounted(subject, count) + links, placeholders(subject, count) + script);
}

/** The least that a script can do which finds the files for a page: no check, no hash, no state and no event. */
export function barePage(subject: Subject, count: number): string {
  const names = `${base}/assets/${account.engine}`;
  const files = (account.widgets[subject.widget] ?? []).map((file) => `${base}/assets/${file}`);
  const script = `
    for (const file of ${JSON.stringify([...files, names])}) {
      const link = document.createElement('link');
      link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
      link.crossOrigin = 'anonymous';
      link.href = file;
      document.head.append(link);
    }
    const parsed = new Promise((resolve) => document.readyState === 'loading' ? addEventListener('DOMContentLoaded', resolve) : resolve());
    Promise.all([import(location.origin + '${names}'), import(location.origin + '${files[0] ?? ''}'), parsed]).then(([{ createElement, createRoot }, { component }]) => {
      ${createRoots(subject)}
    });`;
  return page(`${allMounted(subject, count)}<script async src="data:text/javascript,${encodeURIComponent(script)}"></script>`, placeholders(subject, count));
}

/** React, the form and the call that mounts it in one file, written for this page. */
export function bundlePage(count: number): string {
  return page(`${allMounted(form, count)}<link rel="stylesheet" href="/bundle.css"><script async src="/bundle.js"></script>`, placeholders(form, count));
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
