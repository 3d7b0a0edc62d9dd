/** Finds the heading of the step that is shown. */
export const stepName = '.aw-step-name';
