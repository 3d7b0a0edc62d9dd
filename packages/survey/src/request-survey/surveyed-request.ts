import { queryParameter, reportError } from '@adviser-widgets/core';

/** The request a survey is about, as the page's address names it (spec section 3, row 51). Each '' when it does not. */
export interface SurveyedRequest {
  readonly pi_email: string;
  readonly job_id: string;
}

/** Where the entry of the page's history keeps an address that was taken out of the address bar. */
const entryKey = 'awPiEmail';

/** Reads it from the page's query, or, where the address was taken out of that, from the page's history. */
export function readSurveyedRequest(): SurveyedRequest {
  return { pi_email: emailInQuery() || keptEmail(), job_id: queryParameter('job_id') };
}

/** A plus that the query had turned into a space is a plus again; any other space has no place in an address (row 51). */
function emailInQuery(): string {
  return queryParameter('pi_email').trim().replaceAll(' ', '+').replace(/\s/g, '');
}

function keptEmail(): string {
  const kept: unknown = isRecord(globalThis.history?.state) ? Reflect.get(history.state, entryKey) : '';
  return typeof kept === 'string' ? kept : '';
}

/**
 * Takes `pi_email` out of the address bar; a reload or a way back finds it with the page's entry in the history. A
 * page that keeps something there which we cannot add to keeps it: then a reload no longer knows the address.
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
    reportError(`pi_email stays in the address bar: ${String(error)}`); // a document that may not change its address
  }
}

function isRecord(value: unknown): value is object {
  return Object.prototype.toString.call(value) === '[object Object]';
}
