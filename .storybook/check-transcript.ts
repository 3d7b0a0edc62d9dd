import { transcriptOf } from '@adviser-widgets/testing/states';
import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/csf';
import { expect } from 'storybook/test';
import { commands } from 'vitest/browser';

/** Of each state of a widget, in one look: all looks are read alike. */
export async function checkTranscript(story: StoryContext<ReactRenderer>): Promise<void> {
  const { definition, theme, hostWidth, tokens } = story.parameters;
  if (!story.id.includes(`-${definition?.name}--`) || theme || tokens || hostWidth === '320px') return;
  const said = await transcriptOf(story.canvasElement);
  expect(
    said,
    `${story.id}: if a screen reader says it better now, accept it with AW_TRANSCRIPTS=accept`,
  ).toBe(await commands.keepTranscript(definition.name, story.name, said));
}
