<?php
/**
 * Runs `[adviser_widget]` in posts before blocks are rendered, paragraphs made and quotes curled. Left to the usual
 * order, paragraphs would begin outside a widget and end inside it. (WordPress treats `[embed]` the same way.)
 *
 * @package AdviserWidgets
 */

namespace AdviserWidgets;

defined( 'ABSPATH' ) || exit;

add_filter( 'the_content', __NAMESPACE__ . '\run_shortcodes', 8 );
add_filter( 'widget_text_content', __NAMESPACE__ . '\run_shortcodes', 5 );

/** Comments, which hold the attributes of blocks; shortcodes in double brackets, which are meant to be read; and ours. */
const SHORTCODE_TAG = '#<!--.*?-->|\[\[adviser_widget.*?\]\]|\[(?<end>/)?adviser_widget(?![\w-])(?<atts>[^\]]*?)(?<closed>/)?\]#s';

/**
 * Renders all of them, nested ones too. Each end belongs to the last widget that has none: one without an end of its
 * own, which WordPress would let run on to the end of a later one, has nothing inside.
 *
 * @param string $content Of a post.
 * @return string
 */
function run_shortcodes( $content ) {
	if ( false === strpos( $content, '[adviser_widget' ) ) {
		return $content;
	}
	$content = without_paragraphs_around( $content );
	$open    = array( array( 'atts' => null, 'text' => '' ) );
	$from    = 0;
	preg_match_all( SHORTCODE_TAG, $content, $tags, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
	foreach ( $tags as $tag ) {
		list( $text, $at )               = $tag[0];
		$open[ count( $open ) - 1 ]['text'] .= substr( $content, $from, $at - $from );
		$from                            = $at + strlen( $text );
		$open                            = take_tag( $open, $tag, substr( $content, $from ) );
	}
	$open[ count( $open ) - 1 ]['text'] .= substr( $content, $from );
	while ( count( $open ) > 1 ) {
		$last                            = array_pop( $open );
		$open[ count( $open ) - 1 ]['text'] .= render_shortcode( $last['atts'] ) . $last['text'];
	}
	return $open[0]['text'];
}

/**
 * Goes on by one tag.
 *
 * @param array[] $open  The widgets that have no end yet, the innermost last.
 * @param array   $tag   As found.
 * @param string  $after What follows it.
 * @return array[]
 */
function take_tag( array $open, array $tag, $after ) {
	$here = count( $open ) - 1;
	if ( ! isset( $tag['atts'] ) ) {
		$open[ $here ]['text'] .= $tag[0][0]; // A comment, or one that is to be read.
		return $open;
	}
	if ( '/' === $tag['end'][0] ) {
		$last = $here > 0 ? array_pop( $open ) : null;
		if ( $last ) {
			$open[ $here - 1 ]['text'] .= render_shortcode( $last['atts'], $last['text'] );
		}
		return $open;
	}
	$atts = (array) shortcode_parse_atts( trim( $tag['atts'][0] ) );
	if ( isset( $tag['closed'] ) || ( is_hollow( $atts ) && ! preg_match( '#^\s*\[/adviser_widget\]#', $after ) ) ) {
		$open[ $here ]['text'] .= render_shortcode( $atts );
		return $open;
	}
	$open[] = array( 'atts' => $atts, 'text' => '' );
	return $open;
}

/**
 * Whether nothing ever stands inside the widget, such as an icon: its end, if it has one, follows at once.
 *
 * @param array $atts Of the shortcode.
 */
function is_hollow( array $atts ) {
	$widget = widget( $atts['widget'] ?? $atts['name'] ?? '' );
	return $widget && 'none' === $widget['fallback'] && ! $widget['content'];
}

/**
 * Takes away the paragraph that an editor has put around a shortcode alone, as a widget is none.
 *
 * @param string $content Of a post.
 */
function without_paragraphs_around( $content ) {
	return preg_replace( '#<p[^>]*>\s*((?:\[/?adviser_(?:widget|slot)[^\]]*\]\s*)+)</p>#', '$1', $content );
}
