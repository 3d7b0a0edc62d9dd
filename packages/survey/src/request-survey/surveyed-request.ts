import { queryParameter, reportError } from '@adviser-widgets/core';

/** From the page's address (spec section 3, row 51); '' if missing. */
export interface SurveyedRequest {
  readonly pi_email: string;
  readonly job_id: string;
}

const entryKey = 'awPiEmail';

/** An email address removed from the address bar comes from the page's history. */
export function readSurveyedRequest(): SurveyedRequest {
  return { pi_email: emailInQuery() || keptEmail(), job_id: queryParameter('job_id') };
}

/** Query parsing turns pluses into spaces (row 51). */
function emailInQuery(): string {
  return queryParameter('pi_email').trim().replaceAll(' ', '+').replace(/\s/g, '');
}

function keptEmail(): string {
  const kept: unknown = isRecord(globalThis.history?.state) ? Reflect.get(history.state, entryKey) : '';
  return typeof kept === 'string' ? kept : '';
}

/** Keeps `pi_email` in the history entry for a reload, unless the page's own state there can't take it. */
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
