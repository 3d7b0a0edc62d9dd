<?php
/**
 * `[adviser_widget name="…"]fallback[/adviser_widget]`, with `[adviser_slot name="…"]…[/adviser_slot]` inside.
 *
 * @package AdviserWidgets
 */

namespace AdviserWidgets;

defined( 'ABSPATH' ) || exit;

add_shortcode( 'adviser_widget', __NAMESPACE__ . '\render_shortcode' );

/**
 * Renders the placeholder of any widget.
 *
 * @param array|string $atts    As written: kebab-case names, with or without `data-`.
 * @param string|null  $content Between the tags: the slots and the fallback.
 * @return string
 */
function render_shortcode( $atts, $content = null ) {
	$written = plain_texts( join_curly_quotes( is_array( $atts ) ? $atts : array() ) );
	// "widget" leaves "name" to the widgets that have an attribute of that name.
	$place   = isset( $written['widget'] ) ? 'widget' : 'name';
	$name    = sanitize_key( trim( $written[ $place ] ?? '' ) );
	$element = array_filter( array_intersect_key( $written, array_flip( array( 'id', 'class', 'aria-label' ) ) ), 'strlen' );
	unset( $written[ $place ], $written['id'], $written['class'], $written['aria-label'] );
	if ( '' === $name ) {
		return is_feed() ? '' : '<!-- adviser_widget: name is missing -->' . (string) $content;
	}
	$slots   = slots_of_shortcode( $content );
	$content = in_paragraphs( $content, $name );
	return placeholder( $name, without_data( $written ), array( 'content' => $content, 'slots' => $slots, 'element' => $element ) );
}

/**
 * What stands between the tags, in paragraphs of its own: bare text in a widget would be joined with what is around it.
 *
 * @param string $content Without slots.
 * @param string $name    Of the widget; one within a line has no paragraphs.
 */
function in_paragraphs( $content, $name ) {
	$text = trim( $content );
	return 'span' === ( widget( $name )['tag'] ?? '' ) ? $text : wpautop( $text );
}

/**
 * Takes the slots out of the content between the tags.
 *
 * @param string|null $content Without them afterwards.
 * @return array<string, string> HTML by the slot's name.
 */
function slots_of_shortcode( &$content ) {
	$slots   = array();
	$content = preg_replace_callback(
		'/' . get_shortcode_regex( array( 'adviser_slot' ) ) . '/s',
		static function ( $found ) use ( &$slots ) {
			$atts  = plain_texts( join_curly_quotes( (array) shortcode_parse_atts( $found[3] ) ) );
			$name  = sanitize_key( $atts['name'] ?? '' );
			$slots = array_merge( $slots, '' === $name ? array() : array( $name => wpautop( trim( $found[5] ) ) ) );
			return '';
		},
		(string) $content
	);
	return $slots;
}

/**
 * Names without the `data-` that is allowed before them. What can be no name of an attribute is left out.
 *
 * @param array $written Texts by name.
 * @return array<string, string>
 */
function without_data( array $written ) {
	$values = array();
	foreach ( $written as $name => $text ) {
		$name = preg_replace( '/^data-/', '', (string) $name );
		if ( preg_match( '/^[a-z][a-z0-9-]*$/', $name ) && 'widget' !== $name ) {
			$values[ $name ] = $text;
		}
	}
	return $values;
}

/**
 * Joins values that WordPress has cut at their spaces, as they stood in curly quotes: pasted text has those.
 *
 * @param array $atts As WordPress has parsed them: words that belong to no name are numbered.
 * @return array
 */
function join_curly_quotes( array $atts ) {
	$open = null;
	foreach ( $atts as $name => $word ) {
		$text = str_replace( array( '&#8220;', '&#8221;', '&#8243;', '&ldquo;', '&rdquo;', '&quot;', '“', '”', '″', '„' ), '"', $word );
		if ( is_string( $name ) && '"' === substr( $text, 0, 1 ) ) {
			$open = $name;
		} elseif ( is_int( $name ) && null !== $open ) {
			$text = $atts[ $open ] . ' ' . $text;
			unset( $atts[ $name ] );
		} else {
			continue;
		}
		$atts[ $open ] = $text;
		if ( strlen( $text ) > 1 && '"' === substr( $text, -1 ) ) {
			$atts[ $open ] = substr( $text, 1, -1 );
			$open          = null;
		}
	}
	return $atts;
}

/**
 * Texts without the entities that editors and filters of WordPress write for signs.
 *
 * @param array $atts Texts by name.
 * @return array
 */
function plain_texts( array $atts ) {
	return array_map( static fn( $text ) => html_entity_decode( (string) $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ), $atts );
}
