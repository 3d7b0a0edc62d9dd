import { element } from './element.ts';
import type { StoredRecord } from './sandbox-api.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One record: who and what in a line, everything else on opening it. */
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
  details.append(element('h3', {}, `Request (${record.contentType})`), table({ path: record.path, ...record.headers }));
  const card = element('li', {}, details);
  return card;
}

function badges({ kind, attempts }: StoredRecord, fields: Fields): HTMLElement {
  const row = element(
    'span',
    { className: 'record__badges' },
    element('span', { className: `badge badge--${kind}` }, kind),
  );
  if (attempts > 1) row.append(element('span', { className: 'badge badge--note' }, `${attempts} attempts`));
  if (fields.hamCheck || fields.hamcheck)
    row.append(element('span', { className: 'badge badge--note' }, 'honeypot filled'));
  return row;
}

function line(kind: StoredRecord['kind'], fields: Fields): HTMLElement {
  const [title, rest] = kind === 'analytics' ? whatWasTold(fields) : whoSentIt(fields);
  return element('span', { className: 'record__line' }, element('strong', {}, title), element('span', {}, rest));
}

function whoSentIt(fields: Fields): [title: string, rest: string] {
  const name = join(' ', fields.FormFullName, fields.FormFirstName, fields.FormLastName);
  return [name || 'No name', join(' · ', fields.Region, fields.FormPhone, fields.FormEmail)];
}

/** An event by its name, a visitor by what is now known of them. */
function whatWasTold({ type, name, properties }: Fields): [title: string, rest: string] {
  const given = properties as Fields; // checked on arrival
  if (type === 'event') return [String(name), join(' · ', given.category, given.label, given.action)];
  return ['User properties', flatten(given).map((pair) => pair.join(': ')).join(' · ')];
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

function join(separator: string, ...values: unknown[]): string {
  return values.filter((value) => typeof value === 'string' && value !== '').join(separator);
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

/** `tracking` becomes `tracking.browser` and so on. */
function flatten(fields: Fields, prefix = ''): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'object' && value !== null) return flatten(value as Fields, `${prefix}${name}.`);
    return [[prefix + name, String(value)]];
  });
}
