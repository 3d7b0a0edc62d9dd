// The widgets' styles come first, so that the theme overrides them.
import '@adviser-widgets/adviser-search/styles.css';
import '@adviser-widgets/banners/styles.css';
import '@adviser-widgets/disclosure/styles.css';
import '@adviser-widgets/lead-forms/styles.css';
import '@adviser-widgets/media/styles.css';
import '@adviser-widgets/ui/icon.css';
import './theme.css';
import './page.css';
