import { defineTexts } from '@adviser-widgets/core/internal';

export const chatText = defineTexts({
  launcher: 'Chat with us',
  opening: 'Opening the chat…',
  failed: 'The chat cannot be reached.',
  consent: 'The chat starts once you agree to it.',
  contact: 'Contact us',
});
