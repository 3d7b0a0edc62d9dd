/**
 * An empty place. The adviser search that names it draws its panel in here (`useResultsPlace`), so that a region's
 * advisers are known in one place alone, whichever of the two comes first or goes.
 */
export function AdviserResults() {
  return <div className="aw-adviser-results" />;
}
