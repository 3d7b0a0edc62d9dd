import type { CheckedConfiguration } from './check-configuration.ts';
import type { CheckedScript } from './check-script.ts';
import type { Finding } from './finding.ts';
import type { PlacedWidget } from './placed-widget.ts';

/** What a policy has to allow for the widgets of a page. */
export interface PolicyNeed {
  readonly kind: 'script' | 'connect' | 'frame' | 'img';
  /** Lists of addresses, one of which has to be allowed whole. */
  readonly ways: readonly (readonly string[])[];
  /** For each way, the scripts that take it. Of those that a policy allows, the first that loads decides which is taken. */
  readonly scripts?: readonly (readonly string[])[];
  /** The same as `what`, of the ways after the first. */
  readonly spare?: string;
  /** Follows "does not allow". Named by configuration key, because a configuration may be private. */
  readonly what: string;
  readonly add: string;
  readonly severity?: Finding['severity'];
}

export interface Needing
  extends Pick<CheckedScript, 'tag'>, Pick<CheckedConfiguration, 'config' | 'environments'> {
  readonly document: Document;
  readonly placed: readonly PlacedWidget[];
}
