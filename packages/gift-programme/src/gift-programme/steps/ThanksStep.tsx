import { useWidgetHost } from '@adviser-widgets/widget/react';
import type { ReactNode } from 'react';
import { programmeText } from '../texts.ts';
import { StepHeading } from './StepHeading.tsx';

export function ThanksStep({ level, children }: { level: number; children: ReactNode }) {
  const { name: widget } = useWidgetHost();
  return (
    <div className="aw-panel">
      <div className="aw-panel__content">
        <StepHeading level={level}>{programmeText('thanksHeading', widget)}</StepHeading>
        {children ?? <p>{programmeText('thanks', widget)}</p>}
      </div>
    </div>
  );
}
