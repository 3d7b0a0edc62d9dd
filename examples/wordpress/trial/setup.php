<?php
/**
 * Installs the throw-away WordPress of the trial: php setup.php <folder of WordPress>
 */

define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = parse_url( getenv( 'TRIAL_URL' ), PHP_URL_HOST ) . ':' . parse_url( getenv( 'TRIAL_URL' ), PHP_URL_PORT );

/** Nobody is to get mail from a trial. */
function wp_new_blog_notification() {}

require $argv[1] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install( 'Trial', 'admin', 'admin@example.nz', true, '', 'admin-password' );
update_option( 'permalink_structure', '/%postname%/' );
foreach ( array( 'editor', 'author', 'contributor', 'subscriber' ) as $role ) {
	wp_insert_user(
		array(
			'user_login' => $role,
			'user_pass'  => "$role-password",
			'user_email' => "$role@example.nz",
			'role'       => $role,
		)
	);
}
// No tour of the editor over what is to be tried, and no patterns to start from.
$preferences = array(
	'core/edit-post' => array( 'welcomeGuide' => false ),
	'core'           => array( 'enableChoosePatternModal' => false ),
	'_modified'      => gmdate( 'c' ),
);
foreach ( array( 1, 2 ) as $user ) {
	update_user_meta( $user, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', $preferences );
}
echo get_bloginfo( 'version' );
