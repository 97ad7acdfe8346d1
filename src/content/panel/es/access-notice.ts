import type { AccessAction } from '#domain/account/access-action.ts'

/** The mail that tells all admins that access to the panel was created or taken, in Spanish like the panel. */
export const accessNotice = {
	subject: '{name}: cambió quién entra al panel',
	/** What was done, by `{actor}` and to `{target}`. */
	sentences: {
		'account invited': '{actor} creó una invitación para {target}.',
		'invitation withdrawn':
			'{actor} retiró la invitación de {target}, o cerró la sesión que la hizo.',
		'account created': 'Se creó la cuenta {target}.',
		'account confirmed': '{actor} confirmó la cuenta {target}.',
		'account suspended':
			'{actor} cerró la sesión que había invitado a {target}. Esa cuenta ya no entra, salvo que se la confirme en Cuenta dentro de 24 horas.',
		'account disabled': '{actor} cerró la cuenta {target}.',
		'password changed': 'La contraseña de {target} cambió. Lo hizo {actor}.',
		'passkey added': '{actor} agregó a su cuenta la llave «{target}».',
		'passkey removed': '{actor} quitó de su cuenta la llave «{target}».',
		'passkeys removed': 'Se quitaron todas las llaves de {target}. Lo hizo {actor}.',
		'notice address changed': '{actor} cambió la dirección a la que van sus avisos.',
	} satisfies Record<AccessAction, string>,
	/** Authors that are no accounts. */
	actors: { 'command line': 'la línea de comandos', 'server start': 'el inicio del servidor' },
	when: 'Cuándo: {time} UTC',
	device: 'Desde: {browser} en {system}',
	/** `{name}` of a browser or of a system. */
	oneName: 'Desde: {name}',
	noDevice: 'Desde: un dispositivo desconocido',
	/** For changes on the command line. */
	server: 'Desde: el servidor',
	advice:
		'Si no fue alguien de confianza: entrar al panel, cambiar la contraseña, cerrar las otras sesiones y revisar las cuentas. Sin acceso al panel: npm run admin en el servidor.',
	panel: 'Panel:',
} as const
