/**
 * The blocks in the editor: every widget of the generated list is the same block with other fields.
 */
( ( wp ) => {
	const { createElement: el, Fragment, useState } = wp.element;
	const { __, sprintf } = wp.i18n;
	const { createBlock, registerBlockType } = wp.blocks;
	const { InnerBlocks, InspectorAdvancedControls, InspectorControls, useBlockProps, useInnerBlocksProps, store: blockEditor } = wp.blockEditor;
	const { ExternalLink, Notice, PanelBody, SelectControl, TextControl, ToggleControl } = wp.components;
	const { useDispatch, useSelect } = wp.data;
	const { fallback, settings, widgets, editor: { AttributeControl, Preview, PreviewButton, problem } } = window.adviserWidgets;

	const prefix = 'adviser-widgets/';
	const slotBlock = prefix + 'slot';
	const icon = el( 'svg', { viewBox: '0 0 24 24', xmlns: 'http://www.w3.org/2000/svg' }, el( 'path', { d: 'M4 4h7v7H4zm9 0h7v7h-7zM4 13h7v7H4zm12.5 0 .9 2.6 2.6.9-2.6.9-.9 2.6-.9-2.6-2.6-.9 2.6-.9z' } ) );

	/** Forms share most of their attributes: what every widget of a kind has goes below what is this widget's own. */
	const ordered = ( attributes ) => Object.entries( attributes ).sort( ( [ , a ], [ , b ] ) => Number( Boolean( b.required ) ) - Number( Boolean( a.required ) ) );

	const Fields = ( { widget, attributes, setAttributes } ) =>
		ordered( widget.attributes ).map( ( [ name, attribute ] ) =>
			el( AttributeControl, { key: name, attribute, value: attributes[ attribute.key ], onChange: ( value ) => setAttributes( { [ attribute.key ]: value } ) } )
		);

	/** A switch for each text of the widget that can be worded anew: on puts a block for it into the widget. */
	const SlotSwitches = ( { slots, clientId } ) => {
		const inside = useSelect( ( select ) => select( blockEditor ).getBlocks( clientId ), [ clientId ] );
		const { insertBlock, removeBlock } = useDispatch( blockEditor );
		return Object.entries( slots ).map( ( [ name, { label, description } ] ) => {
			const there = inside.find( ( block ) => block.name === slotBlock && block.attributes.name === name );
			const add = () => insertBlock( createBlock( slotBlock, { name }, [ createBlock( 'core/paragraph' ) ] ), 0, clientId, false );
			const onChange = ( isOn ) => ( isOn ? add() : removeBlock( there.clientId, false ) );
			return el( ToggleControl, { key: name, label, help: description, checked: Boolean( there ), onChange } );
		} );
	};

	const loadings = [ 'eager', 'visible', 'idle', 'interaction' ];

	const Advanced = ( { widget, attributes, setAttributes } ) => {
		const change = ( key ) => ( value ) => setAttributes( { [ key ]: value === '' ? undefined : value } );
		/* translators: %s: when it is loaded */
		const standard = { value: '', label: sprintf( __( 'Default: %s', 'adviser-widgets' ), widget.loading ) };
		return el(
			Fragment,
			null,
			el( TextControl, { label: __( 'HTML id', 'adviser-widgets' ), help: __( 'One word, to link to the widget or to name it in another one.', 'adviser-widgets' ), value: attributes.elementId || '', onChange: change( 'elementId' ) } ),
			widget.ariaLabel && el( TextControl, { label: __( 'Name for screen readers', 'adviser-widgets' ), value: attributes.ariaLabel, onChange: change( 'ariaLabel' ) } ),
			el( SelectControl, { label: __( 'Fetch the widget', 'adviser-widgets' ), value: attributes.widgetLoad || '', onChange: change( 'widgetLoad' ), options: [ standard, ...loadings.map( ( value ) => ( { value, label: value } ) ) ] } )
		);
	};

	const Sidebar = ( { widget, clientId, ...fields } ) =>
		el(
			Fragment,
			null,
			el(
				InspectorControls,
				null,
				el( PanelBody, { title: __( 'Settings', 'adviser-widgets' ) }, el( Fields, { widget, ...fields } ) ),
				Object.keys( widget.slots ).length > 0 && el( PanelBody, { title: __( 'Own texts', 'adviser-widgets' ) }, el( SlotSwitches, { slots: widget.slots, clientId } ) )
			),
			el( InspectorAdvancedControls, null, el( Advanced, { widget, ...fields } ) )
		);

	/** What differs from the defaults, in words. */
	const chosen = ( widget, attributes ) =>
		Object.entries( widget.attributes )
			.filter( ( [ , { key, default: standard } ] ) => ! [ undefined, '', JSON.stringify( standard ) ].includes( attributes[ key ] === '' ? '' : JSON.stringify( attributes[ key ] ) ) )
			.map( ( [ , { key, label } ] ) => [ label, [].concat( attributes[ key ] ).join( ', ' ) ] );

	/** What stops the widget from showing. */
	const Warnings = ( { widget, attributes, hasContent } ) => {
		const wrong = Object.entries( widget.attributes )
			.map( ( [ , attribute ] ) => [ attribute.label, problem( attributes[ attribute.key ], attribute ) ] )
			.filter( ( [ , text ] ) => text );
		const isGiven = ( name ) => ( name === 'content' ? hasContent : attributes[ widget.attributes[ name ].key ] );
		const named = widget.needsOne.map( ( name ) => ( name === 'content' ? __( 'Content', 'adviser-widgets' ) : widget.attributes[ name ].label ) );
		/* translators: %s: names of fields */
		const one = sprintf( __( 'The widget needs one of: %s.', 'adviser-widgets' ), named.join( ', ' ) );
		const lacksOne = widget.needsOne.length > 0 && ! widget.needsOne.some( isGiven );
		const texts = [ ...wrong.map( ( [ name, text ] ) => `${ name }: ${ text }` ), ...( lacksOne ? [ one ] : [] ) ];
		return texts.map( ( text ) => el( Notice, { key: text, status: 'warning', isDismissible: false }, text ) );
	};

	const SetUp = () =>
		! settings.isSetUp &&
		el( Notice, { status: 'info', isDismissible: false }, __( 'Visitors see the fallback until the plugin knows where the library is.', 'adviser-widgets' ), ' ', settings.page && el( ExternalLink, { href: settings.page }, __( 'Settings', 'adviser-widgets' ) ) );

	/** A widget that never holds anything, such as an icon. */
	const isHollow = ( widget ) => widget.fallback === 'none' && ! widget.content;

	const place = ( widget ) => {
		if ( isHollow( widget ) ) return __( 'It needs nothing inside.', 'adviser-widgets' );
		return widget.content
			? __( 'Content: what the widget is about. It is there without JavaScript too.', 'adviser-widgets' )
			: __( 'Fallback: shown until the widget is there, and where it cannot be.', 'adviser-widgets' );
	};

	/** What visitors get where nothing is written as a fallback: rendered by the server, without links to follow here. */
	const Standard = ( { widget } ) => {
		const html = fallback[ widget.fallback ];
		const words = html ? html.replace( /<[^>]+>/g, '' ) : __( 'What the fields say.', 'adviser-widgets' );
		/* translators: %s: a text */
		return widget.fallback === 'none' ? null : el( 'p', { className: 'adviser-widgets-standard' }, sprintf( __( 'If you write nothing: “%s”', 'adviser-widgets' ), words ) );
	};

	const WidgetEdit = ( { widget, title, ...props } ) => {
		const { attributes, clientId } = props;
		const inside = useSelect( ( select ) => select( blockEditor ).getBlocks( clientId ), [ clientId ] );
		const hasContent = inside.some( ( { name } ) => name !== slotBlock );
		const [ isPreview, setPreview ] = useState( false );
		const appender = isHollow( widget ) ? false : hasContent ? undefined : InnerBlocks.ButtonBlockAppender;
		const inner = useInnerBlocksProps( { className: isHollow( widget ) ? '' : 'adviser-widgets-content' }, { template: widget.template.length > 0 ? widget.template : undefined, renderAppender: appender } );
		const list = chosen( widget, attributes ).map( ( [ name, text ] ) => el( 'div', { key: name }, el( 'dt', null, name ), el( 'dd', null, text ) ) );
		const written = [
			list.length > 0 && el( 'dl', { className: 'adviser-widgets-chosen' }, list ),
			el( 'p', { className: 'adviser-widgets-note' }, place( widget ) ),
			el( 'div', inner ),
			! hasContent && el( Standard, { widget } ),
		];
		return el(
			'div',
			useBlockProps( { className: 'adviser-widgets-block' } ),
			settings.isSetUp && el( PreviewButton, { isPressed: isPreview, onChange: setPreview } ),
			el( Sidebar, { widget, ...props } ),
			el( 'div', { className: 'adviser-widgets-title' }, icon, el( 'strong', null, title ) ),
			el( SetUp ),
			el( Warnings, { widget, attributes, hasContent } ),
			isPreview ? el( Preview, { clientId, title } ) : el( Fragment, null, ...written )
		);
	};

	/** Below its widget in the editor, above all else on the page: where it shows, its description says. */
	const SlotEdit = ( { attributes, clientId } ) => {
		const parent = useSelect( ( select ) => {
			const store = select( blockEditor );
			return store.getBlockName( store.getBlockRootClientId( clientId ) ) || '';
		}, [ clientId ] );
		const slots = widgets[ parent.replace( prefix, '' ) ]?.slots || {};
		const inner = useInnerBlocksProps( { className: 'adviser-widgets-content' } );
		const { label = attributes.name, description = __( 'The widget has no such text.', 'adviser-widgets' ) } = slots[ attributes.name ] || {};
		return el( 'div', useBlockProps( { className: 'adviser-widgets-slot' } ), el( 'p', { className: 'adviser-widgets-note' }, el( 'strong', null, label ), ': ', description ), el( 'div', inner ) );
	};

	const save = () => el( InnerBlocks.Content );

	for ( const [ name, widget ] of Object.entries( widgets ) ) {
		// PHP writes an empty list where there is nothing, whatever its kind.
		const whole = { ...widget, attributes: { ...widget.attributes }, slots: { ...widget.slots } };
		registerBlockType( prefix + name, { icon, save, edit: ( props ) => el( WidgetEdit, { widget: whole, title: widget.title, ...props } ) } );
	}
	registerBlockType( slotBlock, { icon, save, edit: SlotEdit } );
} )( window.wp );
