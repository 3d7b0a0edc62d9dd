<?php
/**
 * The one place that writes placeholders.
 *
 * @package AdviserWidgets
 */

namespace AdviserWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * A placeholder as HTML: what the library turns into a widget, and what shows without it.
 *
 * @param string $name What `data-widget` says.
 * @param array  $values Attribute values by their names in the manifest; names it does not have are written too, as the
 *                       library tells editors of them.
 * @param array  $parts `content`: HTML, by an author as WordPress has filtered it; `slots`: HTML by name;
 *                      `element`: further attributes of the element, such as id and class.
 * @return string
 */
function placeholder( $name, array $values, array $parts = array() ) {
	$widget  = widget( $name ) ?? array(
		'tag'        => 'div',
		'fallback'   => 'contact',
		'attributes' => array(),
	);
	$content = $parts['content'] ?? '';
	if ( is_blank( $content ) ) {
		$content = default_fallback( $widget, $values );
	}
	if ( is_feed() ) {
		return $content; // Nothing runs in a feed reader, and slots would be read as text.
	}
	$slots = '';
	foreach ( $parts['slots'] ?? array() as $slot => $html ) {
		$slots .= slot( $slot, $html );
	}
	$element          = $parts['element'] ?? array();
	$element['class'] = trim( 'aw-widget ' . ( $element['class'] ?? '' ) );
	$attributes       = array_merge( $element, array( 'data-widget' => $name ), data_attributes( $widget, $values ) );
	return needed_tags() . '<' . $widget['tag'] . attributes_html( $attributes ) . '>' . $slots . $content . '</' . $widget['tag'] . '>';
}

/**
 * A slot: rich text for one place of a widget. Never more than a post may hold, whoever wrote it.
 *
 * @param string $name Of the slot.
 * @param string $html By an author.
 * @return string
 */
function slot( $name, $html ) {
	return '<div' . attributes_html( array( 'data-slot' => $name ) ) . '>' . wp_kses_post( $html ) . '</div>';
}

/**
 * Whether nothing in it can be seen or heard: an empty paragraph is nothing, a picture is something.
 *
 * @param string $html Content of a placeholder.
 */
function is_blank( $html ) {
	$text = str_replace( array( '&nbsp;', "\u{a0}" ), ' ', strip_tags( $html, '<img><picture><video><audio><iframe><svg><input><hr>' ) );
	return '' === trim( $text );
}

/**
 * The `data-` attributes with their texts.
 *
 * @param array $widget Of the manifest.
 * @param array $values As above.
 * @return array<string, string>
 */
function data_attributes( array $widget, array $values ) {
	$texts = array();
	foreach ( $values as $name => $value ) {
		$text = attribute_text( $value, $widget['attributes'][ $name ] ?? array() );
		if ( null !== $text ) {
			$texts[ 'data-' . $name ] = $text;
		}
	}
	return $texts;
}
