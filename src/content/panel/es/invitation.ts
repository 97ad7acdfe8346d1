/** The words of an invitation's link. */
export const invitationWords = {
	title: 'Elegir una contraseña',
	text: 'Con ella se entra al panel. El enlace vale una vez.',
	username: 'Usuario',
	password: 'Contraseña nueva',
	hint: '12 letras o más',
	submit: 'Crear la cuenta',
	expired: 'Este enlace ya se usó o venció. Quien lo envió puede crear otro.',
	unavailable: 'El servidor no respondió. Se puede volver a probar en un minuto.',
	tooMany: 'Demasiados intentos. Se puede volver a probar en un cuarto de hora.',
} as const
