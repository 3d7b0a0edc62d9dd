<?php
/**
 * The fields of Settings → Adviser Widgets.
 *
 * @package AdviserWidgets
 */

namespace AdviserWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * The field of a configuration key, by its kind.
 *
 * @param string $path Of the key.
 * @param array  $key  Of the configuration.
 */
function key_input( $path, array $key ) {
	$text = settings()['keys'][ $path ] ?? '';
	$name = "keys][$path";
	if ( isset( $key['choices'] ) || 'flag' === $key['kind'] ) {
		$words = $key['choices'] ?? array( 'true', 'false' );
		/* translators: %s: a value */
		$first = '' === $key['default'] ? __( 'Automatic', 'adviser-widgets' ) : sprintf( __( 'Default: %s', 'adviser-widgets' ), $key['default'] );
		return select( $name, $text, array( '' => $first ) + array_combine( $words, $words ) );
	}
	if ( 'json' === $key['kind'] ) {
		return '<textarea class="large-text code" rows="3"' . field_attributes( $name ) . ' placeholder="' . esc_attr( $key['example'] ) . '">' . esc_textarea( $text ) . '</textarea>';
	}
	return text_input( $name, $text, $key['default'] );
}

/**
 * A line of text.
 *
 * @param string $name        In the option.
 * @param string $text        Its value.
 * @param string $placeholder What counts without one.
 * @param string $size        A class of the admin's styles.
 */
function text_input( $name, $text, $placeholder = '', $size = 'regular-text' ) {
	return '<input type="text" class="' . $size . ' code"' . field_attributes( $name ) . ' value="' . esc_attr( $text ) . '" placeholder="' . esc_attr( $placeholder ) . '">';
}

/**
 * A choice.
 *
 * @param string   $name    In the option.
 * @param string   $value   The chosen one.
 * @param string[] $options Words by value.
 */
function select( $name, $value, array $options ) {
	$html = '';
	foreach ( $options as $option => $words ) {
		$html .= '<option value="' . esc_attr( $option ) . '"' . selected( $value, (string) $option, false ) . '>' . esc_html( $words ) . '</option>';
	}
	return '<select' . field_attributes( $name ) . ">$html</select>";
}

/**
 * A box to tick.
 *
 * @param string $name  In the option.
 * @param bool   $is_on Whether it is ticked.
 * @param string $words Beside it.
 */
function checkbox( $name, $is_on, $words ) {
	return '<label><input type="checkbox" value="1"' . field_attributes( $name ) . checked( $is_on, true, false ) . '> ' . esc_html( $words ) . '</label>';
}

/**
 * Name, id and note of a field.
 *
 * @param string $name In the option; `keys][…` for a configuration key.
 */
function field_attributes( $name ) {
	$id = str_replace( '][', '-', $name );
	return ' name="' . esc_attr( OPTION . "[$name]" ) . '" id="' . esc_attr( $id ) . '" aria-describedby="' . esc_attr( "$id-note" ) . '" autocomplete="off" spellcheck="false"';
}
