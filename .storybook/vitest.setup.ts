import {
  checkLooks,
  checkReplacedTexts,
  checkSent,
  markTexts,
  recordWords,
  startListening,
  transcriptOf,
} from '@adviser-widgets/testing/states';
import type { Preview, ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/csf';
import { expect } from 'storybook/test';
import { commands } from 'vitest/browser';
import { textsOf } from '../stories/docs/texts/text-groups.ts';
import { currentPage, replaceTexts } from '../stories/page.ts';
import { codeOf, requireCode } from '../stories/widget-page/story-code.ts';

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
  requireCode,
];

/** Of each state of a widget, in one look: all looks are read alike. */
async function checkTranscript(story: StoryContext<ReactRenderer>): Promise<void> {
  const { definition, theme, hostWidth, tokens } = story.parameters;
  if (!story.id.includes(`-${definition?.name}--`) || theme || tokens || hostWidth === '320px') return;
  const { said, kept } = await commands.keepTranscript(
    definition.name,
    story.name,
    await transcriptOf(story.canvasElement),
  );
  expect(
    said,
    `${story.id}: if a screen reader says it better now, accept it with AW_TRANSCRIPTS=accept`,
  ).toBe(kept);
}
