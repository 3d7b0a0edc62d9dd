import { modePanel } from './mode-panel.ts';
import type { MapsSetting } from './sandbox-api.ts';

export function mapsPanel() {
  return modePanel<MapsSetting['mode']>({
    id: 'maps',
    settingIn: ({ maps }) => maps,
    modes: {
      pass: ['Pass', 'Places are found and drawn'],
      'auth-failure': ['Key refused', 'A map is drawn, then its key is refused'],
      denied: ['Request denied', 'No address is looked for'],
      'over-limit': ['Over the limit', 'The quota for addresses is used up'],
      'unknown-error': ['Unknown error', 'Looking for an address fails'],
      block: ['Block', 'The script cannot be reached'],
    },
  });
}
