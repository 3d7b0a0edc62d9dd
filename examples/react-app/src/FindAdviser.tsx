import { AdviserSearch } from '@adviser-widgets/adviser-search';
import { useCallback, useRef, useState } from 'react';
import { useWidgetEvent } from './useWidgetEvent.ts';

/** The search by region. It also reports its results to the page, with `aw:results`. */
export function FindAdviser() {
  const section = useRef<HTMLElement>(null);
  const [count, setCount] = useState(0);
  useWidgetEvent(
    section,
    'aw:results',
    useCallback(({ advisers }) => setCount(Array.isArray(advisers) ? advisers.length : 0), []),
  );
  useWidgetEvent(
    section,
    'aw:results-hidden',
    useCallback(() => setCount(0), []),
  );
  return (
    <section id="advisers" ref={section} className="band" aria-labelledby="advisers-title">
      <div className="wide section">
        <h2 id="advisers-title">Somebody near you</h2>
        <p className="lead">
          Choose your region and see who works there.{' '}
          {count > 0 && (
            <>
              Call one of them, or <a href="#call">let us call you</a>.
            </>
          )}
        </p>
        <div className="aw-root">
          <AdviserSearch heading="" buttonText="Show advisers" headingLevel={3} />
        </div>
      </div>
    </section>
  );
}
