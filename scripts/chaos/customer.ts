/** The name contains the lead's mark. */
export function customerOf(mark: string) {
  return { LNS_GiftType: 'True', HasCompletedSurvey: 0, ClientFirstName: `Aroha ${mark}` };
}
