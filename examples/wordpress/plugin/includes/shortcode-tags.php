<?php
/**
 * Finds the tags of `[adviser_widget]` and `[adviser_slot]` in the text of HTML, and nowhere else.
 *
 * @package AdviserWidgets
 */

namespace AdviserWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * Separates the text of HTML from its markup, and encodes our shortcodes in tags so that no later filter runs them there.
 *
 * @param string $content Of a post.
 * @return array `html`, the encoded content; `text`, of the same length, with blanks in place of all markup; `begins`,
 *               where each `<p>` begins, by where it ends; `ends`, where each `</p>` ends, by where it begins.
 */
function text_of_html( $content ) {
	$found = array(
		'html'   => '',
		'text'   => '',
		'begins' => array(),
		'ends'   => array(),
	);
	foreach ( html_pieces( $content ) as $kind => $piece ) {
		$at = strlen( $found['html'] );
		if ( 'tag' === $kind || 'raw' === $kind ) {
			$piece = str_replace( array( '[adviser_', '[/adviser_' ), array( '&#091;adviser_', '&#091;/adviser_' ), $piece );
		} elseif ( 'script' === $kind ) {
			$piece = str_replace( '[adviser_', '\u005badviser_', $piece );
		}
		$found['html'] .= $piece;
		$found['text'] .= 'text' === $kind ? $piece : str_repeat( ' ', strlen( $piece ) );
		$end            = strlen( $found['html'] );
		$name           = 'tag' === $kind ? tag_name( $piece, 0 ) : '';
		if ( 'p' === $name ) {
			$found['begins'][ $end ] = $at;
		} elseif ( '/p' === $name ) {
			$found['ends'][ $at ] = $end;
		}
	}
	return $found;
}

/**
 * The tags in their order. Each has `at` and `end`, its place in the HTML; `name`, which is `widget` or `slot`; `kind`,
 * which is `open`, `alone`, `close` or `shown`; and `atts`. A `shown` tag is text for readers: it is in double brackets,
 * or lacks its last bracket.
 *
 * @param array $found As above.
 * @return array[]
 */
function tags_in_text( array $found ) {
	$tags = array();
	$end  = 0;
	while ( false !== ( $at = strpos( $found['text'], 'adviser_', $end ) ) ) {
		$end   = $at + strlen( 'adviser_' );
		$name  = substr( $found['text'], $end, strspn( $found['text'], 'abcdefghijklmnopqrstuvwxyz0123456789_-', $end ) );
		$slash = '/' === ( $found['text'][ $at - 1 ] ?? '' ) ? 1 : 0;
		$at   -= 1 + $slash;
		if ( $at >= 0 && '[' === $found['text'][ $at ] && ( 'widget' === $name || 'slot' === $name ) ) {
			$tag    = complete_tag(
				$found,
				array(
					'at'   => $at,
					'end'  => $end + strlen( $name ),
					'name' => $name,
					'kind' => $slash ? 'close' : 'open',
				)
			);
			$end    = $tag['end'];
			$tags[] = $tag;
		}
	}
	return $tags;
}

/**
 * A tag with its end, kind and attributes, which depend on its last bracket.
 *
 * @param array $found As above.
 * @param array $tag   Up to its name.
 * @return array
 */
function complete_tag( array $found, array $tag ) {
	$bracket = $tag['end'] > $found['last'] ? false : strpos( $found['text'], ']', $tag['end'] );
	if ( false === $bracket ) {
		return array_merge( $tag, array( 'kind' => 'shown' ) );
	}
	$atts       = substr( $found['html'], $tag['end'], $bracket - $tag['end'] );
	$tag['end'] = $bracket + 1;
	if ( '[' === substr( $found['text'], max( 0, $tag['at'] - 1 ), min( 1, $tag['at'] ) ) && ']' === ( $found['text'][ $tag['end'] ] ?? '' ) ) {
		return array_merge(
			$tag,
			array(
				'kind' => 'shown',
				'at'   => $tag['at'] - 1,
				'end'  => $tag['end'] + 1,
			)
		);
	}
	if ( 'open' === $tag['kind'] ) {
		$tag['kind'] = '/' === substr( $atts, -1 ) ? 'alone' : 'open';
		$tag['atts'] = (array) shortcode_parse_atts( trim( 'alone' === $tag['kind'] ? substr( $atts, 0, -1 ) : $atts ) );
	}
	return $tag;
}

/**
 * Gives tags that belong together each other's index as `pair`. An end tag closes the last open widget. A widget without
 * an end tag has no content; WordPress would extend it to the end tag of a later one.
 *
 * @param array[] $tags As found.
 * @param string  $html They were found in.
 * @return array[]
 */
function pair_tags( array $tags, $html ) {
	$open  = array();
	$count = array(
		'widget' => 0,
		'slot'   => 0,
	);
	foreach ( $tags as $index => $tag ) {
		$name = $tag['name'];
		if ( 'open' === $tag['kind'] && ( 'slot' === $name || ! is_hollow( $tag['atts'] ) || is_closed_at_once( $tags, $index, $html ) ) ) {
			$open[] = $index;
			++$count[ $name ];
		}
		$is_found = 'close' !== $tag['kind'] || 0 === $count[ $name ];
		while ( ! $is_found ) {
			$last     = array_pop( $open );
			$is_found = $tags[ $last ]['name'] === $name;
			--$count[ $tags[ $last ]['name'] ];
			if ( $is_found ) {
				$tags[ $last ]['pair']  = $index;
				$tags[ $index ]['pair'] = $last;
			}
		}
	}
	return $tags;
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
 * Whether there is nothing but its end after a tag.
 *
 * @param array[] $tags  As found.
 * @param int     $index Of the tag.
 * @param string  $html  They were found in.
 */
function is_closed_at_once( array $tags, $index, $html ) {
	$next = $tags[ $index + 1 ] ?? array( 'kind' => '' );
	return 'close' === $next['kind'] && 'widget' === $next['name'] && is_between_blank( $html, $tags[ $index ]['end'], $next['at'] );
}

/**
 * Whether there is nothing but white space between two places.
 *
 * @param string $html As above.
 * @param int    $from The first.
 * @param int    $to   The second.
 */
function is_between_blank( $html, $from, $to ) {
	return $from + strspn( $html, SPACE, $from ) >= $to;
}

/**
 * Extends tags over the `<p>` and `</p>` around them where a paragraph holds nothing else: a widget is no paragraph.
 *
 * @param array[] $tags  In pairs.
 * @param array   $found As above.
 * @return array[]
 */
function reach_over_paragraphs( array $tags, array $found ) {
	$first = 0;
	foreach ( $tags as $index => $tag ) {
		$next  = $tags[ $index + 1 ]['at'] ?? strlen( $found['html'] );
		$after = $tag['end'] + strspn( $found['html'], SPACE, $tag['end'] );
		if ( $after === $next && isset( $tags[ $index + 1 ] ) ) {
			continue; // The next tag follows at once.
		}
		$before = $tags[ $first ]['at'];
		while ( $before > 0 && false !== strpos( SPACE, $found['html'][ $before - 1 ] ) ) {
			--$before;
		}
		if ( isset( $found['begins'][ $before ], $found['ends'][ $after ] ) && 'shown' !== $tag['kind'] ) {
			$tags[ $first ]['at']  = $found['begins'][ $before ];
			$tags[ $index ]['end'] = $found['ends'][ $after ];
		}
		$first = $index + 1;
	}
	return $tags;
}
