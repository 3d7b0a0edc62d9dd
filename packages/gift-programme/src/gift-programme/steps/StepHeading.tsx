import { Heading } from '@adviser-widgets/ui';

/** Takes the focus when the step begins, so that it is read out with its level. */
export function StepHeading({ level, children }: { level: number; children: string }) {
  return (
    <Heading level={level}>
      <span className="aw-step-name" tabIndex={-1}>
        {children}
      </span>
    </Heading>
  );
}
