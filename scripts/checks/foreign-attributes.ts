/** Attributes, without `data-`, that well-known tools, themes and CMSs write on any element. */
export const foreignAttributes = `
aos aos-delay aos-duration aos-offset aos-easing aos-once aos-anchor wow-delay wow-duration animate animation sal
sal-delay scroll scroll-speed scroll-class scroll-id parallax rellax rellax-speed speed-x depth tilt tilt-max tilt-glare
lax lax-scroll barba barba-namespace swup swup-preload turbo turbo-action turbo-frame turbo-method turbo-permanent
turbo-temporary turbo-track turbolinks turbolinks-track controller action target hx-get hx-post hx-target hx-swap x-data
bs-toggle bs-target bs-dismiss bs-theme bs-parent toggle dismiss ride slide slide-to spy offset placement container
trigger original-title uk-grid uk-icon uk-scrollspy magellan equalizer interchange foundation abide mdb-target
fancybox fancybox-group lightbox featherlight magnific caption glightbox gallery swiper-autoplay swiper-slide-index
slick slick-index flickity splide splide-interval owl-item glide-el masonry isotope filter sort mixitup
lazy lazy-src lazyload lazyloaded srcset sizes bg original retina ll-status rocket-src rocketlazyload cfasync
cf-settled cfemail no-optimize no-lazy no-minify pagespeed-lsc-url
wp-context wp-interactive wp-bind block block-name elementor-id elementor-type elementor-settings element_type
vc-full-width vc-parallax et-multi-view et-has-event-already divi fl-id oxy-id brx-id beaver node-id drupal-selector
drupal-link-system-path contextual-id quickedit-entity-id history-node-id entity-type entity-uuid entity-embed-display
umb-block udi sc-field-meta-data epi-edit epi-property-name sanity sanity-edit-target contentful-entry-id
contentful-field-id storyblok-uid prismic-slice builder-id webflow-id w-id wf-page wf-site framer-name squarespace-type
hs-cf-bound hsjs-portal hs-do-not-collect form-id portal-id
ga ga-click ga-category gtm gtm-vis-first-on-screen gtm-click analytics analytics-id track track-event track-label
tracking event event-category event-label heap-id hj-allow hj-suppress hj-masked fs-exclude clarity-mask clarity-unmask
dd-privacy dd-action-name sentry-component sentry-mask matomo-mask piwik-action snowplow mixpanel amp-bind
test testid test-id cy qa e2e automation-id pw selenium
react-root reactroot reactid react-helmet rh v-7ba5bd90 v-app v-inspector svelte-h astro-cid ng-version ngid ember-action
qwik solid-id alpine livewire vue-meta server-rendered hydrate nuxt n-head next-head styled emotion radix-id state
headlessui-state orientation side align highlighted
mce-style mce-type cke-filler cke-widget-id cke-saved-src ck-widget pm-slice tiptap lexical-editor lexical-text
gramm gramm_editor gramm_id enable-grammarly lt-tmp-id lt-installed new-gr-c-s-check-loaded ms-editor lpignore 1p-ignore
bwignore form-type protonpass-form com-onepassword-filled dashlane-rid darkreader-mode darkreader-inline-bgcolor
theme color-mode color-scheme contrast dir locale translate no-translation wg-notranslate notranslate
index key order row col position sticky offset-top
id name value type role tooltip tippy popover tip help href url link-type toggle-class sr-id reveal
sheets-value sheets-userformat contents start end
`
  .split(/\s+/)
  .filter(Boolean);
