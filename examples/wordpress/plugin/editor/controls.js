/**
 * The fields of the sidebar: one for each attribute, by its kind. Plain JavaScript over the editor's own packages, so
 * that the plugin needs no build.
 */
( ( wp ) => {
	const { createElement: el } = wp.element;
	const { __, sprintf } = wp.i18n;
	const { Button, FormTokenField, SelectControl, TextareaControl, TextControl, ToggleControl } = wp.components;

	/* translators: %s: the name of a field */
	const label = ( attribute ) => ( attribute.required ? sprintf( __( '%s (required)', 'adviser-widgets' ), attribute.label ) : attribute.label );

	/** What is wrong with a value; nothing for one that is right. */
	const problem = ( value, { kind, min, max, required } ) => {
		if ( value === undefined || value === '' ) return required ? __( 'The widget cannot be without it.', 'adviser-widgets' ) : '';
		if ( kind === 'json' && ! isJson( value ) ) return __( 'This is no JSON: look for missing quotes, commas and brackets.', 'adviser-widgets' );
		if ( kind === 'url' && /^(?!(https?|mailto|tel):)[a-z][a-z\d+.-]*:|^www\./i.test( value.trim() ) ) {
			return __( 'Expected an address with https://, or a path such as /contact.', 'adviser-widgets' );
		}
		if ( kind === 'id' && ! /^#?[^\s#]+$/.test( value.trim() ) ) return __( 'An id is one word.', 'adviser-widgets' );
		/* translators: %s: a number */
		if ( min !== undefined && value < min ) return sprintf( __( 'Not below %s.', 'adviser-widgets' ), min );
		/* translators: %s: a number */
		if ( max !== undefined && value > max ) return sprintf( __( 'Not above %s.', 'adviser-widgets' ), max );
		return '';
	};

	const isJson = ( text ) => {
		try {
			JSON.parse( text );
			return true;
		} catch {
			return false;
		}
	};

	const readNumber = ( text, { kind } ) => {
		const value = kind === 'integer' ? Math.trunc( Number( text ) ) : Number( text );
		return text === '' || Number.isNaN( value ) ? undefined : value;
	};

	const kinds = {
		flag: ( props, { value } ) => el( ToggleControl, { ...props, checked: value } ),
		choice: ( props, { choices, default: standard } ) => {
			const none = standard === undefined ? [ { value: '', label: '–' } ] : [];
			const onChange = ( chosen ) => props.onChange( chosen === '' ? undefined : chosen );
			return el( SelectControl, { ...props, onChange, options: [ ...none, ...choices.map( ( choice ) => ( { value: choice, label: choice } ) ) ] } );
		},
		list: ( props ) => el( 'div', null, el( FormTokenField, { ...props, value: props.value || [] } ), el( 'p', { className: 'adviser-widgets-help' }, props.help ) ),
		number: ( props, attribute ) => {
			const { min, max, kind, example } = attribute;
			const step = kind === 'integer' ? 1 : 'any';
			return el( TextControl, { ...props, type: 'number', min, max, step, placeholder: example, onChange: ( text ) => props.onChange( readNumber( text, attribute ) ) } );
		},
		date: ( props ) => el( TextControl, { ...props, type: 'date' } ),
		json: ( props, { example } ) => el( TextareaControl, { ...props, className: 'adviser-widgets-code', placeholder: example, rows: 4 } ),
		html: ( props, { example } ) => el( TextareaControl, { ...props, placeholder: example, rows: 3 } ),
		text: ( props, { example } ) => el( TextControl, { ...props, placeholder: example } ),
	};
	kinds.integer = kinds.number;

	/** The field of one attribute, with what it means, what is wrong with it, and a way back to the default. */
	const AttributeControl = ( { attribute, value, onChange } ) => {
		const { kind, description, default: standard } = attribute;
		const wrong = problem( value, attribute );
		const help = wrong ? el( 'span', null, el( 'strong', { className: 'adviser-widgets-wrong' }, wrong ), ' ', description ) : description;
		const control = ( kinds[ kind ] || kinds.text )( { label: label( attribute ), help, value: value ?? '', onChange }, { ...attribute, value } );
		const hasChanged = standard !== undefined && kind !== 'flag' && JSON.stringify( value ) !== JSON.stringify( standard );
		const reset = hasChanged && el( Button, { variant: 'link', onClick: () => onChange( undefined ) }, __( 'Back to the default', 'adviser-widgets' ) );
		return el( 'div', { className: 'adviser-widgets-control' }, control, reset );
	};

	window.adviserWidgets.editor = { AttributeControl, problem };
} )( window.wp );
