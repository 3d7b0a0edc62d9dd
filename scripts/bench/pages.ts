import { readBuildAccount } from '../cdn/build-account.ts';
import type { Engine } from '../cdn/bundle-widgets.ts';
import { fileOf, peers, type PeerName } from './peers.ts';

const account = readBuildAccount();
const base = `/cdn/${account.version}`;

export interface Subject {
  readonly widget: string;
  readonly heading: string;
  /** Class of the rendered element, to count the mounted widgets by. */
  readonly className: string;
  /** Empty for banners, which show it as their content; the loop does not do that. */
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
    setTimeout(() => { window.result = { wall, longest: Math.max(0, ...longTasks) }; }, 300);
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
  `<script async src="${base}/${engine === 'light' ? 'light/' : ''}loader.js" data-brand="acme"></script>`;

/** The page as an integrator writes it, with one script tag. */
export function loaderPage(subject: Subject, count: number, engine: Engine): string {
  return page(allMounted(subject, count) + tagOf(engine), placeholders(subject, count));
}

const createRoots = ({
  heading,
}: Subject) => `for (const element of document.querySelectorAll('[data-widget]')) {
      const container = element.appendChild(document.createElement('div'));
      container.className = 'aw-root';
      createRoot(container).render(createElement(component, { heading: '${heading}' }));
    }`;

/** The same code, imported by hand (peers.ts), with one `createRoot` call per element. */
export function loopPage(subject: Subject, count: number): string {
  const sheets = (account.widgets[subject.widget] ?? []).filter((file) => file.endsWith('.css'));
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="${base}/assets/${sheet}">`).join('');
  const script = `<script type="module">
    import { createElement, createRoot } from '/loop/loop.js';
    import { component } from '/loop/${subject.widget}.js';
    ${createRoots(subject)}
  </script>`;
  return page(allMounted(subject, count) + links, placeholders(subject, count) + script);
}

/** The same form, mounted in another way. */
export function peerPage(name: PeerName, count: number): string {
  const file = fileOf(name);
  return page(
    `${allMounted(form, count)}<link rel="stylesheet" href="${file}.css"><script async src="${file}.js"></script>`,
    `${peers[name].markup(form.fallback)}\n`.repeat(count),
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
