import { AdviserSearch } from '@adviser-widgets/adviser-search';
import { useState } from 'react';

/** The search by region. The page says more once it has found advisers. */
export function FindAdviser() {
  const [count, setCount] = useState(0);
  return (
    <section id="advisers" className="band" aria-labelledby="advisers-title">
      <div className="wide section">
        <h2 id="advisers-title">Someone near you</h2>
        <p className="lead">
          Choose your region and see who works there.{' '}
          {count > 0 && (
            <>
              Call one of them, or <a href="#call">let us call you</a>.
            </>
          )}
        </p>
        <div className="aw-root">
          <AdviserSearch
            heading=""
            buttonText="Show advisers"
            headingLevel={3}
            onResults={({ advisers }) => setCount(advisers.length)}
            onResultsHidden={() => setCount(0)}
          />
        </div>
      </div>
    </section>
  );
}
