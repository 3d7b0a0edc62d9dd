<?php
/**
 * The style sheet and the script of the library, on the pages that need them.
 *
 * @package AdviserWidgets
 */

namespace AdviserWidgets;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'adviser-widgets';

add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\register_tags' );
add_filter( 'script_loader_tag', __NAMESPACE__ . '\complete_script_tag', 10, 2 );
add_action( 'wp_head', __NAMESPACE__ . '\print_hints', 2 );

/** Registers both, and asks for them in the head where it is known already that the page has widgets. */
function register_tags() {
	$base = settings()['base'];
	if ( '' === $base ) {
		return;
	}
	// Without a version in the address: the library's own folder says which release it is.
	wp_register_style( HANDLE, $base . 'page.css', array(), null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	wp_register_script( HANDLE, $base . 'loader.js', array(), null, false ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	if ( 'everywhere' === settings()['where'] || is_needed_early() || widgets_in_query() ) {
		enqueue_tags();
	}
}

/** Asks for both; where the head has been sent, they come in the footer. */
function enqueue_tags() {
	wp_enqueue_style( HANDLE );
	wp_enqueue_script( HANDLE );
}

/**
 * Asks for both as a placeholder is written. In a classic theme the head has been sent by then unless the post itself
 * contains the widget; the style sheet is then linked right before the placeholder, as slots would show until the footer.
 *
 * @return string HTML to go before the placeholder.
 */
function needed_tags() {
	if ( is_admin() || wp_is_json_request() ) {
		return '';
	}
	if ( ! did_action( 'wp_enqueue_scripts' ) ) {
		is_needed_early( true );
		return '';
	}
	enqueue_tags();
	if ( ! did_action( 'wp_head' ) || doing_action( 'wp_head' ) || wp_style_is( HANDLE, 'done' ) || ! wp_style_is( HANDLE, 'registered' ) ) {
		return '';
	}
	ob_start();
	wp_print_styles( HANDLE );
	return trim( ob_get_clean() );
}

/**
 * Whether a placeholder was written before the scripts of the page are collected. Block themes render the page before its
 * head, and a reusable block holds widgets that the post does not name.
 *
 * @param bool $is_needed True as one is written.
 * @return bool
 */
function is_needed_early( $is_needed = false ) {
	static $is_early = false;
	$is_early        = $is_early || $is_needed;
	return $is_early;
}

/**
 * Names of the widgets in the posts that this page shows. Markup that was pasted in counts too; a post behind a password
 * does not.
 *
 * @return string[]
 */
function widgets_in_query() {
	$names = array();
	foreach ( $GLOBALS['wp_query']->posts ?? array() as $post ) {
		if ( $post instanceof \WP_Post && ! post_password_required( $post ) ) {
			$names += array_flip( widgets_in( $post->post_content ) );
		}
	}
	return array_map( 'strval', array_keys( $names ) );
}

/**
 * Names of the widgets in a post, for hints only: a quick search that may find too many.
 *
 * @param string $content Of the post.
 * @return string[]
 */
function widgets_in( $content ) {
	$names = array();
	foreach ( array( '<!-- wp:adviser-widgets/', ' data-widget="' ) as $sign ) {
		foreach ( array_slice( explode( $sign, $content ), 1 ) as $piece ) {
			$names[] = substr( $piece, 0, strspn( $piece, 'abcdefghijklmnopqrstuvwxyz0123456789-' ) );
		}
	}
	foreach ( array_slice( explode( '[adviser_widget ', $content ), 1 ) as $piece ) {
		$atts    = (array) shortcode_parse_atts( substr( $piece, 0, strcspn( $piece, ']' ) ) );
		$names[] = sanitize_key( $atts['widget'] ?? $atts['name'] ?? '' );
	}
	return array_unique( array_filter( $names ) );
}

/**
 * Makes the script's tag that of the contract: async, with who you are, and the JSON configuration before it.
 *
 * @param string $tag    As WordPress writes it.
 * @param string $handle Of the script.
 * @return string
 */
function complete_script_tag( $tag, $handle ) {
	if ( HANDLE !== $handle ) {
		return $tag;
	}
	$tag = str_replace( '<script ', '<script async fetchpriority="high"' . attributes_html( script_attributes() ) . ' ', $tag );
	return json_block() . $tag;
}

/** The attributes of the script's tag. With a file for the configuration, what is set here goes before what it says. */
function script_attributes() {
	$settings = settings();
	$texts    = $settings['keys'];
	$names    = array_column( configuration_keys(), 'tag' );
	$paths    = array_keys( array_filter( configuration_keys(), static fn( $key ) => isset( $key['tag'] ) ) );
	$names    = array_combine( $paths, $names );
	$on_tag   = '' === $settings['config'] ? array( 'brand', 'environment' ) : $paths;
	$all      = array();
	foreach ( array_intersect( $on_tag, array_keys( array_filter( $texts, 'strlen' ) ) ) as $path ) {
		$all[ 'data-' . $names[ $path ] ] = $texts[ $path ];
	}
	if ( '' !== $settings['config'] ) {
		$all['data-config'] = $settings['config'];
	}
	if ( $settings['report'] && current_user_can( 'edit_posts' ) ) {
		$all['data-debug'] = 'true';
	}
	$nonce = nonce();
	if ( '' !== $nonce ) {
		$all['nonce'] = $nonce;
	}
	return $all;
}

/** What is set, as JSON in the page. It stays there when an optimiser takes the script's tag apart. */
function json_block() {
	$json = '' === settings()['config'] ? json_configuration() : array();
	if ( ! $json ) {
		return '';
	}
	$text = wp_json_encode( $json, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	return '<script type="application/json" id="adviser-widgets-config">' . $text . "</script>\n";
}

/** The nonce of the page's policy, as set, or as the plugin that writes the policy gives it. */
function nonce() {
	/**
	 * Filters the nonce on the script's tag and on the hints. One that is worth its name differs in every answer, and is
	 * the same throughout one.
	 *
	 * @param string $nonce From the settings; empty for none.
	 */
	return (string) apply_filters( 'adviser_widgets_nonce', settings()['nonce'] );
}

/**
 * Lets the browser fetch the files of the page's widgets along with the loader. Only where the settings name the very
 * release this plugin was made for: in another the files have other names.
 */
function print_hints() {
	$settings = settings();
	if ( ! $settings['hints'] || '' === $settings['base'] || ! wp_script_is( HANDLE, 'enqueued' ) ) {
		return;
	}
	$release = require __DIR__ . '/../generated/files.php';
	if ( basename( $settings['base'] ) !== $release['version'] ) {
		return;
	}
	$files = array_merge( array(), ...array_values( array_intersect_key( $release['widgets'], array_flip( widgets_in_query() ) ) ) );
	$nonce = nonce();
	foreach ( $files as $name => $integrity ) {
		$kind = '.css' === substr( $name, -4 ) ? 'style' : 'script';
		$more = array(
			'rel'         => 'preload',
			'as'          => $kind,
			'href'        => $settings['base'] . 'assets/' . $name,
			'integrity'   => $integrity,
			'crossorigin' => 'anonymous',
		);
		if ( '' !== $nonce ) {
			$more['nonce'] = $nonce; // A policy of nonces would refuse the modules.
		}
		echo '<link' . attributes_html( $more ) . ">\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
	}
}
