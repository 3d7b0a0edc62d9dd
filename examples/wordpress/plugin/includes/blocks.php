<?php
/**
 * One block for each widget, and one for the texts inside them.
 *
 * @package AdviserWidgets
 */

namespace AdviserWidgets;

defined( 'ABSPATH' ) || exit;

const SLOT_BLOCK = 'adviser-widgets/slot';

add_action( 'init', __NAMESPACE__ . '\load_translations', 1 );
add_action( 'init', __NAMESPACE__ . '\register_blocks' );
add_filter( 'block_categories_all', __NAMESPACE__ . '\add_block_category' );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\tell_editor' );

/** Makes translations in languages/ known, before the first text is asked for, and in place of those of another language. */
function load_translations() {
	unload_textdomain( 'adviser-widgets', true );
	load_plugin_textdomain( 'adviser-widgets', false, dirname( plugin_basename( FILE ) ) . '/languages' );
}

/** Registers the editor's files, and each folder of blocks/. */
function register_blocks() {
	$packages = array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-data', 'wp-element', 'wp-i18n' );
	wp_register_script( 'adviser-widgets-controls', plugins_url( 'editor/controls.js', FILE ), $packages, VERSION, true );
	wp_register_script( 'adviser-widgets-preview', plugins_url( 'editor/preview.js', FILE ), array_merge( $packages, array( 'adviser-widgets-controls', 'wp-api-fetch' ) ), VERSION, true );
	wp_register_script( 'adviser-widgets-editor', plugins_url( 'editor/blocks.js', FILE ), array( 'adviser-widgets-controls', 'adviser-widgets-preview' ), VERSION, true );
	wp_register_style( 'adviser-widgets-editor', plugins_url( 'editor/editor.css', FILE ), array(), VERSION );
	foreach ( array_keys( widgets() ) as $name ) {
		register_block_type( __DIR__ . '/../blocks/' . $name, array( 'render_callback' => __NAMESPACE__ . '\render_block' ) );
	}
	register_block_type( __DIR__ . '/../blocks/slot', array( 'render_callback' => __NAMESPACE__ . '\render_slot_block' ) );
}

/**
 * A heading of its own in the inserter.
 *
 * @param array[] $categories Of the editor.
 * @return array[]
 */
function add_block_category( $categories ) {
	$own = array(
		'slug'  => 'adviser-widgets',
		'title' => __( 'Adviser Widgets', 'adviser-widgets' ),
		'icon'  => null,
	);
	return array_merge( $categories, array( $own ) );
}

/** Gives the editor what the manifest says, in the language of whoever edits. */
function tell_editor() {
	$fallback = in_language_of_site(
		static fn() => array(
			'contact' => contact_fallback(),
			'search'  => search_fallback(),
		)
	);
	$settings = array(
		'isSetUp' => '' !== settings()['base'],
		'page'    => current_user_can( 'manage_options' ) ? settings_address() : '',
	);
	$told     = array(
		'widgets'  => widgets(),
		'fallback' => $fallback,
		'settings' => $settings,
	);
	wp_add_inline_script( 'adviser-widgets-controls', 'window.adviserWidgets = ' . wp_json_encode( $told, JSON_HEX_TAG ) . ';', 'before' );
	foreach ( array( 'controls', 'preview', 'editor' ) as $script ) {
		wp_set_script_translations( 'adviser-widgets-' . $script, 'adviser-widgets', dirname( FILE ) . '/languages' );
	}
}

/**
 * Runs something that makes what visitors get: who edits may have chosen another language.
 *
 * @param callable $make Without parameters.
 * @return mixed What it returns.
 */
function in_language_of_site( callable $make ) {
	$is_other = switch_to_locale( get_locale() );
	add_filter( 'determine_locale', 'get_locale' ); // WordPress 6.1 goes on loading translations for who edits.
	load_translations();
	try {
		return $make();
	} finally {
		remove_filter( 'determine_locale', 'get_locale' );
		if ( $is_other ) {
			restore_previous_locale();
		}
		load_translations();
	}
}

/** The address of the settings page. */
function settings_address() {
	return admin_url( 'options-general.php?page=adviser-widgets' );
}

/**
 * Renders the block of any widget.
 *
 * @param array     $attributes By their names in block.json, with defaults.
 * @param string    $content    The blocks inside, rendered.
 * @param \WP_Block $block      The block.
 * @return string
 */
function render_block( $attributes, $content, $block ) {
	$name   = substr( $block->name, strlen( 'adviser-widgets/' ) );
	$widget = widget( $name );
	$values = array();
	foreach ( $widget['attributes'] as $attribute => $told ) {
		$value = $attributes[ $told['key'] ] ?? null;
		if ( ! is_default( $value, $told ) ) {
			$values[ $attribute ] = $value;
		}
	}
	if ( ! empty( $attributes['widgetLoad'] ) ) {
		$values['widget-load'] = $attributes['widgetLoad'];
	}
	$slots = slots_apart( $content );
	$html  = placeholder(
		$name,
		$values,
		array(
			'content' => $content,
			'slots'   => $slots,
			'element' => element_attributes( $attributes ),
		)
	);
	// Inline content gets a paragraph here: themes lay out paragraphs, not what is beside them.
	return 'span' === $widget['tag'] && ! is_feed() ? "<p>$html</p>" : $html;
}

/**
 * Attributes of the element that are not of the library.
 *
 * @param array $attributes As above.
 * @return array<string, string>
 */
function element_attributes( array $attributes ) {
	$align   = empty( $attributes['align'] ) ? '' : 'align' . $attributes['align'];
	$element = array(
		'id'         => trim( $attributes['elementId'] ?? '' ),
		'class'      => trim( $align . ' ' . ( $attributes['className'] ?? '' ) ),
		'aria-label' => trim( $attributes['ariaLabel'] ?? '' ),
	);
	return array_filter( $element, 'strlen' );
}

/** Rendered slots that the block around them has not taken yet, and the mark of their places. The mark is random, so no author can write one. */
function waiting_slots() {
	static $waiting = null;
	$waiting        = $waiting ?? (object) array(
		'mark'  => '<!--adviser-slot-' . bin2hex( random_bytes( 8 ) ) . '-',
		'slots' => array(),
	);
	return $waiting;
}

/**
 * Takes the slots out of rendered blocks, to see whether anything is left.
 *
 * @param string $content The blocks inside, rendered; without the slots afterwards.
 * @return array<string, string> HTML by the slot's name.
 */
function slots_apart( &$content ) {
	$waiting = waiting_slots();
	$pieces  = explode( $waiting->mark, $content );
	$content = array_shift( $pieces );
	$slots   = array();
	foreach ( $pieces as $piece ) {
		list( $index, $after ) = explode( '-->', $piece, 2 );
		list( $name, $html )   = $waiting->slots[ (int) $index ];
		$slots[ $name ]        = $html;
		$content              .= $after;
	}
	return $slots;
}

/**
 * Renders a text of a widget, and leaves a mark by which the widget's own block finds it.
 *
 * @param array  $attributes With the slot's name.
 * @param string $content    The blocks inside, rendered.
 * @return string
 */
function render_slot_block( $attributes, $content ) {
	$name = sanitize_key( $attributes['name'] );
	if ( '' === $name || is_blank( $content ) ) {
		return '';
	}
	$waiting          = waiting_slots();
	$waiting->slots[] = array( $name, $content );
	return $waiting->mark . ( count( $waiting->slots ) - 1 ) . '-->';
}
