import { defineOptions } from '@adviser-widgets/core/internal';

/** Best day to call; the same in every form. */
export const bestDays = defineOptions('bestDay', [
  { value: '0', label: 'As soon as possible' },
  { value: '2', label: 'Monday' },
  { value: '3', label: 'Tuesday' },
  { value: '4', label: 'Wednesday' },
  { value: '5', label: 'Thursday' },
  { value: '6', label: 'Friday' },
]);

/** Best time to call. */
export const bestTimes = defineOptions('bestTime', [
  { value: '4', label: 'Any time' },
  { value: '1', label: 'Morning' },
  { value: '2', label: 'Afternoon' },
  { value: '3', label: 'Evening' },
]);

/** How the visitor heard of us. There is no 11. */
export const howHeard = defineOptions('howHeard', [
  { value: '1', label: 'Our Website' },
  { value: '2', label: 'Other Website' },
  { value: '3', label: 'eDM Campaign' },
  { value: '4', label: 'Event Sponsorship' },
  { value: '5', label: 'Personal Referral' },
  { value: '6', label: 'Radio Advertising' },
  { value: '7', label: 'Print Advertising' },
  { value: '8', label: 'Television Advertising' },
  { value: '9', label: 'Outdoor Advertising' },
  { value: '10', label: 'Existing Client' },
  { value: '12', label: 'MPRE' },
  { value: '13', label: 'Social Media' },
]);
