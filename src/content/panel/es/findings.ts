/** What needs a look by the owner, in the panel and in the notice mail. */
export const findingWords = {
	stuck: 'Correos de confirmación que esperan hace más de una hora: {n}.',
	/** Why they wait. */
	stuckCauses: {
		limit:
			'Tu proveedor de correo no deja enviar más por ahora ({code}). No se pierde ninguno: se reintenta durante tres días.',
		login:
			'Tu servidor de correo no acepta el usuario o la contraseña ({code}): revisar SMTP_USER y SMTP_PASSWORD.',
		sender: 'El servidor de correo no acepta al remitente ({code}).',
		policy:
			'Un servidor los rechaza por sus reglas ({code}), y no dice si por el remitente o por la dirección.',
		away: 'Tu servidor de correo no atiende ({code}). No se pierde ninguno: se reintenta durante tres días.',
		other: 'La última respuesta del servidor fue {code}.',
	},
	'first-fifty':
		'La carta «{letter}» salió a las primeras personas y espera: se puede seguir o terminar.',
	refusals: 'La carta «{letter}» se detuvo sola: se rechazaron demasiados correos{code}.',
	'sender-refused':
		'La carta «{letter}» se detuvo sola: el servidor de correo no acepta al remitente{code}.',
	'login-refused':
		'La carta «{letter}» se detuvo sola: el servidor de correo no acepta el usuario o la contraseña{code}.',
	'sender-limit':
		'La carta «{letter}» espera: tu proveedor de correo no deja enviar más por ahora{code}. Cada hora se prueba de nuevo.',
	restored: 'La carta «{letter}» está en pausa, porque la base de datos viene de una copia.',
	mailbox:
		'El buzón de los correos devueltos no se puede leer hace horas ({code}): revisar IMAP_URL.',
	disk: 'Al disco del sitio le quedan {mb} MB.',
} as const
