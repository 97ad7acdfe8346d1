import { name } from '#content/site.ts'
import { retention } from '#domain/retention/retention.ts'
import { blockedMailDays, confirmationLinkDays } from '#domain/waitlist/waitlist-limits.ts'
import type { WaitlistWords } from './words.ts'

export const es: WaitlistWords = {
	confirmation: {
		subject: 'Confirma tu dirección de correo',
		preview: `Falta un clic. El enlace vale ${confirmationLinkDays} días.`,
		reason: {
			news: `Alguien escribió esta dirección en ${name} para recibir por correo novedades sobre la app. Si fuiste tú, falta un clic.`,
			premium: `Alguien escribió esta dirección en ${name} para recibir un correo cuando Premium esté listo. Si fuiste tú, falta un clic.`,
		},
		ask: 'Abre esta página y presiona el botón. Solo entonces entras en la lista.',
		link: 'Confirmar esta dirección',
		otherwise: `El enlace vale ${confirmationLinkDays} días. Si no fuiste tú, no hace falta que hagas nada: después de ${retention.unconfirmedDays} días la dirección se borra.`,
		origin: (day, page) =>
			`Recibes este correo porque alguien escribió esta dirección el ${day} en ${page}.`,
		never: 'No enviar más correos a esta dirección',
	},
	blocked: {
		subject: 'No quieres nuestros correos, y eso sigue igual',
		preview: 'Alguien escribió esta dirección. Nada cambió.',
		text: `Alguien escribió esta dirección en ${name}. Nos pediste que nunca te escribamos a ella, así que no está en la lista y no enviamos nada más.`,
		ask: '¿Fuiste tú y cambiaste de idea? Abre esta página y presiona el botón.',
		link: 'Volver a recibir correos y entrar en la lista',
		otherwise: `Si no fuiste tú, no hace falta que hagas nada. Aunque alguien la escriba más veces, te avisamos como máximo una vez cada ${blockedMailDays} días. El enlace vale ese mismo tiempo.`,
	},
	letter: {
		origin: (day, page) =>
			`Recibes este correo porque tu dirección llegó el ${day} desde ${page} y después se confirmó. No medimos si lo abres.`,
		member: `Recibes este correo porque tu dirección está en la lista de espera de ${name}. No medimos si lo abres.`,
		unsubscribe: 'Darme de baja',
		data: `Tus datos en ${name}`,
		week: 'Tu semana: mira qué noche va a ser demasiado',
	},
	notices: {
		sent: {
			title: 'Revisa tu correo.',
			text: 'Si todavía no estás en la lista, un correo con un enlace va en camino. Si ya recibiste uno en la última hora, no enviamos otro. Abre el enlace y presiona el botón: solo entonces entras en la lista.',
		},
		invalid: {
			title: 'Esa dirección no es válida.',
			text: 'Falta algo antes de la @ o el dominio después. No se guardó nada.',
			button: 'Intentar de nuevo',
		},
		empty: {
			title: 'Escribe tu dirección.',
			text: 'El campo estaba vacío y no se guardó nada.',
			button: 'Intentar de nuevo',
		},
		uncarried: {
			title: 'A esa dirección no llegan todos los correos.',
			text: 'No se guardó nada. Escribe otra: antes de la @, no todos los servidores de correo aceptan',
			button: 'Intentar de nuevo',
		},
		tooMany: {
			title: 'Demasiados intentos.',
			text: `Desde tu conexión llegaron muchas direcciones en poco tiempo. Espera ${retention.counterWindowMinutes} minutos e inténtalo de nuevo.`,
		},
		away: {
			title: 'No se pudo guardar.',
			text: 'La lista no responde en este momento. Inténtalo de nuevo en unos minutos.',
		},
		confirm: {
			title: 'Falta un clic.',
			text: 'Los antivirus también abren enlaces. Por eso tu dirección entra en la lista solo cuando presionas el botón.',
			button: 'Confirmar esta dirección',
		},
		confirmed: {
			title: 'Ya estás en la lista.',
			text: 'Te escribiremos cuando haya novedades. Cada correo trae un enlace para darte de baja.',
			steps: [
				{ name: 'Hoy', text: 'Nada más. Tu dirección está confirmada.' },
				{ name: 'Cuando haya novedades', text: 'Recibes un correo con ellas.' },
				{ name: 'Cuando te canses', text: 'Una pulsación en el enlace de cualquier correo.' },
			],
		},
		expired: {
			title: 'Este enlace venció.',
			text: `Valía ${confirmationLinkDays} días. Escribe tu dirección y te enviamos otro.`,
			button: 'Enviar otro enlace',
		},
		outdated: {
			title: 'Este enlace ya no vale.',
			text: 'Solo vale el de nuestro correo más reciente. Si no lo encuentras, escribe tu dirección.',
			button: 'Enviar otro enlace',
		},
		lift: {
			title: '¿Quieres recibir nuestros correos?',
			text: 'Nos pediste que nunca escribamos a esta dirección. Presiona el botón y entra en la lista.',
			button: 'Volver a recibir correos y entrar en la lista',
		},
		unknown: {
			title: 'Este enlace no funciona.',
			text: 'Tal vez tu programa de correo lo cortó, o la dirección se borró. Escribe tu dirección y te enviamos otro.',
			button: 'Enviar otro enlace',
		},
		returned: {
			title: 'Esta dirección está dada de baja.',
			text: 'Un enlace anterior no cambia eso. Si aun así quieres recibir novedades, escribe tu dirección otra vez.',
			button: 'Enviar otro enlace',
		},
		unsubscribe: {
			title: '¿Dejar de recibir correos?',
			text: 'Presiona el botón y no volvemos a escribir a esta dirección.',
			button: 'Darme de baja',
		},
		unsubscribed: {
			title: 'Te diste de baja.',
			text: 'Queda anotado, para que a esta dirección no le llegue ningún correo más.',
		},
	},
	home: 'Inicio',
}
