import { defineTexts } from '@adviser-widgets/core';

export const announcementText = defineTexts({
  label: 'Announcement',
  more: 'Read more',
});
