import { useWidgetHost } from '@adviser-widgets/widget/react';
import { accordionText } from './texts.ts';

interface ShowAllProps {
  readonly isAllOpen: boolean;
  readonly onPress: (isOpen: boolean) => void;
}

/** A button that opens all sections, and closes them once all are open. */
export function ShowAll({ isAllOpen, onPress }: ShowAllProps) {
  const { name } = useWidgetHost();
  return (
    <button
      type="button"
      className="aw-fold aw-show-all"
      aria-expanded={isAllOpen}
      onClick={() => onPress(!isAllOpen)}
    >
      {accordionText(isAllOpen ? 'hideAll' : 'showAll', name)}
    </button>
  );
}
