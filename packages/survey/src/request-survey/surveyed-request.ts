import { queryParameter, reportError } from '@adviser-widgets/core';

/**
 * The request a survey is about, as named in the page's address (spec section 3, row 51). Each is '' if
 * missing.
 */
export interface SurveyedRequest {
  readonly pi_email: string;
  readonly job_id: string;
}

/** Key in the page's history entry for an e-mail address removed from the address bar. */
const entryKey = 'awPiEmail';

/**
 * Reads the request from the page's query. An e-mail address already removed from there comes from the page's
 * history.
 */
export function readSurveyedRequest(): SurveyedRequest {
  return { pi_email: emailInQuery() || keptEmail(), job_id: queryParameter('job_id') };
}

/**
 * Restores pluses that query parsing turned into spaces. Drops other white space, which no e-mail address has
 * (row 51).
 */
function emailInQuery(): string {
  return queryParameter('pi_email').trim().replaceAll(' ', '+').replace(/\s/g, '');
}

function keptEmail(): string {
  const kept: unknown = isRecord(globalThis.history?.state) ? Reflect.get(history.state, entryKey) : '';
  return typeof kept === 'string' ? kept : '';
}

/**
 * Removes `pi_email` from the address bar, and keeps it in the page's history entry for a reload or a way
 * back. If the page keeps a state there that we can't add to, that state stays: a reload then no longer knows
 * the address.
 */
export function scrubAddress(): void {
  const query = location.search.slice(1).split('&');
  const rest = query.filter((part) => !new URLSearchParams(part).has('pi_email')).join('&');
  if (rest === query.join('&')) return;
  const url = `${location.pathname}${rest && `?${rest}`}${location.hash}`;
  const state: unknown = history.state ?? {};
  try {
    history.replaceState(isRecord(state) ? { ...state, [entryKey]: emailInQuery() } : state, '', url);
  } catch (error) {
    reportError(`pi_email stays in the address bar: ${String(error)}`); // this document may not change its address
  }
}

function isRecord(value: unknown): value is object {
  return Object.prototype.toString.call(value) === '[object Object]';
}
