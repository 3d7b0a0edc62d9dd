import { byId, element } from './element.ts';
import { send, type Fault, type NewFault, type SandboxState } from './sandbox-api.ts';

/** The most common ones; a call to `/__sandbox/faults` can add any other. */
const kinds: readonly (readonly [label: string, fault: Omit<NewFault, 'path'>])[] = [
  ['Server error (500)', { status: 500 }],
  ['Refused by a firewall (403)', { status: 403, body: '<h1>Forbidden</h1>', contentType: 'text/html' }],
  ['Too many requests (429)', { status: 429, headers: { 'Retry-After': '30' } }],
  ['Unavailable for 30 seconds (503)', { status: 503, headers: { 'Retry-After': '30' } }],
  ['Sent elsewhere (301)', { status: 301, headers: { Location: '/' } }],
  ['Answer 5 seconds late', { delayMs: 5_000 }],
  ['No answer for 60 seconds', { delayMs: 60_000, status: 504 }],
  ['Connection reset', { reset: true }],
  ['Answer cut in half', { truncate: true }],
  ['Told 200 and "failed"', { body: '{"message":"failed"}', contentType: 'application/json' }],
  ['A page instead of data', { body: '<h1>Thanks</h1>', contentType: 'text/html' }],
  [
    'A bot wall (202, nothing stored)',
    { status: 202, body: '<html>Checking your browser</html>', contentType: 'text/html' },
  ],
  ['Preflight refused', { status: 403, preflight: true }],
  ['Stored, then the answer is lost', { commit: true, reset: true }],
  ['Stored, then the answer cut in half', { commit: true, truncate: true }],
  ['Stored, then a page', { commit: true, body: '<!doctype html><h1>Home</h1>', contentType: 'text/html' }],
  ['Stored, then no answer for 60 seconds', { commit: true, delayMs: 60_000, status: 504 }],
];

export function faultsPanel(): { show(state: SandboxState): void } {
  const kind = byId('fault-kind', HTMLSelectElement);
  const path = byId('fault-path', HTMLInputElement);
  const times = byId('fault-times', HTMLInputElement);
  const waiting = byId('waiting', HTMLDivElement);
  const list = byId('fault-list', HTMLUListElement);
  kind.append(...kinds.map(([label], index) => element('option', { value: String(index) }, label)));

  byId('faults', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    const [, fault] = kinds[Number(kind.value)] ?? [];
    void send('POST', 'faults', { ...fault, path: path.value, times: Number(times.value) });
  });
  byId('clear-faults', HTMLButtonElement).addEventListener('click', () => {
    kind.focus(); // the button is about to disappear
    void send('DELETE', 'faults');
  });

  return {
    show: ({ faults }) => {
      waiting.hidden = faults.length === 0;
      list.replaceChildren(...faults.map(describe));
    },
  };
}

function describe(fault: Fault): HTMLElement {
  const next = fault.times === 1 ? 'Next request' : `Next ${fault.times} requests`;
  const what = element('strong', {}, `${next} to …${fault.path}`);
  return element('li', {}, what, element('code', {}, commandFor(fault)));
}

/** What sets it again by hand. */
function commandFor(fault: Fault): string {
  const setting = JSON.stringify(fault).replaceAll("'", String.raw`'\''`);
  return `curl ${location.origin}/__sandbox/faults -H 'Content-Type: application/json' -d '${setting}'`;
}
