<?php
/**
 * Who may set the addresses that scripts come from and leads go to.
 *
 * Whoever chooses them can run any script in the browser of every visitor and administrator. WordPress gives that right
 * to people with `unfiltered_html`; on a network of sites, and under DISALLOW_UNFILTERED_HTML, administrators lack it.
 *
 * @package AdviserWidgets
 */

namespace AdviserWidgets;

defined( 'ABSPATH' ) || exit;

/** Whether someone may set any address at all. */
function may_set_any() {
	return current_user_can( 'unfiltered_html' );
}

/**
 * Whether someone may store an address: any without one, else only on an origin that the operator of the server has
 * listed. Paths of the site are refused as well, as uploads have such.
 *
 * @param string $address Of a folder, a file or an API; empty for none.
 */
function may_set( $address ) {
	if ( '' === $address || may_set_any() ) {
		return true;
	}
	foreach ( listed_origins() as $origin ) {
		// With the slash: "https://cdn.example.nz.evil.example" begins with the origin, too.
		if ( 0 === strpos( "$address/", "$origin/" ) ) {
			return true;
		}
	}
	return false;
}

/**
 * The origins of ADVISER_WIDGETS_ORIGINS in wp-config.php, such as 'https://cdn.example.nz https://api.example.nz'.
 * Only https, but for this machine.
 *
 * @return string[]
 */
function listed_origins() {
	$words = defined( 'ADVISER_WIDGETS_ORIGINS' ) ? preg_split( '/[\s,]+/', (string) ADVISER_WIDGETS_ORIGINS ) : array();
	return preg_grep( '#^(https://[a-z0-9.-]+|http://(localhost|127\.0\.0\.1))(:\d+)?$#D', array_map( static fn( $word ) => rtrim( $word, '/' ), $words ) );
}

/**
 * Says who may set such an address, and which; or such an account, which no list allows.
 *
 * @param bool $is_account Whether it is an account with a service.
 */
function who_may_set( $is_account = false ) {
	if ( $is_account ) {
		return __( 'Only people with the right to publish unfiltered HTML can change this.', 'adviser-widgets' );
	}
	$origins = listed_origins();
	return $origins
		/* translators: %s: addresses such as https://cdn.example.nz */
		? sprintf( __( 'Without the right to publish unfiltered HTML you can set addresses that begin with: %s. The list is ADVISER_WIDGETS_ORIGINS in wp-config.php.', 'adviser-widgets' ), implode( ', ', $origins ) )
		: __( 'Only people with the right to publish unfiltered HTML can change this. The operator of the server can allow addresses for others with ADVISER_WIDGETS_ORIGINS in wp-config.php.', 'adviser-widgets' );
}
