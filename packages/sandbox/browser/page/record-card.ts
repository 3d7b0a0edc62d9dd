import type { Fields } from '../../src/check-fields.ts';
import { element } from './element.ts';
import { flatten } from './flatten.ts';
import { recordLine } from './record-line.ts';
import type { StoredRecord } from './sandbox-api.ts';

export function recordCard(record: StoredRecord): HTMLElement {
  const fields = record.fields as Fields; // every kind is an object of fields
  const details = element(
    'details',
    { className: 'record' },
    element('summary', {}, badges(record, fields), line(record.kind, fields), arrival(record)),
    element('h3', {}, 'Fields as sent'),
    table(fields),
    element('h3', {}, `Request (${record.contentType})`),
    table({ path: record.path, ...record.headers }),
  );
  return element('li', {}, details);
}

function badges({ kind, attempts, revision }: StoredRecord, fields: Fields): HTMLElement {
  const notes = [
    attempts > 1 && `${attempts} attempts`,
    revision > 1 && `revision ${revision}`,
    Boolean(fields.hamCheck || fields.hamcheck) && 'honeypot filled',
  ];
  return element(
    'span',
    { className: 'record__badges' },
    badge(kind, kind),
    ...notes.flatMap((text) => (text === false ? [] : [badge('note', text)])),
  );
}

function badge(look: string, text: string): HTMLElement {
  return element('span', { className: `badge badge--${look}` }, text);
}

function line(kind: StoredRecord['kind'], fields: Fields): HTMLElement {
  const [title, rest] = recordLine(kind, fields);
  const parts = [element('strong', {}, title), element('span', {}, rest)];
  return element('span', { className: 'record__line' }, ...parts);
}

function arrival({ receivedAt, path }: StoredRecord): HTMLElement {
  const time = new Date(receivedAt);
  const shown = element(
    'time',
    { dateTime: receivedAt, title: time.toLocaleString('en-NZ') },
    time.toLocaleTimeString('en-NZ'),
  );
  return element('span', { className: 'record__arrival' }, shown, element('code', {}, path));
}

function table(fields: Fields): HTMLElement {
  const rows = flatten(fields).map(([name, value]) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, name),
      element('td', {}, value === '' ? element('em', {}, 'empty') : value),
    ),
  );
  return element('table', {}, element('tbody', {}, ...rows));
}
