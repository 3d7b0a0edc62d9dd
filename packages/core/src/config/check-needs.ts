import type { Config } from './config.ts';

interface Need {
  readonly key: string;
  readonly isMet: (config: Config) => boolean;
  /** Without it the widget still works, but less well. */
  readonly isOptional?: boolean;
  readonly without: string;
}

/** By a key that definitions name in `needsConfig`. All others are optional. */
const needs: Readonly<Record<string, Need>> = {
  'captcha.siteKey': {
    key: 'captcha.siteKey',
    isMet: ({ captcha, preview }) => captcha.siteKey !== '' || preview,
    without: 'without it nothing can be sent',
  },
  'maps.apiKey': {
    key: 'maps.apiKey',
    isMet: ({ maps }) => maps.apiKey !== '',
    isOptional: true,
    without: 'without it the address shows as text, without a map',
  },
  'chat.key': {
    key: 'chat.key or chat.scriptUrl',
    isMet: ({ chat }) => chat.key !== '' || chat.scriptUrl !== '',
    without: 'without it visitors see what you put inside',
  },
  search: {
    key: 'search.appId, search.apiKey and search.pagesIndex',
    isMet: ({ search }) => [search.appId, search.apiKey, search.pagesIndex].every((value) => value !== ''),
    without: 'without them nothing can be found',
  },
};

/** A widget with the keys that its definition needs. */
export interface NeedyWidget {
  readonly name: string;
  readonly needsConfig?: readonly { readonly key: string }[] | undefined;
}

interface UnmetNeed {
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

/** Returns the keys that widgets need and the configuration lacks, each once. */
export function checkNeeds(config: Config, widgets: readonly NeedyWidget[]): UnmetNeed[] {
  const names = new Map(
    widgets.flatMap(({ name, needsConfig = [] }) => needsConfig.map(({ key }) => [key, name])),
  );
  return [...names].flatMap(([key, name]) => {
    const need = needs[key];
    if (!need || need.isMet(config)) return [];
    return {
      severity: need.isOptional ? 'warning' : 'error',
      message: `${name} needs ${need.key} in the configuration; ${need.without}`,
    };
  });
}
