import type { CaptchaSetting } from '../../src/captcha/captcha-switch.ts';
import type { Fault } from '../../src/faults/fault-setting.ts';
import type { MapsSetting } from '../../src/maps/maps-switch.ts';
import type { ModeSetting } from '../../src/mode-switch.ts';
import type { RecordKind, StoredRecord } from '../../src/records.ts';

export type { CaptchaSetting, Fault, MapsSetting, ModeSetting, RecordKind, StoredRecord };

export type NewFault = Partial<Fault> & Pick<Fault, 'path'>;

/** The state that `/__sandbox/events` sends. */
export interface SandboxState {
  readonly counts: Partial<Record<RecordKind, number>>;
  readonly captcha: CaptchaSetting;
  readonly maps: MapsSetting;
  readonly faults: readonly Fault[];
}

/** More would slow down the page; the API returns them all. */
export const shownRecords = 200;

export async function fetchRecords(kind: RecordKind | ''): Promise<StoredRecord[]> {
  const query = new URLSearchParams({ limit: String(shownRecords), ...(kind && { kind }) });
  return (await send('GET', `records?${query}`)).json() as Promise<StoredRecord[]>;
}

/** A refusal's reasons become the error's message. */
export async function send(method: string, path: string, json?: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`/__sandbox/${path}`, {
    method,
    ...(json !== undefined && { headers, body: JSON.stringify(json) }),
  });
  if (response.ok) return response;
  const { errors } = (await response.json()) as { errors: string[] };
  throw new Error(errors.join('. '));
}
