/** What the owner is told by mail, in Spanish like the panel. */
export const ownerNotice = {
	subject: '{name}: hay algo que mirar',
	/** Before the list. */
	opening: 'Hoy hay que mirar esto:',
	stuck: 'Correos de confirmación que esperan hace más de una hora: {n}.',
	'first-fifty':
		'La carta «{letter}» salió a las primeras personas y espera: se puede seguir o terminar.',
	refusals: 'La carta «{letter}» se detuvo sola: se rechazaron demasiados correos{code}.',
	'sender-refused':
		'La carta «{letter}» se detuvo sola: el servidor de correo no acepta al remitente{code}.',
	restored: 'La carta «{letter}» está en pausa, porque la base de datos viene de una copia.',
	mailbox:
		'El buzón de los correos devueltos no se puede leer hace horas ({code}): revisar IMAP_URL.',
	disk: 'Al disco del sitio le quedan {mb} MB.',
	/** Before the panel's address. */
	panel: 'Panel:',
	closing: 'Este aviso llega una vez al día como máximo.',
} as const
