/** The `queryNames`, in an address whose ampersands may be escaped. */
const visitQuery = /[?&;](aaid|ceid|user_class|lib_campaign)=/;

/** Whether the page's address says where the visit comes from. */
export function beginsVisit(): boolean {
  return visitQuery.test(location.href);
}
