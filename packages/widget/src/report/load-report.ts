/** Loads what tells editors how to fix a placeholder. A page in order never needs it. */
export function loadReport() {
  return import('./report.ts');
}
