import { defineTexts } from '@adviser-widgets/core/internal';

export const chatText = defineTexts({
  launcher: 'Chat with us',
  opening: 'Opening the chat…',
  failed: 'The chat cannot be reached.',
  consent: 'Accept chat cookies to start the chat.',
  contact: 'Contact us',
});
