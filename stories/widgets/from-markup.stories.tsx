import { requestCallForm } from '@adviser-widgets/lead-forms';
import { mountSnippet, type MountedSnippet } from '@adviser-widgets/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { expect } from 'storybook/test';

/** Markup as it stands in a CMS page, mounted the way the loader mounts it. */
const meta: Meta = {
  tags: ['!autodocs'],
  parameters: { hasOwnRoot: true },
};

export default meta;

export const RequestCall: StoryObj = {
  // Mounted before the story renders, as its play function starts right after that.
  beforeEach: async ({ loaded }) => {
    const snippet = await mountSnippet(requestCallForm.example, requestCallForm);
    loaded.snippet = snippet;
    return () => snippet.remove();
  },
  render: (_args, { loaded }) => <Snippet snippet={loaded.snippet} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Talk to us' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-widget]')).toHaveAttribute('data-widget-state', 'ready');
    await expect(canvas.queryByText('Prefer to talk?')).toBeNull();
  },
};

/** Shows a mounted snippet inside the story; a move keeps its state (contract section 1). */
function Snippet({ snippet }: { snippet: MountedSnippet }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(snippet.element);
  }, [snippet]);
  return <div ref={place} />;
}
