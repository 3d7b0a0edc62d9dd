<?php
/**
 * What a block looks like on the site: a page with the widget alone, for the editor, in which nothing is sent.
 *
 * @package AdviserWidgets
 */

namespace AdviserWidgets;

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', __NAMESPACE__ . '\register_preview' );

/** The route that the editor asks, for whoever may write posts or pages. */
function register_preview() {
	$route = array(
		'methods'             => 'POST',
		'callback'            => __NAMESPACE__ . '\answer_preview',
		'permission_callback' => static fn() => current_user_can( 'edit_posts' ) || current_user_can( 'edit_pages' ),
		'args'                => array(
			'blocks' => array(
				'type'     => 'string',
				'required' => true,
			),
		),
	);
	register_rest_route( 'adviser-widgets/v1', '/preview', $route );
}

/**
 * Renders blocks that are not saved yet. Who may not write any HTML gets it filtered here as on saving: others may look at
 * the same draft.
 *
 * @param \WP_REST_Request $request With `blocks`, as the editor writes them.
 * @return array<string, string> The page.
 */
function answer_preview( $request ) {
	$blocks = current_user_can( 'unfiltered_html' ) ? $request['blocks'] : wp_kses_post( $request['blocks'] );
	return array( 'page' => in_language_of_site( static fn() => preview_page( do_blocks( $blocks ) ) ) );
}

/**
 * A page with the styles of the theme. Links that are followed open elsewhere.
 *
 * @param string $html The placeholder.
 * @return string
 */
function preview_page( $html ) {
	$base   = settings()['base'];
	$loader = array(
		'src'          => $base . 'loader.js',
		'data-preview' => 'true',
		'data-debug'   => 'false',
	) + script_attributes();
	$links  = sheet_link( get_stylesheet_uri() ) . sheet_link( $base . 'page.css' );
	return '<!doctype html><html' . attributes_html( array( 'lang' => get_bloginfo( 'language' ) ) ) . '><head><meta charset="utf-8"><base target="_blank">'
		. '<style>' . wp_strip_all_tags( wp_get_global_stylesheet() ) . '</style>' . font_faces() . $links . json_block()
		. '<script async' . attributes_html( $loader ) . '></script></head><body>' . $html . '</body></html>';
}

/** The fonts of the theme. WordPress 6.1 has no function that gives them. */
function font_faces() {
	if ( ! function_exists( 'wp_print_font_faces' ) ) {
		return '';
	}
	ob_start();
	wp_print_font_faces();
	return ob_get_clean();
}

/**
 * The link to a style sheet.
 *
 * @param string $address Of the sheet.
 * @return string
 */
function sheet_link( $address ) {
	$attributes = array(
		'rel'  => 'stylesheet',
		'href' => $address,
	);
	return '<link' . attributes_html( $attributes ) . '>';
}
