import { warn } from '@adviser-widgets/core';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect } from 'react';

/** Tells an editor what to fix where one attribute alone does not say it (contract section 5); nothing where `sentence` is ''. */
export function useWarning(sentence: string): void {
  const { element } = useWidgetHost();
  useEffect(() => {
    if (sentence) warn(sentence, element);
  }, [sentence, element]);
}
