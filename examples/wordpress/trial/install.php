<?php
/**
 * Installs the throw-away WordPress of the trial, with the plugin: php install.php <host and port>, in its folder.
 */

define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = $argv[1];

/** A trial sends no mail. */
function wp_new_blog_notification() {}

require getcwd() . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install( 'Trial', 'admin', 'admin@example.nz', true, '', 'admin-password' );
update_option( 'permalink_structure', '/%postname%/' );
delete_option( 'rewrite_rules' ); // those of the structure that WordPress had chosen
update_option( 'active_plugins', array( 'adviser-widgets/adviser-widgets.php' ) );
foreach ( array( 'editor', 'author', 'contributor', 'subscriber' ) as $role ) {
	wp_insert_user( array( 'user_login' => $role, 'user_pass' => "$role-password", 'role' => $role ) );
}
// No tour of the editor over what is to be tried, and no patterns to start from.
$preferences = array(
	'core/edit-post' => array( 'welcomeGuide' => false ),
	'core'           => array( 'enableChoosePatternModal' => false ),
	'_modified'      => gmdate( 'c' ),
);
foreach ( get_users( array( 'fields' => 'ID' ) ) as $user ) {
	update_user_meta( $user, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', $preferences );
}
