/** The words of the form for the address of test mails, in "Cuenta" and beside a letter's checks. */
export const testAddressWords = {
	title: 'Pruebas de cartas',
	text: 'También van allí los avisos del sitio.',
	label: 'Las pruebas van a',
	/** The subject of the sentence that asks for the password. */
	action: 'Cambiar la dirección de las pruebas',
	submit: 'Guardar',
	invalid: 'Eso no es una dirección.',
	done: { title: 'Dirección guardada', text: 'Las pruebas de cartas van allí.' },
} as const
