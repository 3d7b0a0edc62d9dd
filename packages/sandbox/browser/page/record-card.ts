import type { Fields } from '../../src/check-fields.ts';
import { element } from './element.ts';
import { flatten } from './flatten.ts';
import { recordLine } from './record-line.ts';
import type { StoredRecord } from './sandbox-api.ts';

export function recordCard(record: StoredRecord): HTMLElement {
  const fields = record.fields as Fields; // every kind is an object of fields
  const summary = element('summary', {}, badges(record, fields), line(record.kind, fields), arrival(record));
  const details = element(
    'details',
    { className: 'record' },
    summary,
    element('h3', {}, 'Fields as sent'),
    table(fields),
  );
  details.append(
    element('h3', {}, `Request (${record.contentType})`),
    table({ path: record.path, ...record.headers }),
  );
  const card = element('li', {}, details);
  return card;
}

function badges({ kind, attempts, revision }: StoredRecord, fields: Fields): HTMLElement {
  const row = element(
    'span',
    { className: 'record__badges' },
    element('span', { className: `badge badge--${kind}` }, kind),
  );
  if (attempts > 1) row.append(element('span', { className: 'badge badge--note' }, `${attempts} attempts`));
  if (revision > 1) row.append(element('span', { className: 'badge badge--note' }, `revision ${revision}`));
  if (fields.hamCheck || fields.hamcheck)
    row.append(element('span', { className: 'badge badge--note' }, 'honeypot filled'));
  return row;
}

function line(kind: StoredRecord['kind'], fields: Fields): HTMLElement {
  const [title, rest] = recordLine(kind, fields);
  return element(
    'span',
    { className: 'record__line' },
    element('strong', {}, title),
    element('span', {}, rest),
  );
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
