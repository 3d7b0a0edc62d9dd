// An entry of its own: a page with lead forms alone never downloads what visitors answer elsewhere.
export { surveyKind } from './api/survey-kind.ts';
