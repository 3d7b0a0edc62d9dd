<?php
/**
 * Plugin Name:       Adviser Widgets
 * Description:       The widgets of the adviser network as blocks and shortcodes: forms, search, banners, navigation and more. Every block has a fallback that works without JavaScript.
 * Version:           {{version}}
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * Text Domain:       adviser-widgets
 * Domain Path:       /languages
 *
 * @package AdviserWidgets
 */

namespace AdviserWidgets;

defined( 'ABSPATH' ) || exit;

const VERSION = '{{version}}';
const FILE    = __FILE__;

require __DIR__ . '/includes/manifest.php';
require __DIR__ . '/includes/attribute-text.php';
require __DIR__ . '/includes/fallback.php';
require __DIR__ . '/includes/placeholder.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/page-tags.php';
require __DIR__ . '/includes/blocks.php';
require __DIR__ . '/includes/preview.php';
require __DIR__ . '/includes/html-pieces.php';
require __DIR__ . '/includes/shortcode-tags.php';
require __DIR__ . '/includes/shortcodes.php';
require __DIR__ . '/includes/run-shortcodes.php';
require __DIR__ . '/includes/untrusted-text.php';

if ( is_admin() ) {
	require __DIR__ . '/includes/listed-origins.php';
	require __DIR__ . '/includes/check-setting.php';
	require __DIR__ . '/includes/sanitise-settings.php';
	require __DIR__ . '/includes/settings-fields.php';
	require __DIR__ . '/includes/settings-page.php';
}
