/** The mail that tells the owner what needs a look, in Spanish like the panel, around `findingWords`. */
export const ownerNotice = {
	subject: '{name}: hay algo que mirar',
	/** Before the list. */
	opening: 'Hoy hay que mirar esto:',
	/** Before the panel's address. */
	panel: 'Panel:',
	closing: 'Este aviso llega una vez al día como máximo.',
} as const
