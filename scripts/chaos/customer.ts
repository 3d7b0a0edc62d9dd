/** The customer of a programme's page, who has the mark of the lead in the name. */
export function customerOf(mark: string) {
  return { LNS_GiftType: 'True', HasCompletedSurvey: 0, ClientFirstName: `Aroha ${mark}` };
}
