<?php
/**
 * The settings, as the rest of the plugin reads them.
 *
 * @package AdviserWidgets
 */

namespace AdviserWidgets;

defined( 'ABSPATH' ) || exit;

const OPTION = 'adviser_widgets';

/**
 * All that is stored: `base`, `config`, `where`, `hints`, `report`, `nonce`, and `keys`, the texts of configuration
 * keys by path.
 *
 * @return array
 */
function settings() {
	$stored = get_option( OPTION );
	return array_merge( default_settings(), is_array( $stored ) ? $stored : array() );
}

/** Before anybody has saved the page. */
function default_settings() {
	return array(
		'base'   => '',
		'config' => '',
		'where'  => 'needed',
		'hints'  => false,
		'report' => true,
		'nonce'  => '',
		'keys'   => array(),
	);
}

/**
 * The text of a configuration key: as set, else the library's default.
 *
 * @param string $path Such as `captcha.siteKey`.
 * @return string
 */
function setting( $path ) {
	$text = settings()['keys'][ $path ] ?? '';
	return '' === $text ? ( configuration_keys()[ $path ]['default'] ?? '' ) : $text;
}

/** The keys that are set, as the JSON configuration nests them. */
function json_configuration() {
	$json = array();
	$keys = configuration_keys();
	foreach ( array_intersect_key( settings()['keys'], $keys ) as $path => $text ) {
		$place = &$json;
		foreach ( explode( '.', $path ) as $name ) {
			$place = &$place[ $name ];
		}
		$place = configuration_value( $text, $keys[ $path ] );
		unset( $place );
	}
	return $json;
}

/**
 * A stored text as the value it stands for.
 *
 * @param string $text As checked when it was saved.
 * @param array  $key Of the configuration.
 * @return mixed
 */
function configuration_value( $text, array $key ) {
	switch ( $key['kind'] ) {
		case 'flag':
			return 'true' === $text;
		case 'number':
		case 'integer':
			return $text + 0;
		case 'json':
			return json_decode( $text );
		default:
			return $text;
	}
}
