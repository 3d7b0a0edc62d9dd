import { parseValue, suggest } from '@adviser-widgets/core/internal';
import type { Attribute } from '@adviser-widgets/widget';
import { correctedDate } from './corrected-date.ts';
import { correctedJson } from './corrected-json.ts';

/** For a report to suggest, never used as the value. `undefined` if no correction is valid. */
export function correctedValue(attribute: Attribute, text: string, name = ''): string | undefined {
  // HTML writes flags like this: `checked="checked"`.
  if (attribute.kind === 'flag' && text === name) return 'true';
  const value = correctors[attribute.kind](text.trim(), attribute);
  return value !== undefined && parseValue(attribute.kind, value, attribute) ? value : undefined;
}

type ValueCorrector = (text: string, attribute: Attribute) => string | undefined;

const correctors: Record<Attribute['kind'], ValueCorrector> = {
  text: unchanged,
  html: unchanged,
  number: correctedNumber,
  integer: correctedNumber,
  flag: correctedFlag,
  choice: (text, { choices = [] }) => suggest(text, choices),
  url: correctedUrl,
  date: correctedDate,
  list: correctedList,
  json: correctedJson,
  id: (text) => text.replace(/^#/, '').replace(/\s+/g, '-') || undefined,
};

function unchanged(text: string): string {
  return text;
}

const numerals = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Corrects `12px`, `1,000`, `2.5` for a whole number, `1e3`, `three`; clamps to the limits. */
function correctedNumber(
  text: string,
  { kind, min = -Infinity, max = Infinity, pattern }: Attribute,
): string | undefined {
  const joined = text.replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '');
  const [number, ...others] = joined.match(/[+-]?(\d[\d.,'’]*|[.,]\d+)(e[+-]?\d+)?/gi) ?? [];
  const numeral = numerals.indexOf(text.toLowerCase());
  const value = numeral >= 0 ? numeral : number && others.length === 0 ? Number(withoutGroups(number)) : NaN;
  if (!Number.isFinite(value)) return undefined;
  const limited = Math.min(max, Math.max(min, kind === 'integer' ? Math.round(value) : value));
  // The only pattern of a number refuses seconds where milliseconds are meant.
  return String(pattern && value > 0 && value < 1000 ? limited * 1000 : limited);
}

/** A comma that does not separate thousands is a decimal point. */
function withoutGroups(number: string): string {
  const plain = number.replace(/['’]/g, '').replace(/[.,]$/, '');
  return /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.');
}

const on = ['on', 'y', 't', 'ok', 'enable', 'enabled', 'checked', 'show', 'always'];
const off = ['off', 'n', 'f', 'none', 'disable', 'disabled', 'hide', 'never', 'null', 'undefined', '-1'];

function correctedFlag(text: string): string | undefined {
  const word = text.toLowerCase();
  if (on.includes(word)) return 'true';
  return off.includes(word) ? 'false' : suggest(word, ['true', 'false', 'yes', 'no', '1', '0']);
}

const schemes = ['http', 'https', 'mailto', 'tel'];
const otherSchemes = ['ftp', 'file', 'data', 'javascript', 'vbscript', 'blob', 'sms'];

/** Corrects `htps://…`, `https//…`, `www.…`; `undefined` for another scheme, or a disguised one. */
function correctedUrl(text: string): string | undefined {
  if (/^www\./i.test(text)) return `https://${text}`;
  const mistyped = /^(https?)[^:]?\/\//i.exec(text);
  if (mistyped) return `${mistyped[1]}://${text.slice(mistyped[0].length)}`;
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]*):(.*)$/i.exec(text) ?? [];
  const near = otherSchemes.includes(scheme.toLowerCase()) ? undefined : suggest(scheme, schemes);
  return scheme ? near && `${near}:${rest}` : text;
}

function correctedList(text: string): string | undefined {
  if (!/^[[{]/.test(text)) return text;
  const words: unknown = JSON.parse(correctedJson(text) ?? '0');
  return Array.isArray(words) && words.length > 0 && words.every((word) => typeof word !== 'object')
    ? words.join(', ')
    : undefined;
}
