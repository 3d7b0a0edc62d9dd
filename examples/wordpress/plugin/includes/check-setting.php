<?php
/**
 * Whether a text is of a kind, by the rules of the library.
 *
 * @package AdviserWidgets
 */

namespace AdviserWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a text fits a configuration key.
 *
 * @param string $text Trimmed, and not empty.
 * @param array  $key  Of the configuration.
 */
function fits_key( $text, array $key ) {
	switch ( $key['kind'] ) {
		case 'number':
			return is_numeric( $text ) && is_within( $text + 0, $key );
		case 'integer':
			return 1 === preg_match( '/^[+-]?\d+$/', $text ) && is_within( (int) $text, $key );
		case 'flag':
			return in_array( $text, array( 'true', 'false' ), true );
		case 'choice':
			return in_array( $text, $key['choices'], true );
		case 'url':
			return is_safe_url( $text ) && ! preg_match( '#^(www\.|https?[^:s]?//|https//)|[\s<>"]#i', $text );
		case 'json':
			return fits_shape( json_decode( $text ), $key['shape'] );
		default:
			return empty( $key['pattern'] ) || 1 === preg_match( '#^(?:' . $key['pattern'] . ')$#iD', $text );
	}
}

/**
 * Whether a number is within the limits of its key.
 *
 * @param int|float $number The value.
 * @param array     $key    Of the configuration.
 */
function is_within( $number, array $key ) {
	return $number >= ( $key['min'] ?? -INF ) && $number <= ( $key['max'] ?? INF );
}

/**
 * Whether JSON has the right outermost shape. What is inside the library checks as it starts.
 *
 * @param mixed  $value Parsed; null for what is no JSON.
 * @param string $shape Either list or object.
 */
function fits_shape( $value, $shape ) {
	return 'list' === $shape ? is_array( $value ) : is_object( $value );
}
