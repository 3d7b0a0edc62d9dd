<?php
/**
 * Settings → Adviser Widgets.
 *
 * @package AdviserWidgets
 */

namespace AdviserWidgets;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', __NAMESPACE__ . '\add_settings_page' );
add_filter( 'plugin_action_links_' . plugin_basename( FILE ), __NAMESPACE__ . '\link_settings' );

/** Adds the page to the menu, for those who may change settings. */
function add_settings_page() {
	$title = __( 'Adviser Widgets', 'adviser-widgets' );
	add_options_page( $title, $title, 'manage_options', 'adviser-widgets', __NAMESPACE__ . '\print_settings_page' );
}

/**
 * A link to the page in the list of plugins.
 *
 * @param string[] $links Of the plugin.
 * @return string[]
 */
function link_settings( $links ) {
	array_unshift( $links, '<a href="' . esc_url( settings_address() ) . '">' . esc_html__( 'Settings', 'adviser-widgets' ) . '</a>' );
	return $links;
}

/** The page: where the library is, then its configuration keys in their groups. */
function print_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1>';
	print_state();
	echo '<form action="options.php" method="post">';
	settings_fields( 'adviser-widgets' );
	print_connection();
	foreach ( configuration_groups() as $index => $group ) {
		print_group( $group, 0 === $index );
	}
	submit_button();
	echo '</form></div>';
}

/** Says what there is at the address, and what is still missing. */
function print_state() {
	list( $type, $message ) = connection_state( settings() );
	print_notice( $type, $message );
}

/**
 * A notice as WordPress draws them.
 *
 * @param string $type    One of success, warning, error and info.
 * @param string $message Without HTML.
 */
function print_notice( $type, $message ) {
	printf( '<div class="notice notice-%s inline"><p>%s</p></div>', esc_attr( $type ), esc_html( $message ) );
}

/**
 * Whether the library answers at the address, as this server sees it.
 *
 * @param array $settings As stored.
 * @return string[] Type of the notice, and its text.
 */
function connection_state( array $settings ) {
	if ( '' === $settings['base'] ) {
		return array( 'info', __( 'Two fields and you are ready: the CDN folder, and your brand. Then add a widget to any page: in the editor press +, and look for "adviser".', 'adviser-widgets' ) );
	}
	$address = ( '/' === $settings['base'][0] ? home_url() : '' ) . $settings['base'] . 'widgets.json';
	$answer  = wp_remote_get( $address, array( 'timeout' => 5 ) );
	$found   = is_wp_error( $answer ) ? null : json_decode( wp_remote_retrieve_body( $answer ), true );
	if ( ! isset( $found['version'], $found['widgets'] ) ) {
		$reason = is_wp_error( $answer ) ? $answer->get_error_message() : 'HTTP ' . wp_remote_retrieve_response_code( $answer );
		/* translators: 1: an address, 2: why it failed */
		return array( 'warning', sprintf( __( 'The library was not found: %1$s did not give its list of widgets (%2$s). Visitors see the fallbacks until it is there.', 'adviser-widgets' ), $address, $reason ) );
	}
	if ( '' === $settings['config'] && '' === ( $settings['keys']['brand'] ?? '' ) ) {
		return array( 'warning', __( 'The library was found. Forms and the adviser search still need your brand, below or in a configuration file.', 'adviser-widgets' ) );
	}
	/* translators: 1: a version, 2: a number, 3: a version */
	return array( 'success', sprintf( __( 'All is set: the library answers in version %1$s with %2$d widgets; the blocks are those of version %3$s.', 'adviser-widgets' ), $found['version'], count( $found['widgets'] ), VERSION ) );
}

