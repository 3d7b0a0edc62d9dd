/** Words for attributes whose names are code, or say too little without their widget. */
const labels: Readonly<Record<string, string>> = {
  'auto-show': 'Open automatically',
  'best-day-options': 'Days to choose from',
  'button-text': 'Button text',
  closable: 'Can be closed',
  customer: 'Customer data',
  'error-summary': 'List of errors above the fields',
  from: 'First day',
  'honeypot-name': 'Name of the hidden field against robots',
  'image-mobile': 'Image on phones',
  intro: 'Introduction',
  ip: 'Address of the visitor',
  load: 'When the chat loads',
  'min-height': 'Minimum height',
  offset: 'Distance to scroll first',
  prefetch: 'When other categories load',
  remember: 'Remember open sections',
  'scrub-url': 'Remove the email address from the address bar',
  'show-all': 'Button that opens all sections',
  'show-daily': 'At most once a day',
  src: 'Address',
  'sub-heading': 'Text below the heading',
  success: 'Thank-you text',
  until: 'Last day',
};

/** The words on a field: `campaign-id` is "Campaign id". */
export function labelOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  const known = Object.hasOwn(labels, name) ? labels[name] : undefined;
  return known ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
