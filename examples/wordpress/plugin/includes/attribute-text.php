<?php
/**
 * Values as the text of `data-` attributes.
 *
 * @package AdviserWidgets
 */

namespace AdviserWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * The text the library reads a value from, by the kind of the attribute; null for a value that is not written.
 *
 * @param mixed $value Of a block attribute or a shortcode.
 * @param array $attribute What the manifest says of it; empty for an attribute it does not know.
 * @return string|null
 */
function attribute_text( $value, array $attribute ) {
	$kind = $attribute['kind'] ?? 'text';
	if ( is_bool( $value ) ) {
		return $value ? 'true' : 'false';
	}
	if ( is_array( $value ) ) {
		return 'list' === $kind ? implode( ', ', array_map( 'strval', $value ) ) : wp_json_encode( $value );
	}
	if ( is_int( $value ) || is_float( $value ) ) {
		return wp_json_encode( $value ); // Never with a decimal comma.
	}
	$text = (string) $value;
	return 'url' === $kind && ! is_safe_url( $text ) ? null : $text;
}

/**
 * Whether a block says what the library does anyway, or nothing: then its placeholder stays short.
 *
 * @param mixed $value As above.
 * @param array $attribute As above.
 */
function is_default( $value, array $attribute ) {
	if ( null === $value ) {
		return true;
	}
	return array_key_exists( 'default', $attribute ) ? $value === $attribute['default'] : '' === $value || array() === $value;
}

/**
 * Whether a link may lead there. The library checks it too; neither trusts the other.
 *
 * @param string $url An address or a path.
 */
function is_safe_url( $url ) {
	return wp_kses_bad_protocol( $url, array( 'http', 'https', 'mailto', 'tel' ) ) === $url;
}

/**
 * Attributes for a tag, each with a space before it.
 *
 * WordPress runs shortcodes in attribute values as well, so brackets are written as entities. Entities that are there
 * already stay single: WordPress stores "&" as "&amp;" for authors who may not write HTML.
 *
 * @param array<string, string> $attributes Texts by name.
 * @return string
 */
function attributes_html( array $attributes ) {
	$brackets = array(
		'[' => '&#091;',
		']' => '&#093;',
	);
	$html     = '';
	foreach ( $attributes as $name => $text ) {
		$html .= ' ' . $name . '="' . strtr( esc_attr( $text ), $brackets ) . '"';
	}
	return $html;
}
