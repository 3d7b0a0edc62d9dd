<?php
/**
 * Runs `[adviser_widget]` in posts before blocks are rendered, paragraphs made and quotes curled. Left to the usual
 * order, paragraphs would begin outside a widget and end inside it. (WordPress treats `[embed]` the same way.)
 *
 * Shortcodes run in text only. In an attribute, the quotes of the placeholder would end the attribute's value, and an
 * author who may not write script could add event handlers. WordPress cannot filter that when the post is saved.
 *
 * @package AdviserWidgets
 */

namespace AdviserWidgets;

defined( 'ABSPATH' ) || exit;

add_filter( 'the_content', __NAMESPACE__ . '\run_shortcodes', 8 );
add_filter( 'widget_text_content', __NAMESPACE__ . '\run_shortcodes', 5 );
// Reusable blocks and other blocks that are rendered late: after WordPress's own filters, before its shortcodes.
add_filter( 'the_content', __NAMESPACE__ . '\run_shortcodes', 10 );
add_filter( 'widget_block_content', __NAMESPACE__ . '\run_shortcodes', 10 );
add_filter( 'strip_shortcodes_tagnames', __NAMESPACE__ . '\strip_few_shortcodes', 10, 2 );

/** How deep widgets and slots can be nested. Deeper ones are rendered without content, and their content follows. */
const MOST_NESTED = 8;

/** How many shortcodes WordPress may strip from an excerpt. It searches the rest of the post for the end of each. */
const MOST_STRIPPED = 100;

/**
 * Renders all of them, nested ones too.
 *
 * @param string $content Of a post.
 * @return string
 */
function run_shortcodes( $content ) {
	return false === strpos( $content, 'adviser_' ) ? $content : expand( $content, false )['text'];
}

/**
 * Renders the shortcodes of a content.
 *
 * @param string $content   HTML.
 * @param bool   $is_inside Whether it is the content of a widget, whose slots are wanted apart.
 * @return array `text` and `slots`, HTML by name.
 */
function expand( $content, $is_inside ) {
	$found         = text_of_html( $content );
	$found['last'] = (int) strrpos( $found['text'], ']' );
	$tags          = reach_over_paragraphs( pair_tags( tags_in_text( $found ), $found['html'] ), $found );
	$frames        = array(
		array(
			'index'       => -1,
			'takes_slots' => $is_inside,
			'text'        => '',
			'slots'       => array(),
		),
	);
	$from          = 0;
	foreach ( $tags as $index => $tag ) {
		$source                                  = substr( $found['html'], $tag['at'], $tag['end'] - $tag['at'] );
		$frames[ count( $frames ) - 1 ]['text'] .= substr( $found['html'], $from, $tag['at'] - $from );
		$from                                    = $tag['end'];
		$tag['index']                            = $index;
		$tag['source']                           = $source;
		take_tag( $frames, $tag );
	}
	$frames[0]['text'] .= substr( $found['html'], $from );
	return $frames[0];
}

/**
 * Renders one tag, or opens or closes a widget or slot.
 *
 * @param array[] $frames The open widgets and slots, the innermost last. By reference: copying all output for each tag
 *                        takes minutes in a long post.
 * @param array   $tag    With its place in the list, and its source.
 */
function take_tag( array &$frames, array $tag ) {
	$top = count( $frames ) - 1;
	if ( 'shown' === $tag['kind'] ) {
		$frames[ $top ]['text'] .= shown( $tag['source'] );
	} elseif ( 'close' === $tag['kind'] ) {
		if ( ( $tag['pair'] ?? null ) === $frames[ $top ]['index'] ) {
			close_frame( $frames );
		}
	} elseif ( isset( $tag['pair'] ) && $top < MOST_NESTED && ( 'widget' === $tag['name'] || $frames[ $top ]['takes_slots'] ) ) {
		$frames[] = array(
			'index'       => $tag['index'],
			'takes_slots' => 'widget' === $tag['name'],
			'atts'        => $tag['atts'],
			'text'        => '',
			'slots'       => array(),
		);
	} elseif ( 'widget' === $tag['name'] ) {
		$frames[ $top ]['text'] .= render_widget( $tag['atts'] );
	}
}

/**
 * Ends the innermost widget or slot.
 *
 * @param array[] $frames As above.
 */
function close_frame( array &$frames ) {
	$last = array_pop( $frames );
	$top  = count( $frames ) - 1;
	if ( $last['takes_slots'] ) {
		$frames[ $top ]['text'] .= render_widget( $last['atts'], $last['text'], $last['slots'] );
		return;
	}
	$name = sanitize_key( plain_texts( join_curly_quotes( $last['atts'] ) )['name'] ?? '' );
	if ( '' !== $name ) {
		$frames[ $top ]['slots'][ $name ] = wpautop( trim( $last['text'] ) );
	}
}

/**
 * A shortcode as text for readers. WordPress neither runs it nor curls its quotes.
 *
 * @param string $source In double brackets, or without the last bracket.
 * @return string
 */
function shown( $source ) {
	$text = '[[' === substr( $source, 0, 2 ) ? substr( $source, 1, -1 ) : $source;
	$more = false === strpos( $text, '<' ) ? array(
		'"' => '&quot;',
		"'" => '&#039;',
	) : array();
	return strtr( $text, array( '[' => '&#091;' ) + $more );
}

/**
 * Keeps WordPress from stripping our shortcodes from the excerpt of a post that has very many. The plugin renders them as
 * nothing instead, which takes a time in proportion to the post.
 *
 * @param string[] $names   Of all shortcodes.
 * @param string   $content Of the post.
 * @return string[]
 */
function strip_few_shortcodes( $names, $content ) {
	return substr_count( $content, '[adviser_widget' ) > MOST_STRIPPED ? array_diff( $names, array( 'adviser_widget' ) ) : $names;
}
