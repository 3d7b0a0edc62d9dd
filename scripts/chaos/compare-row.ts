import type { StoredRecord } from '@adviser-widgets/sandbox';
import type { LeadAccount } from './account.ts';
import { possibleFields, type ExpectedFields, type ExpectedRow } from './expected-row.ts';

export function compareRow(
  { lead, remembered }: Pick<LeadAccount, 'lead' | 'remembered'>,
  row: Pick<StoredRecord, 'kind' | 'contentType' | 'fields'>,
  expected: ExpectedRow,
): string[] {
  const fields = fieldsOf(row);
  const { kind } = row;
  const { cusEmail, adviser } = readTracking(fields.tracking);
  const possible = possibleFields(expected, remembered).map((wanted) =>
    fieldsAmiss({ ...fields, adviser }, wanted),
  );
  const [least = ['the remembered adviser is unknown']] = possible.toSorted((a, b) => a.length - b.length);
  return [
    ...(kind === expected.kind ? [] : [`stored as ${kind}, not ${expected.kind}`]),
    ...least,
    ...(!expected.isLead || String(cusEmail).includes(lead.mark)
      ? []
      : ["the tracking record has another visitor's e-mail"]),
  ];
}

/** The multipart standard ends lines with CRLF. */
function fieldsOf({
  contentType,
  fields,
}: Pick<StoredRecord, 'contentType' | 'fields'>): Readonly<Record<string, unknown>> {
  const given = fields as Readonly<Record<string, unknown>>; // the API only stores objects
  if (contentType !== 'multipart/form-data') return given;
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')]),
  );
}

function fieldsAmiss(fields: Readonly<Record<string, unknown>>, wanted: ExpectedFields): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const given = textOf(fields[name]);
    return given === value ? [] : [`${name} is ${short(given)}, not ${short(value)}`];
  });
}

/** Only JSON has numbers (row 17), arrays and objects. */
function textOf(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

/** The tracking record is an object in JSON and a string in other encodings (R4). */
function readTracking(tracking: unknown): Readonly<Record<string, unknown>> {
  const record: unknown = typeof tracking === 'string' ? JSON.parse(tracking) : tracking;
  return Object(record) as Record<string, unknown>; // the API stores no other shape
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
