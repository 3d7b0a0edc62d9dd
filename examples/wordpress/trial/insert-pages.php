<?php
/**
 * Writes pages as an editor does, with the filters that WordPress has for people who may not write any HTML:
 * php insert-pages.php <folder of WordPress> < JSON of contents by slug
 */

$_SERVER['HTTP_HOST'] = parse_url( getenv( 'TRIAL_URL' ), PHP_URL_HOST ) . ':' . parse_url( getenv( 'TRIAL_URL' ), PHP_URL_PORT );
require $argv[1] . '/wp-load.php';

wp_set_current_user( get_user_by( 'login', 'editor' )->ID );
kses_init();
foreach ( json_decode( stream_get_contents( STDIN ), true ) as $slug => $content ) {
	$page = array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => $slug, 'post_title' => $slug, 'post_content' => $content );
	wp_insert_post( wp_slash( $page ), true );
}
