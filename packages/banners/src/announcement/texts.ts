import { defineTexts } from '@adviser-widgets/core';

/** What an announcement without a heading is called, and its link. */
export const announcementText = defineTexts({
  label: 'Announcement',
  more: 'Read more',
});
