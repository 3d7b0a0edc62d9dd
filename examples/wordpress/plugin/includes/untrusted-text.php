<?php
/**
 * Keeps shortcodes from running in the text of people who cannot edit posts: in comments, and in posts that a form of the
 * site saves for visitors.
 *
 * WordPress itself runs no shortcodes in comments. Some themes and plugins do, and so does the block "Latest comments"
 * in a post, because WordPress runs a post's shortcodes after its blocks.
 *
 * @package AdviserWidgets
 */

namespace AdviserWidgets;

defined( 'ABSPATH' ) || exit;

foreach ( array( 'comment_text', 'comment_text_rss', 'comment_excerpt', 'get_comment_text', 'get_comment_excerpt', 'get_comment_author' ) as $adviser_widgets_filter ) {
	add_filter( $adviser_widgets_filter, __NAMESPACE__ . '\without_shortcodes', PHP_INT_MIN );
}
add_filter( 'get_comment_author_url', __NAMESPACE__ . '\without_link_widget' );
add_filter( 'wp_insert_post_data', __NAMESPACE__ . '\shortcodes_as_text', 10, 2 );

/**
 * The same text with our shortcodes written so that WordPress does not run them.
 *
 * @param string $text HTML or plain text.
 * @return string
 */
function without_shortcodes( $text ) {
	// With the zero: WordPress turns &#91; back into a bracket once shortcodes have run.
	return str_replace( array( '[adviser_', '[/adviser_' ), array( '&#091;adviser_', '&#091;/adviser_' ), (string) $text );
}

/**
 * The address of a commenter without the fragment of a link widget. The library ignores links with rel="ugc", but "Latest
 * comments" links to commenters without it.
 *
 * @param string $url As the commenter gave it.
 * @return string
 */
function without_link_widget( $url ) {
	return explode( '#widget=', (string) $url, 2 )[0];
}

/**
 * Turns shortcodes into text in what people save who can edit neither posts nor pages, such as visitors in a form of
 * another plugin. This is decided when a post is saved, like WordPress's own filtering of HTML, not when it is shown: the
 * forms of an author who has left the site must keep working. A post that has shortcodes already keeps them, as someone
 * else wrote it.
 *
 * @param array $data    To be stored, with slashes.
 * @param array $postarr As given; `ID` for a post that is there.
 * @return array
 */
function shortcodes_as_text( $data, $postarr ) {
	if ( current_user_can( 'edit_posts' ) || current_user_can( 'edit_pages' ) || ( defined( 'WP_CLI' ) && WP_CLI ) ) {
		return $data;
	}
	$stored = empty( $postarr['ID'] ) ? null : get_post( $postarr['ID'] );
	if ( ! $stored || false === strpos( $stored->post_content, '[adviser_' ) ) {
		$data['post_content'] = without_shortcodes( $data['post_content'] );
	}
	return $data;
}