/** Where the library and its configuration are, and when it is loaded. */
function print_connection() {
	$settings = settings();
	echo '<h2>' . esc_html__( 'The library', 'adviser-widgets' ) . '</h2><table class="form-table" role="presentation">';
	print_row( 'base', __( 'CDN folder', 'adviser-widgets' ), __( 'The folder of loader.js, such as https://cdn.example.nz/adviser-widgets/1/. The address of loader.js itself will do.', 'adviser-widgets' ), text_input( 'base', $settings['base'], 'https://', 'large-text' ), true );
	print_row( 'config', __( 'Configuration file', 'adviser-widgets' ), __( 'A JSON file with the configuration, such as /adviser-widgets.json. Optional: without it, the fields below are the configuration. With it, single values below go before those of the file, and lists and objects are only read from the file.', 'adviser-widgets' ), text_input( 'config', $settings['config'], '', 'large-text' ), true );
	$where = array(
		'needed'     => __( 'Pages with a widget', 'adviser-widgets' ),
		'everywhere' => __( 'Every page', 'adviser-widgets' ),
	);
	print_row( 'where', __( 'Load it on', 'adviser-widgets' ), __( 'Every page is for widgets that something else puts into the page later.', 'adviser-widgets' ), select( 'where', $settings['where'], $where ) );
	print_row( 'report', __( 'Report for editors', 'adviser-widgets' ), '', checkbox( 'report', $settings['report'], __( 'Show people who can edit posts, while they are logged in, what the library has to tell of each widget on the page', 'adviser-widgets' ) ) );
	/* translators: %s: a version */
	print_row( 'hints', __( 'Preload', 'adviser-widgets' ), '', checkbox( 'hints', $settings['hints'], sprintf( __( 'Fetch the files of widgets along with the loader (needs the folder of the exact version %s)', 'adviser-widgets' ), VERSION ) ) );
	print_row( 'nonce', __( 'Nonce', 'adviser-widgets' ), __( 'Only with a content security policy: the text that your web server replaces by a new nonce in every answer. Plugins give theirs through the filter adviser_widgets_nonce.', 'adviser-widgets' ), text_input( 'nonce', $settings['nonce'] ) );
	echo '</table>';
}

/**
 * A group of configuration keys; folded, unless it is the first or holds something.
 *
 * @param array $group   Of the configuration.
 * @param bool  $is_open From the start.
 */
function print_group( array $group, $is_open ) {
	$is_open = $is_open || array_intersect_key( settings()['keys'], $group['keys'] );
	printf( '<details%s><summary><h2 style="display:inline-block">%s</h2></summary>', $is_open ? ' open' : '', esc_html( $group['title'] ) );
	echo '<table class="form-table" role="presentation">';
	foreach ( $group['keys'] as $path => $key ) {
		print_row( "keys-$path", $key['label'], $key['meaning'], key_input( $path, $key ), ! empty( $key['guarded'] ), ! empty( $key['account'] ) );
	}
	echo '</table></details>';
}

/**
 * A row of a table of settings.
 *
 * @param string $id         Of the field.
 * @param string $label      What it is.
 * @param string $meaning    A sentence about it; may be empty.
 * @param string $input      HTML of the field.
 * @param bool   $is_guarded Whether not everybody who sees the page may change it.
 * @param bool   $is_account Whether it is an account with a service.
 */
function print_row( $id, $label, $meaning, $input, $is_guarded = false, $is_account = false ) {
	$meaning = trim( $meaning . ( $is_guarded && ! may_set_any() ? ' ' . who_may_set( $is_account ) : '' ) );
	$note    = '' === $meaning ? '' : '<p class="description" id="' . esc_attr( "$id-note" ) . '">' . esc_html( $meaning ) . '</p>';
	printf( '<tr><th scope="row"><label for="%s">%s</label></th><td>%s%s</td></tr>', esc_attr( $id ), esc_html( $label ), $input, $note . key_note( $id ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
}

/**
 * What documentation calls the key.
 *
 * @param string $id Of the field.
 */
function key_note( $id ) {
	return 0 === strpos( $id, 'keys-' ) ? '<p class="description"><code>' . esc_html( substr( $id, 5 ) ) . '</code></p>' : '';
}
