import { getConfig } from '@adviser-widgets/core';
import { sendGift, sendReferrals } from '@adviser-widgets/core/internal';

export const programmeDelivery = {
  sendGift: (choice: Parameters<typeof sendGift>[0]) => sendGift(choice, getConfig()),
  sendReferrals: (referrals: Parameters<typeof sendReferrals>[0]) => sendReferrals(referrals, getConfig()),
};
