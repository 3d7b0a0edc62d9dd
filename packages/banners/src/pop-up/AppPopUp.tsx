import { unshadowed, untilIdle, warn } from '@adviser-widgets/core/internal';
import { useWarning } from '@adviser-widgets/widget/react/internal';
import { useEffect } from 'react';
import { PopUp, type PopUpProps } from './PopUp.tsx';

/** An application's pop-up; no CMS page loads this code. */
export function AppPopUp(props: PopUpProps) {
  const { trigger } = props;
  const isMistake = !('autoShow' in props) && !('trigger' in props);
  useWarning(
    isMistake && 'PopUp never opens: give it the id of a button or link as `trigger`, or set `autoShow`.',
  );
  useEffect(() => {
    if (!trigger) return;
    let isOver = false;
    void untilIdle().then(() => {
      if (!isOver && !unshadowed(document).getElementById(trigger))
        warn(
          `PopUp: nothing on the page has the id "${trigger}" of its trigger so far, so nothing opens it.`,
        );
    });
    return () => {
      isOver = true;
    };
  }, [trigger]);
  return <PopUp {...props} />;
}
