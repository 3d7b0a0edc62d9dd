import { getConfig } from '@adviser-widgets/core';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { programmeText } from '../texts.ts';
import { StepHeading } from './StepHeading.tsx';

/** For customers who have already taken part, with a way to say that they have not. */
export function OverStep({ level }: { level: number }) {
  const { name: widget } = useWidgetHost();
  const [before = '', after = ''] = programmeText('over', widget).split('{link}');
  return (
    <div className="aw-panel">
      <div className="aw-panel__content">
        <StepHeading level={level}>{programmeText('overHeading', widget)}</StepHeading>
        <p>
          <span>{before}</span>
          <a className="aw-link" href={getConfig().contactUrl}>
            {programmeText('overLink', widget)}
          </a>
          <span>{after}</span>
        </p>
      </div>
    </div>
  );
}
