/** Of the configuration. */
export const configurationRules = {
  'unread-configuration': {
    title: 'The configuration cannot be read',
    help: 'All its values are lost, and defaults apply. The message says why.',
  },
  'unchecked-configuration': {
    title: 'The configuration was not checked',
    help: 'A wrong key, a wrong address of the API or a missing brand passes unseen. Give the file with --config.',
  },
  'late-consent': {
    title: 'Consent is asked for in the JSON alone',
    help: 'If the file is late or lost, the page does not know that it has to ask. Write data-consent="required" on the script tag, which is read at once.',
  },
  'configuration-key': {
    title: 'An unknown key of the configuration',
    help: 'It has no effect. The message suggests the nearest key.',
  },
  'configuration-value': {
    title: 'A value of the configuration cannot be right',
    help: 'The default is used, or calls lead nowhere. The message says what is expected.',
  },
  'missing-configuration': {
    title: 'The configuration lacks what a widget needs',
    help: 'The widget keeps its fallback, or cannot send. Add the key that the message names.',
  },
  'not-live': {
    title: 'Leads go to the sandbox, or nowhere',
    help: 'A public page has a setting that keeps its leads from the live API. Remove it there.',
  },
} as const;
