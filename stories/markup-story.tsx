import { mountSnippet, type MountedSnippet } from '@adviser-widgets/testing';
import type { Attributes, Definition } from '@adviser-widgets/widget';
import type { Slots } from '@adviser-widgets/widget/internal';
import type { StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';

/** A story made from markup as in a CMS page, mounted the way the loader does. */
export function markupStory<A extends Attributes, S extends Slots>(
  html: string,
  definition: Definition<A, S>,
): StoryObj {
  return {
    parameters: { definition, html, hasOwnRoot: true, docs: { source: { code: html, language: 'html' } } },
    // Mounts before the story renders, because its play function starts right after that.
    beforeEach: async ({ loaded }) => {
      const snippet = await mountSnippet(html, definition);
      loaded.snippet = snippet;
      return () => snippet.remove();
    },
    render: (_args, { loaded }) => <MountedMarkup snippet={loaded.snippet} />,
  };
}

/** Shows a mounted snippet inside the story. Moving it keeps its state. */
function MountedMarkup({ snippet }: { snippet: MountedSnippet }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(snippet.element);
  }, [snippet]);
  return <div ref={place} />;
}
