import { getConfig } from '@adviser-widgets/core';
import * as api from '@adviser-widgets/core/internal';

export function sendGift(choice: Parameters<typeof api.sendGift>[0]): Promise<void> {
  return api.sendGift(choice, getConfig());
}

export function sendReferrals(referrals: Parameters<typeof api.sendReferrals>[0]): Promise<void> {
  return api.sendReferrals(referrals, getConfig());
}
