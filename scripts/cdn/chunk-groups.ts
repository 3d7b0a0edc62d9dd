/** Groups code by how many widgets share it. Each widget's own code is a separate file. */
export const chunkGroups = [
  {
    name: 'engine',
    test: /node_modules[\\/](react|react-dom|scheduler|preact)[\\/]|rolldown[\\/]runtime|engine:|light-engine/,
  },
  { name: 'core', test: /packages[\\/]loader[\\/]src[\\/]runtime\.ts$/ },
  { name: 'address', test: /packages[\\/]core[\\/]src[\\/]visit[\\/]scrub-address\.ts$/ },
  // Without React: analytics needs it on pages where nothing is due yet.
  {
    name: 'visit',
    test: /packages[\\/]core[\\/]|js-cookie/,
    tags: ['$initial' as const],
    minShareCount: 5,
  },
  {
    name: 'base',
    test: /packages[\\/](widget|ui)[\\/]/,
    tags: ['$initial' as const],
    minShareCount: 6,
  },
  {
    name: 'forms',
    test: /packages[\\/]forms[\\/]|react-hook-form/,
    tags: ['$initial' as const],
    minShareCount: 6,
  },
  {
    name: 'more-forms',
    test: /packages[\\/]forms[\\/]src[\\/](?!adviser)/,
    tags: ['$initial' as const],
    minShareCount: 2,
  },
  {
    name: 'icon-parts',
    test: /packages[\\/]ui[\\/]src[\\/]icon[\\/]\w+\.tsx?$/,
    tags: ['$initial' as const],
    minShareCount: 2,
  },
  {
    name: 'requests',
    test: /packages[\\/]core[\\/]src[\\/](api|http|visit|third-party)[\\/]/,
    minShareCount: 2,
  },
  // Of a combobox and of the bar of calculators: with `page`, forms with a combobox would load all of that.
  {
    name: 'press-outside',
    test: /packages[\\/]ui[\\/]src[\\/]dialog[\\/]usePressOutside/,
    tags: ['$initial' as const],
    minShareCount: 2,
  },
  {
    name: 'page',
    test: /packages[\\/](core|widget|ui)[\\/](?!src[\\/](combobox|dialog[\\/]useAfterPress))/,
    tags: ['$initial' as const],
    minShareCount: 2,
  },
  // Of the header's search and of forms that ask for an adviser, while most widgets have `page`.
  {
    name: 'combobox',
    test: /packages[\\/]ui[\\/]src[\\/]combobox[\\/]/,
    tags: ['$initial' as const],
    minShareCount: 2,
  },
  {
    name: 'adviser',
    test: /packages[\\/]forms[\\/]src[\\/]adviser[\\/]/,
    tags: ['$initial' as const],
    minShareCount: 2,
  },
  {
    name: (id: string) => `${familyOf(id)}-parts`,
    debugName: 'families',
    test: /packages[\\/]/,
    tags: ['$initial' as const],
    minShareCount: 2,
  },
  {
    name: 'words',
    test: /packages[\\/](markup[\\/]src|core[\\/]src[\\/]config[\\/]describe-config-problem)/,
  },
  // Before the search, which would take them along, and with them every form and typed text the search.
  { name: 'later', test: /packages[\\/]core[\\/]src[\\/]values[\\/](clean-text|visible-characters)/ },
  {
    name: 'search',
    test: /packages[\\/](site-search|core[\\/]src[\\/]search)[\\/]|algoliasearch/,
    minShareCount: 2,
  },
  { name: 'later', test: /packages[\\/](core|widget|ui)[\\/]/, minShareCount: 2 },
  { name: 'later', test: /packages[\\/]core[\\/]src[\\/]config[\\/](report|message)-problems/ },
  { name: 'sending', test: /packages[\\/]forms[\\/]|valibot|resolvers|reaptcha/, minShareCount: 2 },
  { name: 'icons', test: /packages[\\/]ui[\\/]src[\\/]icon[\\/]icons[\\/]/ },
];

function familyOf(id: string): string {
  return /packages[\\/]([\w-]+)[\\/]/.exec(id)?.[1] ?? '';
}
