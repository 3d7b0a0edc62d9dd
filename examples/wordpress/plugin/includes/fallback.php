<?php
/**
 * What a placeholder shows before its widget is there, and where it cannot be, unless an editor has written something.
 *
 * @package AdviserWidgets
 */

namespace AdviserWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * The fallback of a widget, as HTML; empty for one that needs none, and for one that is about its content.
 *
 * @param array $widget Of the manifest.
 * @param array $values Attribute values by their names in the manifest.
 * @return string
 */
function default_fallback( array $widget, array $values ) {
	switch ( $widget['fallback'] ) {
		case 'contact':
			return contact_fallback();
		case 'search':
			return search_fallback();
		case 'words':
			return esc_html( first_word( $widget, $values ) );
		case 'text':
			return text_fallback( $widget, $values );
		default:
			return '';
	}
}

/** A way to reach someone: the phone of the settings, else the contact page. */
function contact_fallback() {
	$phone = setting( 'phone' );
	if ( '' !== $phone ) {
		$link = '<a href="tel:' . esc_attr( preg_replace( '/[^\d+]/', '', $phone ) ) . '">' . esc_html( $phone ) . '</a>';
		/* translators: %s: a phone number */
		return '<p>' . sprintf( esc_html__( 'Prefer to talk? Call %s.', 'adviser-widgets' ), $link ) . '</p>';
	}
	return '<p><a href="' . esc_url( setting( 'contactUrl' ) ) . '">' . esc_html__( 'Contact us', 'adviser-widgets' ) . '</a></p>';
}

/** A form that leads to the search page. */
function search_fallback() {
	return '<form role="search" action="' . esc_url( setting( 'searchUrl' ) ) . '"><label>' . esc_html__( 'Search', 'adviser-widgets' )
		. ' <input name="q"></label> <button>' . esc_html__( 'Go', 'adviser-widgets' ) . '</button></form>';
}

/**
 * The first of the words that a widget goes through.
 *
 * @param array $widget As above.
 * @param array $values As above.
 */
function first_word( array $widget, array $values ) {
	foreach ( $widget['attributes'] as $name => $attribute ) {
		if ( 'list' === $attribute['kind'] ) {
			$words = $values[ $name ] ?? $attribute['default'] ?? array();
			$words = is_array( $words ) ? $words : explode( ',', $words );
			return trim( (string) ( $words[0] ?? '' ) );
		}
	}
	return '';
}

/**
 * What the widget cannot be without, in words: a link to an address, named by the title where there is one.
 *
 * @param array $widget As above.
 * @param array $values As above.
 */
function text_fallback( array $widget, array $values ) {
	$title = (string) ( $values['title'] ?? '' );
	foreach ( $widget['attributes'] as $name => $attribute ) {
		$text = trim( (string) ( $values[ $name ] ?? '' ) );
		if ( empty( $attribute['required'] ) || '' === $text ) {
			continue;
		}
		$is_link = 'url' === $attribute['kind'] || preg_match( '#^https?://#i', $text );
		return $is_link && is_safe_url( $text )
			? '<p><a href="' . esc_url( $text ) . '">' . esc_html( '' === $title ? $text : $title ) . '</a></p>'
			: '<p>' . esc_html( $text ) . '</p>';
	}
	return contact_fallback();
}
