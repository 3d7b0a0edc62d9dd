export { sendGift, sendReferrals } from '@adviser-widgets/core/internal';
