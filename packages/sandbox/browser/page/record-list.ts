import { byId, element } from './element.ts';
import { recordCard } from './record-card.ts';
import {
  fetchRecords,
  send,
  shownRecords,
  type RecordKind,
  type SandboxState,
  type StoredRecord,
} from './sandbox-api.ts';

/** Cards already shown stay as they are, open or closed. */
export function recordList(): { show(state: SandboxState): void } {
  const list = byId('list', HTMLOListElement);
  const empty = byId('empty', HTMLDivElement);
  const news = byId('news', HTMLParagraphElement);
  const filter = byId('filter', HTMLFieldSetElement);
  const clear = byId('delete', HTMLButtonElement);
  let cards = new Map<string, HTMLElement>();
  let kind: RecordKind | '' = '';
  let newest: number | undefined;
  let isBusy = false;
  let isStale = false;

  filter.addEventListener('change', ({ target }) => {
    kind = (target as HTMLInputElement).value as RecordKind | ''; // the values below
    void refresh();
  });
  clear.addEventListener('click', () => {
    if (confirm('Delete all records? This cannot be undone.')) void send('DELETE', 'records');
  });

  /** Runs once at a time, and again if something changed meanwhile. */
  async function refresh(): Promise<void> {
    isStale = true;
    if (isBusy) return;
    isBusy = true;
    try {
      while (isStale) {
        isStale = false;
        await load();
      }
    } finally {
      isBusy = false;
    }
  }

  async function load(): Promise<void> {
    const records = await fetchRecords(kind);
    cards = new Map(records.map((record) => [keyOf(record), cards.get(keyOf(record)) ?? recordCard(record)]));
    arrange(list, [...cards.values()]);
    empty.hidden = records.length > 0;
    announce(records[0]);
  }

  function announce(latest: StoredRecord | undefined): void {
    const isNew = newest !== undefined && latest !== undefined && latest.id > newest;
    if (isNew) news.textContent = `New record: ${latest.kind}.`;
    newest = Math.max(newest ?? 0, latest?.id ?? 0);
  }

  return {
    show: ({ counts }) => {
      showCounts(filter, counts, kind);
      clear.hidden = Object.keys(counts).length === 0;
      void refresh();
    },
  };
}

/** Moves only misplaced cards, so that the focus stays. */
function arrange(list: HTMLElement, cards: readonly HTMLElement[]): void {
  cards.forEach((card, index) => {
    if (list.children[index] !== card) list.insertBefore(card, list.children[index] ?? null);
  });
  [...list.children].slice(cards.length).forEach((card) => card.remove());
}

function keyOf({ id, attempts }: StoredRecord): string {
  return `${id} ${attempts}`;
}

function showCounts(filter: HTMLElement, counts: SandboxState['counts'], chosen: string): void {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const rows = Object.entries({ '': all, ...(chosen && { [chosen]: 0 }), ...counts });
  const known = new Map([...filter.querySelectorAll('input')].map((input) => [input.value, input]));
  for (const [kind, count] of rows) {
    const input = known.get(kind) ?? addChoice(filter, kind, kind === chosen);
    const label = input.nextElementSibling;
    const text = count > shownRecords ? `${count}, newest ${shownRecords} shown` : String(count);
    label?.replaceChildren(`${kind || 'All'} `, element('small', {}, text));
    known.delete(kind);
  }
  known.forEach((input) => input.closest('label')?.remove());
}

function addChoice(filter: HTMLElement, kind: string, checked: boolean): HTMLInputElement {
  const input = element('input', { type: 'radio', name: 'kind', value: kind, checked });
  filter.append(element('label', { className: 'chip' }, input, element('span')));
  return input;
}
