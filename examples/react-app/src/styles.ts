// First the widgets, then what is ours, so that the theme has the last word.
import '@adviser-widgets/adviser-search/styles.css';
import '@adviser-widgets/banners/styles.css';
import '@adviser-widgets/disclosure/styles.css';
import '@adviser-widgets/lead-forms/styles.css';
import '@adviser-widgets/media/styles.css';
import '@adviser-widgets/ui/icon.css';
import './theme.css';
import './page.css';
