const prefix = '[adviser-widgets]';

/** Warns editors about something they can fix. Never pass what a visitor typed. */
export function warn(message: string, ...details: unknown[]): void {
  console.warn(`${prefix} ${message}`, ...details);
}

/** Reports to integrators what stops a widget from working. Never pass what a visitor typed. */
export function reportError(message: string, ...details: unknown[]): void {
  console.error(`${prefix} ${message}`, ...details);
}
