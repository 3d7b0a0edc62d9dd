import { warn } from '@adviser-widgets/core/internal';
import { useEffect } from 'react';

/** Says on the console what an app has forgotten; nothing for `false`. For components that no CMS page loads. */
export function useWarning(sentence: string | false): void {
  useEffect(() => {
    if (sentence) warn(sentence);
  }, [sentence]);
}
