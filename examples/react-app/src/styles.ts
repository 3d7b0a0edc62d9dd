// The base once, then what each package adds. Last the theme, so that it overrides them.
import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/forms/styles.css';
import '@adviser-widgets/adviser-search/widgets.css';
import '@adviser-widgets/banners/widgets.css';
import '@adviser-widgets/disclosure/widgets.css';
import '@adviser-widgets/lead-forms/widgets.css';
import '@adviser-widgets/media/widgets.css';
import '@adviser-widgets/ui/icon.css';
import './theme.css';
import './page.css';
