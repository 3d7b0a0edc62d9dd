import {
  checkLooks,
  checkReplacedTexts,
  checkSent,
  markTexts,
  recordWords,
  startListening,
} from '@adviser-widgets/testing/states';
import type { Preview } from '@storybook/react-vite';
import { textsOf } from '../stories/docs/texts/text-groups.ts';
import { currentPage, replaceTexts } from '../stories/page.ts';
import { codeOf } from '../stories/widget-page/story-code.ts';
import { checkTranscript } from './check-transcript.ts';

/** Before each story is played. */
export const beforeEach: Preview['beforeEach'] = [
  ({ parameters }) => replaceTexts(markTexts(textsOf(parameters.definition?.name))),
  recordWords,
  startListening,
];

/** What is checked of every state, once its story has been played. The last comes first: looks resize the window. */
export const afterEach: Preview['afterEach'] = [
  checkLooks,
  (story) => checkReplacedTexts(story, codeOf(story.parameters, story.initialArgs)?.jsx),
  (story) => checkSent(story, currentPage().api.requests),
  checkTranscript,
];
