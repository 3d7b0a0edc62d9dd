import { getConfig } from '@adviser-widgets/core';
import { onConfigChange, pageState, showPreviewRibbon } from '@adviser-widgets/core/internal';
import { useEffect, useSyncExternalStore } from 'react';

/** One ribbon for all widgets of an app, and all copies of this module on a page. */
const page = /* @__PURE__ */ pageState('ribbon', () => ({
  users: 0,
  ribbon: undefined as HTMLElement | undefined,
}));

/** Shows the ribbon of a preview while an app shows a widget: there is no script tag that would. */
export function usePreviewRibbon(): void {
  const isPreview = useSyncExternalStore(onConfigChange, isInPreview, () => false);
  useEffect(() => {
    if (!isPreview) return;
    page.users += 1;
    page.ribbon ??= showPreviewRibbon();
    document.body.append(page.ribbon); // the last widget may have taken it along
    return () => {
      page.users -= 1;
      if (page.users === 0) page.ribbon?.replaceWith();
    };
  }, [isPreview]);
}

const isInPreview = () => getConfig().preview;
