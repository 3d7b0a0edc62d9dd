/** An empty container, into which the adviser search that names it renders its panel. */
export function AdviserResults() {
  return <div className="aw-adviser-results" />;
}
