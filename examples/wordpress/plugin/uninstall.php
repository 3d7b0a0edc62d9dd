<?php
/**
 * Removes what the plugin has stored: its one option, on every site of a network.
 *
 * @package AdviserWidgets
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	foreach ( get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) as $adviser_widgets_site ) {
		delete_blog_option( $adviser_widgets_site, 'adviser_widgets' );
	}
} else {
	delete_option( 'adviser_widgets' );
}
