import type * as v from 'valibot';
import { modeSetting, type ModeSwitch } from '../mode-switch.ts';

/**
 * What the map service does next: `pass` finds places and draws maps, `auth-failure` refuses the key once a
 * map is drawn, `denied`, `over-limit` and `unknown-error` refuse to look up an address, `block` blocks the
 * script.
 */
export const mapsModes = ['pass', 'auth-failure', 'denied', 'over-limit', 'unknown-error', 'block'] as const;
/** How the map service answers next. */
export type MapsMode = (typeof mapsModes)[number];

/** `times` counts what the mode affects: maps, addresses or scripts. */
export const mapsSetting = modeSetting(mapsModes);
export type MapsSetting = v.InferOutput<typeof mapsSetting>;

export type MapsSwitch = ModeSwitch<MapsMode>;
