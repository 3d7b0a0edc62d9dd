/** Forgets what the page has learnt about the visit; core keeps it once per page (tracking-info.ts). */
export function forgetVisit(): void {
  const learnt: unknown = Reflect.get(globalThis, Symbol.for('adviser-widgets tracking'));
  if (learnt instanceof EventTarget)
    Object.keys(learnt).forEach((name) => Reflect.deleteProperty(learnt, name));
}
