import type * as v from 'valibot';
import { modeSetting, type ModeSwitch } from '../mode-switch.ts';

/** `auth-failure` refuses the key once a map is drawn, the next three an address, `block` the script. */
export const mapsModes = ['pass', 'auth-failure', 'denied', 'over-limit', 'unknown-error', 'block'] as const;
/** How the map service answers next. */
export type MapsMode = (typeof mapsModes)[number];

/** `times` counts what the mode affects: maps, addresses or scripts. */
export const mapsSetting = modeSetting(mapsModes);
export type MapsSetting = v.InferOutput<typeof mapsSetting>;

export type MapsSwitch = ModeSwitch<MapsMode>;
