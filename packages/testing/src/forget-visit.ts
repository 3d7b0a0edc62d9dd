/** What the page has learnt of the visit goes with it; core keeps it in one place per page (its tracking-info.ts). */
export function forgetVisit(): void {
  const learnt: unknown = Reflect.get(globalThis, Symbol.for('adviser-widgets tracking'));
  if (learnt instanceof EventTarget) Object.keys(learnt).forEach((name) => Reflect.deleteProperty(learnt, name));
}
