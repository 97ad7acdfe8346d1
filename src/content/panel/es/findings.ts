/** What needs a look by the owner, in the panel and in the notice mail. */
export const findingWords = {
	stuck: 'Correos de confirmación que esperan hace más de una hora: {n}.',
	/** Why they wait. */
	stuckCauses: {
		limit:
			'Tu proveedor de correo no deja enviar más por ahora ({code}). No se pierde ninguno: se reintenta durante tres días.',
		sender: 'Tu servidor de correo no acepta al remitente ({code}).',
		away: 'Tu servidor de correo no responde ({code}). No se pierde ninguno: se reintenta durante tres días.',
		other: 'La última respuesta del servidor fue {code}.',
	},
	'first-fifty':
		'La carta «{letter}» salió a las primeras personas y espera: se puede seguir o terminar.',
	refusals: 'La carta «{letter}» se detuvo sola: se rechazaron demasiados correos{code}.',
	'sender-refused':
		'La carta «{letter}» se detuvo sola: el servidor de correo no acepta al remitente{code}.',
	'sender-limit':
		'La carta «{letter}» espera: tu proveedor de correo no deja enviar más por ahora{code}. Cada hora se prueba de nuevo.',
	restored: 'La carta «{letter}» está en pausa, porque la base de datos viene de una copia.',
	mailbox:
		'El buzón de los correos devueltos no se puede leer hace horas ({code}): revisar IMAP_URL.',
	damage:
		'La base de datos está dañada: una parte de los datos ya no se puede leer. Hay que restaurar la última copia de seguridad cuanto antes. Cómo se hace está en docs/operations.md, «A damaged database».',
	disk: 'Al disco del sitio le quedan {mb} MB.',
} as const
