import { AdviserSearch } from '@adviser-widgets/adviser-search';
import { Announcement } from '@adviser-widgets/banners';
import { SubscriptionCentre } from '@adviser-widgets/subscription-centre';
import './themed-widgets.css';

/** Three widgets that show most tokens: text, links, fields, buttons and a tinted background. */
export function ThemedWidgets() {
  return (
    <div className="themed">
      <Announcement
        heading="Fixed rates are down"
        headingLevel={3}
        icon="chart-line"
        link="/blog/home-finance-property"
      >
        Two banks have lowered their rates for one and two years.
      </Announcement>
      <AdviserSearch heading="Find an adviser near you" headingLevel={3} buttonText="Show advisers" />
      <SubscriptionCentre heading="Email preferences" headingLevel={3} subHeading="What we send you" />
    </div>
  );
}
