import { requestAddress, toJson } from '@adviser-widgets/core/internal';

/** Sends one object to `reportUrl`. */
export type SendBeacon = (content: object) => void;

/** @throws {Error} if no beacon can be sent to `reportUrl` */
export function createBeacon(reportUrl: string): SendBeacon {
  const address = requestAddress('reportUrl', reportUrl);
  return (content) => {
    // Text needs no preflight; JSON omits undefined values; some visitors disable beacons.
    navigator.sendBeacon?.(address, toJson(content));
  };
}
