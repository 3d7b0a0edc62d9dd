// Imported on intent by the gift programme alone.
export { sendGift, sendReferrals, type Customer, type Gift, type Referral } from './api/programme.ts';
