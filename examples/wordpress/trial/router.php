<?php
/**
 * What a web server's rewrite rules do: files as they are, all else to WordPress.
 */

$path    = $_SERVER['DOCUMENT_ROOT'] . parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
$content = strpos( $path, '/wp-content/' );
if ( false !== $content ) {
	$file  = getenv( 'TRIAL_FOLDER' ) . substr( $path, $content );
	$types = array( 'css' => 'text/css', 'js' => 'text/javascript', 'svg' => 'image/svg+xml', 'png' => 'image/png', 'jpg' => 'image/jpeg', 'woff2' => 'font/woff2' );
	$type  = $types[ pathinfo( $file, PATHINFO_EXTENSION ) ] ?? '';
	if ( '' !== $type && is_file( $file ) ) {
		header( "Content-Type: $type" );
		readfile( $file );
		return true;
	}
}
if ( is_file( $path ) || is_file( rtrim( $path, '/' ) . '/index.php' ) ) {
	return false;
}
$_SERVER['SCRIPT_NAME'] = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
