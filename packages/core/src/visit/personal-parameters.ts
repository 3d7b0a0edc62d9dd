import { pageState } from '../page/page-state.ts';

/** Parameters of addresses that say who a visitor is. No record has them. */
export const personalParameters = /* @__PURE__ */ pageState('personal parameters', () => new Set<string>());

/** Names parameters that say who a visitor is, so that tracking records leave them out. */
export function declarePersonal(names: readonly string[]): void {
  names.forEach((name) => personalParameters.add(name));
}
