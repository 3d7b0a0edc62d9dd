/**
 * A block as visitors see it, in a frame: the server renders what is not saved yet, and the library runs in it.
 */
( ( wp ) => {
	const { createElement: el, useEffect, useState } = wp.element;
	const { __, sprintf } = wp.i18n;
	const { serialize } = wp.blocks;
	const { BlockControls, store: blockEditor } = wp.blockEditor;
	const { Notice, Spinner, ToolbarButton, ToolbarGroup } = wp.components;
	const { useSelect } = wp.data;

	/** Milliseconds without a change, after which the preview follows. */
	const pause = 500;

	const PreviewButton = ( { isPressed, onChange } ) =>
		el( BlockControls, null, el( ToolbarGroup, null, el( ToolbarButton, { isPressed, onClick: () => onChange( ! isPressed ) }, __( 'Preview', 'adviser-widgets' ) ) ) );

	/** The page around the blocks, and why there is none. The last answer stays until the next one. */
	const usePage = ( blocks ) => {
		const [ answer, setAnswer ] = useState( {} );
		useEffect( () => {
			let isCurrent = true;
			const ask = async () => {
				const next = await wp.apiFetch( { path: 'adviser-widgets/v1/preview', method: 'POST', data: { blocks } } ).catch( ( { message } ) => ( { problem: message } ) );
				if ( isCurrent ) setAnswer( next );
			};
			const timer = setTimeout( ask, pause );
			return () => {
				isCurrent = false;
				clearTimeout( timer );
			};
		}, [ blocks ] );
		return answer;
	};

	/** As high as what it shows. */
	const fit = ( { target: frame } ) => {
		const { body, defaultView } = frame.contentDocument;
		const follow = () => ( frame.style.height = `${ body.scrollHeight }px` );
		new defaultView.ResizeObserver( follow ).observe( body );
	};

	const Preview = ( { clientId, title } ) => {
		const blocks = useSelect( ( select ) => serialize( [ select( blockEditor ).getBlock( clientId ) ] ), [ clientId ] );
		const { page, problem } = usePage( blocks );
		if ( problem ) return el( Notice, { status: 'error', isDismissible: false }, problem );
		if ( ! page ) return el( Spinner );
		/* translators: %s: the name of a widget */
		const name = sprintf( __( 'Preview of %s. Nothing is sent.', 'adviser-widgets' ), title );
		// The page's origin is this one, as on the site. It cannot navigate the editor away.
		return el( 'iframe', { className: 'adviser-widgets-preview', title: name, srcDoc: page, onLoad: fit, sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups' } );
	};

	Object.assign( window.adviserWidgets.editor, { Preview, PreviewButton } );
} )( window.wp );
