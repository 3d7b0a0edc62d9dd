import { reportError } from '@adviser-widgets/core';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useState } from 'react';
import type { IconName } from './icon-names.ts';
import { icons } from './icons.ts';

/**
 * The line of an icon; '' until it has been fetched. What cannot be had gives a placeholder its fallback back; an icon
 * that another widget shows takes nothing along with it.
 */
export function useIconPath(name: IconName): string {
  const { name: widget } = useWidgetHost();
  const [path, setPath] = useState('');
  useEffect(() => {
    let isWanted = true;
    const fail = (error: unknown) => {
      if (widget !== 'icon') return reportError(`the icon ${name} could not be fetched`, error);
      setPath(() => {
        throw error; // to the boundary
      });
    };
    // An app without types may ask for one that there is not.
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
