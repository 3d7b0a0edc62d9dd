<?php
/**
 * What the library's manifest says of every widget, and of the configuration.
 *
 * @package AdviserWidgets
 */

namespace AdviserWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * Every widget by name. Not to be asked before `init`, as its texts are translated.
 *
 * @return array<string, array>
 */
function widgets() {
	static $widgets = null;
	$widgets        = $widgets ?? require __DIR__ . '/../generated/widgets.php';
	return $widgets;
}

/**
 * One widget; null for an unknown name.
 *
 * @param string $name As in `data-widget`.
 * @return array|null
 */
function widget( $name ) {
	return widgets()[ $name ] ?? null;
}

/**
 * The configuration keys in groups: each `title` and `keys` by path.
 *
 * @return array[]
 */
function configuration_groups() {
	static $groups = null;
	$groups        = $groups ?? require __DIR__ . '/../generated/configuration.php';
	return $groups;
}

/**
 * Every configuration key by its path, such as `captcha.siteKey`.
 *
 * @return array<string, array>
 */
function configuration_keys() {
	return array_merge( ...array_column( configuration_groups(), 'keys' ) );
}
