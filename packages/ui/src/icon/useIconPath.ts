import { reportError } from '@adviser-widgets/core/internal';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useState } from 'react';
import type { IconName } from './icon-names.ts';
import { icons } from './icons.ts';

/** If an icon can't be loaded, an icon widget shows its fallback; any other widget keeps working. */
export function useIconPath(name: IconName): string {
  const { name: widget } = useWidgetHost();
  const [path, setPath] = useState('');
  useEffect(() => {
    let isWanted = true;
    const fail = (error: unknown) => {
      if (widget !== 'icon') return reportError(`the icon ${name} could not be fetched`, error);
      setPath(() => {
        throw error; // reaches the error boundary
      });
    };
    // An untyped app may ask for an unknown icon.
    void (icons[name] as (typeof icons)[IconName] | undefined)?.().then(
      (icon) => isWanted && setPath(icon.path),
      (error: unknown) => isWanted && fail(error),
    );
    return () => {
      isWanted = false;
    };
  }, [name, widget]);
  return path;
}
