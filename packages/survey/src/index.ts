'use client';

export { definition as requestSurvey } from './request-survey/definition.ts';
export { RequestSurvey, type RequestSurveyProps } from './request-survey/RequestSurvey.tsx';
