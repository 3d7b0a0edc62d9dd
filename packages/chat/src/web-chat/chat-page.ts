import type { Config, Consent, track, TrustedPolicy } from '@adviser-widgets/core';
import type { PhoneLink } from '@adviser-widgets/ui';
import type { WidgetEvent } from '@adviser-widgets/widget';

/**
 * What the chat takes of the page, handed in: as a download of its own that imports the same as all widgets do, it would
 * split what they share into one more file for each page.
 */
export interface ChatPage extends Consent {
  readonly config: Config;
  readonly policy: TrustedPolicy | undefined;
  readonly track: typeof track;
  readonly PhoneLink: typeof PhoneLink;
  /** What stands before the phone number. */
  readonly phoneHelp: string;
  /** The page's own text of that name. */
  readonly text: (name: string) => string | undefined;
  readonly tell: (event: WidgetEvent, detail?: object) => void;
  readonly reportError: (message: string, error: unknown) => void;
}
