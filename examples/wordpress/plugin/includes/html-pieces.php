<?php
/**
 * Splits HTML into text and markup, as a browser does.
 *
 * WordPress 6.1 has no HTML Tag Processor. wp_html_split(), which do_shortcode() relies on, ends a tag at the first ">",
 * even inside a quoted value; a browser is still inside the attribute there.
 *
 * @package AdviserWidgets
 */

namespace AdviserWidgets;

defined( 'ABSPATH' ) || exit;

const SPACE = " \t\n\f\r";

/** Elements whose content is plain text to a browser that runs scripts. */
const RAW_TEXT = array( 'script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript', 'plaintext' );

/**
 * The pieces of HTML in their order, each with its kind: `text`, `tag`, `comment`, or `raw` for the content of an
 * element such as `textarea`, and `script` for that of a script.
 *
 * @param string $html Any HTML, broken HTML too.
 * @return \Generator Pieces by kind.
 */
function html_pieces( $html ) {
	$from = 0;
	$at   = 0;
	while ( false !== ( $at = strpos( $html, '<', $at ) ) ) {
		list( $kind, $end ) = markup_at( $html, $at );
		if ( 'text' === $kind ) {
			$at = $end;
			continue;
		}
		yield 'text' => substr( $html, $from, $at - $from );
		yield $kind => substr( $html, $at, $end - $at );
		$name = 'tag' === $kind ? tag_name( $html, $at ) : '';
		$from = in_array( $name, RAW_TEXT, true ) ? raw_end( $html, $end, $name ) : $end;
		yield ( 'script' === $name ? 'script' : 'raw' ) => substr( $html, $end, $from - $end );
		$at = $from;
	}
	yield 'text' => substr( $html, $from );
}

/**
 * What a "<" begins, and where that ends.
 *
 * @param string $html As above.
 * @param int    $at   Of the "<".
 * @return array Kind and end.
 */
function markup_at( $html, $at ) {
	$next = $html[ $at + 1 ] ?? '';
	if ( ctype_alpha( $next ) || ( '/' === $next && ctype_alpha( $html[ $at + 2 ] ?? '' ) ) ) {
		return array( 'tag', tag_end( $html, $at + 2 ) );
	}
	if ( '!' === $next && '--' === substr( $html, $at + 2, 2 ) ) {
		return array( 'comment', comment_end( $html, $at + 4 ) );
	}
	// A browser makes a comment of these, too: up to the next ">", whatever is inside.
	return '' !== $next && false !== strpos( '!?/', $next ) ? array( 'comment', after( $html, '>', $at ) ) : array( 'text', $at + 1 );
}

/**
 * The end of a tag. Quotes count only where a value begins, right after an equals sign.
 *
 * @param string $html As above.
 * @param int    $at   Inside its name.
 * @return int
 */
function tag_end( $html, $at ) {
	$length = strlen( $html );
	$at    += strcspn( $html, SPACE . '/>', $at );
	while ( true ) {
		$at += strspn( $html, SPACE . '/', $at );
		if ( $at >= $length || '>' === $html[ $at ] ) {
			return min( $length, $at + 1 );
		}
		$at    += 1 + strcspn( $html, SPACE . '/>=', $at + 1 ); // A name may begin with "=".
		$equals = $at + strspn( $html, SPACE, $at );
		if ( '=' === ( $html[ $equals ] ?? '' ) ) {
			$at    = $equals + 1 + strspn( $html, SPACE, $equals + 1 );
			$quote = $html[ $at ] ?? '';
			$at    = '"' === $quote || "'" === $quote ? after( $html, $quote, $at + 1 ) : $at + strcspn( $html, SPACE . '>', $at );
		}
	}
}

/**
 * The end of a comment. `<!-->` and `<!--->` are whole ones.
 *
 * @param string $html As above.
 * @param int    $at   After its "<!--".
 * @return int
 */
function comment_end( $html, $at ) {
	$start = $at;
	$at   -= 2;
	while ( false !== ( $at = strpos( $html, '--', $at ) ) ) {
		$at += 2 + strspn( $html, '-', $at + 2 );
		if ( '>' === ( $html[ $at ] ?? '' ) ) {
			return $at + 1;
		}
		if ( $at >= $start + 2 && '!>' === substr( $html, $at, 2 ) ) {
			return $at + 2;
		}
	}
	return strlen( $html );
}

/**
 * The end of raw text: where the end tag of its element begins.
 *
 * @param string $html As above.
 * @param int    $at   After the start tag.
 * @param string $name Of the element.
 * @return int
 */
function raw_end( $html, $at, $name ) {
	while ( false !== ( $at = strpos( $html, '</', $at ) ) ) {
		if ( tag_name( $html, $at + 1 ) === $name ) {
			return $at;
		}
		$at += 2;
	}
	return strlen( $html );
}

/**
 * The name in a tag, in lower case; that of an end tag begins with its slash.
 *
 * @param string $html As above.
 * @param int    $at   Right before the name.
 * @return string
 */
function tag_name( $html, $at ) {
	// The longest that is asked for has nine letters.
	return strtolower( substr( $html, $at + 1, min( 12, strcspn( $html, SPACE . '/>', $at + 2 ) + 1 ) ) );
}

/**
 * The place after the next sign; the end without one.
 *
 * @param string $html As above.
 * @param string $sign To look for.
 * @param int    $at   From here.
 * @return int
 */
function after( $html, $sign, $at ) {
	$found = strpos( $html, $sign, $at );
	return false === $found ? strlen( $html ) : $found + 1;
}
