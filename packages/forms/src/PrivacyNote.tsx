import { getConfig, message } from '@adviser-widgets/core';

/** 'By submitting this form you agree to our Privacy Policy' (spec section 2). */
export function PrivacyNote({ widget }: { widget: string }) {
  return (
    <p className="aw-privacy">
      <span>{message('privacyBefore', widget)}</span>{' '}
      <a className="aw-link" href={getConfig().privacyUrl}>
        {message('privacyLink', widget)}
      </a>
    </p>
  );
}
