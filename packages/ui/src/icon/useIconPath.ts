import { reportError } from '@adviser-widgets/core/internal';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useState } from 'react';
import type { IconName } from './icon-names.ts';
import { icons } from './icons.ts';

/** If an icon can't be loaded, the placeholder of an icon shows its fallback; any other widget, and an app, keeps working. */
export function useIconPath(name: IconName): string {
  const { name: widget, element } = useWidgetHost();
  const hasFallback = widget === 'icon' && element !== undefined;
  const [path, setPath] = useState('');
  useEffect(() => {
    let isWanted = true;
    const fail = (error: unknown) => {
      if (!hasFallback) return reportError(`the icon ${name} could not be fetched`, error);
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
  }, [name, hasFallback]);
  return path;
}
