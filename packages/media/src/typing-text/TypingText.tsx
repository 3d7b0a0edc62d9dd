import { cutText } from '@adviser-widgets/core/internal';
import { useInView, usePageVisible, useReducedMotion } from '@adviser-widgets/ui';
import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useRoot } from '@adviser-widgets/widget/react/internal';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { attributes, type definition, type slots } from './definition.ts';
import { typingText } from './texts.ts';
import { useBesideHeading } from './useBesideHeading.ts';
import { useTyping } from './useTyping.ts';

/** More than anyone waits for. */
const maxWords = 50;

/** More than fits in a line. */
const maxLength = 100;

/** Props of TypingText: the widget's attributes. */
export type TypingTextProps = WidgetProps<typeof attributes, typeof slots, typeof definition.events>;

export function TypingText(props: TypingTextProps) {
  const { words: given = [] } = withDefaults(attributes, props);
  const all = given.length > 0 ? given : attributes.words.default;
  const words = all.slice(0, maxWords).map((word) => cutText(word, maxLength));
  const { name } = useWidgetHost();
  const asRoot = useRoot();
  const room = useRef<HTMLSpanElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  const spot = useRef<HTMLSpanElement>(null);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [isPaused, setPaused] = useState(false);
  const isInView = useInView(room);
  const isVisible = usePageVisible();
  const moves = !useReducedMotion() && words.length > 1;
  useTyping(text, { words: moves ? words : [], isRunning: !isPaused && isInView && isVisible });
  const beside = useBesideHeading(root, { spot, isInView });
  const button = (
    <button
      type="button"
      className="aw-typing__pause"
      aria-label={typingText(isPaused ? 'play' : 'pause', name)}
      onClick={() => setPaused(!isPaused)}
    />
  );
  return (
    <span {...asRoot({ className: 'aw-typing', ref: setRoot })}>
      <span className="aw-hidden">{words.join(', ')}</span>
      <span
        className={moves ? 'aw-typing__room aw-typing__room--moving' : 'aw-typing__room'}
        aria-hidden="true"
        ref={room}
      >
        {moves &&
          words.map((word, index) => (
            <span className="aw-typing__size" key={index}>
              {word}
            </span>
          ))}
        {/* A new element for new words, as the typing code owns its element. */}
        <span className="aw-typing__text" key={words.join()} ref={text}>
          {words[0]}
        </span>
      </span>
      {moves && (
        <span className="aw-typing__spot" ref={spot}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={isPaused ? 'M8 5v14l11-7z' : 'M7 5h4v14H7zM13 5h4v14h-4z'} />
          </svg>
          {!beside && button}
        </span>
      )}
      {moves && beside && createPortal(button, beside)}
    </span>
  );
}
