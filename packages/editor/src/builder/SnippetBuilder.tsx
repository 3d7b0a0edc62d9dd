import { useRef } from 'react';
import type { BuilderWidget } from './builder-widget.ts';
import { ChooseWidget } from './ChooseWidget.tsx';
import { EditWidget } from './EditWidget.tsx';
import type { PreviewSetting } from '../preview/preview-message.ts';
import { useWidgetDraft } from './useWidgetDraft.ts';

export interface SnippetBuilderProps {
  readonly widgets: ReadonlyMap<string, BuilderWidget>;
  /** The folder of `widgets.json`, `pictures/` and `editor/preview.html`. */
  readonly release: URL;
  readonly setting: PreviewSetting;
}

/**
 * The snippet builder for editors: a widget is chosen by its picture, its settings and content are filled in beside a live
 * preview, and its markup is copied. Needs no account and no server: the draft is kept in the page's address.
 */
export function SnippetBuilder({ widgets, release, setting }: SnippetBuilderProps) {
  const { draft, begin, change } = useWidgetDraft(widgets);
  const hasChosen = useRef(false);
  const widget = draft && widgets.get(draft.widget);
  const choose = (next: typeof draft) => {
    hasChosen.current = true; // from here on, the focus goes along
    begin(next);
  };
  return (
    <div className="aw-root aw-builder">
      {draft && widget ? (
        <EditWidget key={widget.name} {...{ draft, widget, release, setting }} takesFocus={hasChosen.current} onChange={change} onLeave={() => choose(undefined)} />
      ) : (
        <ChooseWidget {...{ widgets, release }} takesFocus={hasChosen.current} onChoose={choose} />
      )}
    </div>
  );
}
