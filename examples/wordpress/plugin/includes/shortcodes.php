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
 * Renders a shortcode that WordPress has found: outside of posts, and in what other shortcodes hold.
 *
 * @param array|string $atts    As written: kebab-case names, with or without `data-`.
 * @param string|null  $content Between the tags: the slots and the fallback.
 * @return string
 */
function render_shortcode( $atts, $content = null ) {
	$inside = expand( (string) $content, true );
	return render_widget( is_array( $atts ) ? $atts : array(), $inside['text'], $inside['slots'] );
}

/**
 * Renders the placeholder of any widget. An excerpt has none.
 *
 * @param array                 $atts    As above.
 * @param string                $content Between the tags, without the slots.
 * @param array<string, string> $slots   HTML by name.
 * @return string
 */
function render_widget( array $atts, $content = '', array $slots = array() ) {
	if ( doing_filter( 'get_the_excerpt' ) ) {
		return '';
	}
	$written = plain_texts( join_curly_quotes( $atts ) );
	// "widget" leaves "name" to the widgets that have an attribute of that name.
	$place   = isset( $written['widget'] ) ? 'widget' : 'name';
	$name    = sanitize_key( trim( $written[ $place ] ?? '' ) );
	$element = array_filter( array_intersect_key( $written, array_flip( array( 'id', 'class', 'aria-label' ) ) ), 'strlen' );
	unset( $written[ $place ], $written['id'], $written['class'], $written['aria-label'] );
	if ( '' === $name ) {
		return is_feed() ? '' : '<!-- adviser_widget: name is missing -->' . $content;
	}
	return placeholder(
		$name,
		without_data( $written ),
		array(
			'content' => in_paragraphs( $content, $name ),
			'slots'   => $slots,
			'element' => $element,
		)
	);
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
 * Names without the `data-` that is allowed before them, and with hyphens for the underscores that WordPress's own names
 * have. What WordPress's filter of HTML would take away is left out, such as the two hyphens in a row of the names by
 * which scripts of WordPress are told what to do.
 *
 * @param array $written Texts by name.
 * @return array<string, string>
 */
function without_data( array $written ) {
	$values = array();
	foreach ( $written as $name => $text ) {
		$name = preg_replace( '/^data-/', '', str_replace( '_', '-', (string) $name ) );
		if ( preg_match( '/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/D', $name ) && 'widget' !== $name ) {
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
