<?php
/**
 * What is stored of what someone sends from the settings page: what fits. For the rest the stored value stays, and a
 * message says what was expected.
 *
 * @package AdviserWidgets
 */

namespace AdviserWidgets;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_init', __NAMESPACE__ . '\register_option' );

/** Makes the option one of the settings API. */
function register_option() {
	register_setting(
		'adviser-widgets',
		OPTION,
		array(
			'sanitize_callback' => __NAMESPACE__ . '\sanitise_settings',
			'default'           => default_settings(),
		)
	);
}

/**
 * The settings to store.
 *
 * @param mixed $sent From the form, without slashes.
 * @return array
 */
function sanitise_settings( $sent ) {
	$sent   = is_array( $sent ) ? $sent : array();
	$stored = settings();
	return array(
		'base'   => sanitise_base( text_of( $sent, 'base' ), $stored['base'] ),
		'config' => sanitise_config( text_of( $sent, 'config' ), $stored['config'] ),
		'where'  => 'everywhere' === ( $sent['where'] ?? '' ) ? 'everywhere' : 'needed',
		'hints'  => ! empty( $sent['hints'] ),
		'report' => ! empty( $sent['report'] ),
		'nonce'  => text_of( $sent, 'nonce' ),
		'keys'   => sanitise_keys( is_array( $sent['keys'] ?? null ) ? $sent['keys'] : array(), $stored['keys'] ),
	);
}

/**
 * A single line of text.
 *
 * @param array  $sent Texts by name.
 * @param string $name Of the field.
 */
function text_of( array $sent, $name ) {
	$text = $sent[ $name ] ?? '';
	return is_string( $text ) ? trim( wp_check_invalid_utf8( preg_replace( '/[\r\n\t]+/', ' ', $text ) ) ) : '';
}

/**
 * The address of the folder, with a slash at its end. The address of the script in it is understood as well.
 *
 * @param string $text   As sent.
 * @param string $stored As it was.
 */
function sanitise_base( $text, $stored ) {
	if ( '' === $text ) {
		return '';
	}
	$folder = preg_replace( '#(loader\.js|page\.css|widgets\.json)?([?\#].*)?$#', '', $text, 1 );
	if ( ! preg_match( '#^(https?://[^\s/<>"]+(/[^\s<>"]*)?|/[^\s<>"/][^\s<>"]*)$#i', $folder ) ) {
		/* translators: %s: what was entered */
		return kept( 'base', $stored, sprintf( __( 'CDN folder: expected an address that begins with https:// (or a path of this site that begins with /), such as https://cdn.example.nz/adviser-widgets/1/, got "%s".', 'adviser-widgets' ), $text ) );
	}
	return allowed( 'base', trailingslashit( $folder ), $stored );
}

/**
 * The address of the JSON configuration.
 *
 * @param string $text   As sent.
 * @param string $stored As it was.
 */
function sanitise_config( $text, $stored ) {
	if ( '' === $text || preg_match( '#^(https?://[^\s<>"]+|/[^\s<>"/][^\s<>"]*)$#i', $text ) ) {
		return allowed( 'config', $text, $stored );
	}
	/* translators: %s: what was entered */
	return kept( 'config', $stored, sprintf( __( 'Configuration file: expected an http or https address, or a path of this site such as /adviser-widgets.json, got "%s".', 'adviser-widgets' ), $text ) );
}

/**
 * The configuration keys that are set.
 *
 * @param array $sent   Texts by path.
 * @param array $stored As they were.
 * @return array<string, string>
 */
function sanitise_keys( array $sent, array $stored ) {
	$texts = array();
	foreach ( configuration_keys() as $path => $key ) {
		$text = 'json' === $key['kind'] ? trim( wp_check_invalid_utf8( is_string( $sent[ $path ] ?? '' ) ? $sent[ $path ] ?? '' : '' ) ) : text_of( $sent, $path );
		if ( '' !== $text && ! fits_key( $text, $key ) ) {
			/* translators: 1: a configuration key, 2: what it takes, 3: what was entered, 4: a right value */
			$message = sprintf( __( '%1$s: expected %2$s, got "%3$s". An example: %4$s', 'adviser-widgets' ), $path, $key['expected'], $text, $key['example'] );
			$text    = kept( $path, $stored[ $path ] ?? '', $message );
		} elseif ( ! empty( $key['guarded'] ) ) {
			$text = allowed( $path, $text, $stored[ $path ] ?? '', ! empty( $key['account'] ) );
		}
		if ( '' !== $text ) {
			$texts[ $path ] = $text;
		}
	}
	return $texts;
}

/**
 * A new address or account where someone may set it, else the stored one.
 *
 * @param string $field      The field.
 * @param string $text       The address or account.
 * @param string $stored     As it was.
 * @param bool   $is_account Whether it is an account with a service.
 */
function allowed( $field, $text, $stored, $is_account = false ) {
	$labels = array(
		'base'   => __( 'CDN folder', 'adviser-widgets' ),
		'config' => __( 'Configuration file', 'adviser-widgets' ),
	);
	return $text === $stored || may_set( $text ) ? $text : kept( $field, $stored, ( $labels[ $field ] ?? $field ) . ': ' . who_may_set( $is_account ) );
}

/**
 * The stored value, with a message why it stays. WordPress checks a new option twice; the message shows once.
 *
 * @param string $field   The field.
 * @param string $stored  Its value.
 * @param string $message What was wrong.
 */
function kept( $field, $stored, $message ) {
	$code = 'adviser-widgets-' . sanitize_key( $field );
	if ( ! in_array( $code, array_column( get_settings_errors( OPTION ), 'code' ), true ) ) {
		add_settings_error( OPTION, $code, esc_html( $message . ' ' . __( 'What was stored before stays.', 'adviser-widgets' ) ) );
	}
	return $stored;
}
