/**
 * An empty container. The adviser search that names it renders its panel in here (`useResultsPlace`). Only
 * the search holds a region's advisers, so the two may mount and unmount in any order.
 */
export function AdviserResults() {
  return <div className="aw-adviser-results" />;
}
