import { matchBackground } from '@adviser-widgets/core';
import { useMemo, useRef } from 'react';
import type { BuilderWidget } from './builder-widget.ts';
import { ChooseWidget } from './choose/ChooseWidget.tsx';
import { EditWidget } from './EditWidget.tsx';
import type { PreviewSetting } from '../preview/preview-message.ts';
import type { WidgetDraft } from './draft/draft.ts';
import { startDraft } from './draft/example-draft.ts';
import { withSitePhone } from './draft/example-phone.ts';
import { useWidgetDraft } from './draft/useWidgetDraft.ts';

export interface SnippetBuilderProps {
  readonly widgets: ReadonlyMap<string, BuilderWidget>;
  /** The folder of `widgets.json`, `pictures/` and `editor/preview.html`. */
  readonly release: URL;
  readonly setting: PreviewSetting;
}

/** The snippet builder for editors. Needs no account and no server: the page's address holds the draft. */
export function SnippetBuilder({ widgets: described, release, setting }: SnippetBuilderProps) {
  const { phone } = setting.config;
  const widgets = useMemo(() => withSitePhone(described, phone), [described, phone]);
  const { draft, refusal, notice, begin, change } = useWidgetDraft(widgets);
  const hasChosen = useRef(false);
  const left = useRef(new Map<string, WidgetDraft>());
  const widget = draft && widgets.get(draft.widget);
  const choose = (next: typeof draft) => {
    hasChosen.current = true; // from now on, each view takes the focus
    begin(next);
  };
  const leave = () => {
    if (draft) left.current.set(draft.widget, draft);
    choose(undefined);
  };
  return (
    <div className="aw-root aw-builder" ref={matchBackground}>
      {draft && widget ? (
        <EditWidget
          key={widget.name}
          {...{ draft, notice, widget, release, setting }}
          takesFocus={hasChosen.current}
          onChange={change}
          onBegin={choose}
          onLeave={leave}
        />
      ) : (
        <ChooseWidget
          {...{ widgets, release, refusal }}
          takesFocus={hasChosen.current}
          onChoose={(chosen) => choose(left.current.get(chosen.name) ?? startDraft(chosen))}
          onPaste={choose}
        />
      )}
    </div>
  );
}
