'use client';

import { withEvents } from '@adviser-widgets/widget/react/internal';
import { RequestSurvey as RequestSurveyWidget } from './request-survey/RequestSurvey.tsx';

export { definition as requestSurvey } from './request-survey/definition.ts';
export type { RequestSurveyProps } from './request-survey/RequestSurvey.tsx';

/** Asks how a request went. */
export const RequestSurvey = /* @__PURE__ */ withEvents('request-survey', RequestSurveyWidget);
