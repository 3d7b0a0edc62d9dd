import { defineTexts } from '@adviser-widgets/core/internal';

export const announcementText = defineTexts({
  label: 'Announcement',
  more: 'Read more',
});
