import { useFullScreen } from './useFullScreen.ts';
import type { InlineResultsProps } from './inline-results-props.ts';
import { useSubmit, type Submit } from './useSubmit.ts';

interface Leave {
  readonly submit: Submit;
  /** Closes the results, and leaves the full screen. */
  readonly close: () => void;
  /** The same, back to the box. */
  readonly toBox: () => void;
}

/** How a visitor gets away from the results, in both modes. */
export function useLeave(props: InlineResultsProps, closeResults: () => void): Leave {
  const { rootRef, isFull, onFull } = props;
  const close = () => {
    onFull(false);
    closeResults();
  };
  const toBox = () => {
    rootRef.current?.querySelector('input')?.focus();
    close();
  };
  useFullScreen({ rootRef, isFull, onFull, onEscape: toBox });
  return { submit: useSubmit(props, close), close, toBox };
}
