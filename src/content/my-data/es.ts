import { name } from '#content/site.ts'
import { retention } from '#domain/retention/retention.ts'
import { dataLinkDays, freshLinkMinutes } from '#domain/waitlist/data-link.ts'
import type { MyDataWords } from './words.ts'

const ordinals = [
	'',
	'primer',
	'segundo',
	'tercer',
	'cuarto',
	'quinto',
	'sexto',
	'séptimo',
	'octavo',
	'noveno',
	'décimo',
]
const fresh = `Vale ${freshLinkMinutes} minutos y una sola vez, para que un correo reenviado no revele nada.`

export const es: MyDataWords = {
	locale: 'es-419',
	description: `Qué guarda ${name} sobre tu dirección de correo y qué puedes hacer con eso.`,
	skip: 'Saltar al contenido',
	home: `${name}, página de inicio`,
	leave: 'Inicio',
	footer: { questions: 'Preguntas', privacy: 'Privacidad' },
	title: `Tus datos en ${name}`,
	lede: (masked) =>
		`Esto es todo lo que guardamos sobre ${masked}. Cabe en una página porque no hay nada más.`,
	paused: {
		until: (day) => `En pausa hasta el ${day}.`,
		open: 'En pausa.',
		text: 'Sigues en la lista. Antes de ese día no se envían novedades.',
		openText: 'Sigues en la lista. No se envían novedades hasta que vuelvas.',
		button: 'Volver a recibir correos',
	},
	pending: {
		title: 'Falta un clic.',
		text: (day) =>
			`Tu dirección está aquí y todavía no en la lista. El ${day} se borra por sí sola.`,
		button: 'Confirmar esta dirección',
		newest: 'Solo se confirma desde nuestro correo más reciente.',
	},
	unsubscribed: {
		title: 'Te diste de baja.',
		text: `Tu dirección queda aquí, marcada como una que no recibe correos, hasta ${retention.optOutMonths} meses después de tu último registro.`,
	},
	agreed: {
		title: 'Qué permitiste',
		form: (path) => `El formulario en ${path}`,
		otherForm: 'El formulario para pedir otro enlace',
		before: 'En la lista',
		beforeText: 'En ese entonces la lista no guardaba los textos.',
		wording: (version) => `Texto ${version}, tal como estaba en la página ese día.`,
		unknownWording: 'El texto no se guardó.',
		purposes: {
			news: 'Vale para novedades sobre la app.',
			launch: 'Vale solo para el lanzamiento.',
			premium: 'Vale solo para Premium.',
		},
		confirmed: 'Confirmación',
		confirmedText: 'Presionaste el botón de la página que abre nuestro correo.',
		unsubscribed: 'Baja',
		unsubscribedText: 'Desde entonces no escribimos a esta dirección.',
	},
	sent: {
		title: 'Qué te enviamos',
		day: 'Día',
		mail: 'Correo',
		outcome: 'Qué pasó con él',
		none: 'Nada todavía.',
		accepted: (host, tries) =>
			tries > 1
				? `Lo aceptó nuestro servidor de correo para ${host} en el ${ordinals[tries] ?? `${tries}.º`} intento.`
				: `Lo aceptó nuestro servidor de correo para ${host}.`,
		refused: (host, code) => `No llegó a ${host} (${code}).`,
		waiting: 'En camino.',
		note: 'Si los leíste, no lo sabemos. Nada en ellos nos avisa.',
	},
	else: {
		title: 'Qué más hay aquí',
		language: 'Idioma',
		page: 'Dónde te registraste',
		referrer: 'El sitio anterior al nuestro',
		campaign: 'Campaña',
		country: 'País de esa página',
		undeliverable: 'Un correo volvió el',
		none: 'no hay',
		note: 'Ni nombre, ni dirección IP, ni lugar: nunca los tuvimos. Tus respuestas en los tests nunca salieron de tu navegador. De los enlaces en nuestros correos guardamos huellas digitales, que no abren nada. Todos los días y horas están en UTC.',
	},
	language: {
		title: 'Idioma',
		text: 'De nuestros correos y de esta página.',
		button: 'Guardar',
	},
	pause: {
		title: 'Una pausa',
		text: 'Un tiempo sin novedades, y después otra vez correos.',
		button: 'Hacer una pausa',
		lengths: {
			'one-month': 'Un mes',
			'three-months': 'Tres meses',
			open: 'Hasta que vuelva',
		},
	},
	unsubscribe: {
		title: 'Ningún correo más',
		text: 'Tu dirección queda aquí, marcada como una que no recibe correos, para que lo tengamos presente.',
		button: 'Darme de baja',
	},
	export: {
		title: 'Llévatelo',
		text: `Todo lo que hay en esta página en un archivo, para personas y programas. Primero enviamos un enlace a tu dirección. ${fresh}`,
		button: 'Enviarme el enlace',
	},
	erase: {
		title: 'Borrar',
		text: `La dirección, lo que permitiste y la lista de correos se borran en el acto, y de nuestras copias de seguridad después de ${retention.backupNights} días. Entonces también olvidamos que no querías correos. Si solo quieres silencio, “Ningún correo más” es el mejor botón. Primero enviamos un enlace a tu dirección. ${fresh}`,
		button: 'Borrar todo',
	},
	notices: {
		old: {
			title: `Este enlace tiene más de ${dataLinkDays} días.`,
			text: 'Un correo reenviado no debe abrir esta página para siempre. Escribe tu dirección: si la conocemos, te llega otro enlace.',
			button: 'Enviar otro enlace',
		},
		unknown: {
			title: 'Este enlace no funciona.',
			text: 'Tal vez tu programa de correo lo cortó, o la dirección se borró. Escribe tu dirección: si la conocemos, te llega otro enlace.',
			button: 'Enviar otro enlace',
		},
		used: {
			title: 'Este enlace ya no funciona.',
			text: `Valía ${freshLinkMinutes} minutos y una sola vez. Escribe tu dirección: si la conocemos, te llega otro enlace a tus datos.`,
			button: 'Enviar otro enlace',
		},
		invalid: {
			title: 'Esa dirección no es válida.',
			text: 'Falta algo antes de la @ o el dominio después. No se envió nada.',
			button: 'Enviar otro enlace',
		},
		tooMany: {
			title: 'Demasiados intentos.',
			text: 'Se pidieron muchos enlaces en poco tiempo. Espera una hora e inténtalo de nuevo.',
		},
		away: {
			title: 'No funcionó.',
			text: 'La lista no responde en este momento. Inténtalo de nuevo en unos minutos.',
		},
		linkSent: {
			title: 'Revisa tu correo.',
			text: 'Si conocemos esa dirección, un correo con un enlace a tus datos va en camino. Si no, no se envió ni se guardó nada.',
		},
		exportSent: {
			title: 'Revisa tu correo.',
			text: `Un correo con un enlace a tu archivo va en camino. ${fresh}`,
		},
		eraseSent: {
			title: 'Revisa tu correo.',
			text: `Un correo con un enlace va en camino. Nada se borra antes de que lo abras y presiones el botón. ${fresh}`,
		},
		export: {
			title: 'Llévatelo',
			text: 'Todo lo que guardamos sobre tu dirección en un archivo, para personas y programas. El botón funciona una vez.',
		},
		erase: {
			title: '¿Borrar todo?',
			text: 'La dirección, lo que permitiste y la lista de correos. No se puede deshacer.',
			button: 'Borrar todo',
		},
		erased: { title: 'Borrado.', text: 'Esta fue la última página sobre tu dirección.' },
	},
	emailLabel: 'Tu dirección de correo',
	keep: 'Conservar todo',
	download: (kilobytes) => `Descargar (JSON, ${kilobytes} KB)`,
	erasedText: (day) => `De las copias de seguridad desaparece a más tardar el ${day}.`,
	mails: {
		link: {
			subject: `El enlace a tus datos en ${name}`,
			preview: `Vale ${dataLinkDays} días.`,
			text: 'Alguien escribió esta dirección para ver qué guardamos sobre ella. Si fuiste tú, abre la página.',
			button: `Tus datos en ${name}`,
			note: `El enlace vale ${dataLinkDays} días. Si no fuiste tú, no hace falta que hagas nada.`,
		},
		export: {
			subject: 'Tus datos en un archivo',
			preview: `El enlace vale ${freshLinkMinutes} minutos y una sola vez.`,
			text: 'Pediste todo lo que guardamos sobre esta dirección en un archivo. Abre la página y presiona el botón.',
			button: 'Ir al archivo',
			note: `El enlace vale ${freshLinkMinutes} minutos y una sola vez. No reenvíes este correo. Si no fuiste tú, no hace falta que hagas nada.`,
		},
		erase: {
			subject: 'Borrar todo lo que guardamos sobre ti',
			preview: `El enlace vale ${freshLinkMinutes} minutos y una sola vez.`,
			text: 'Pediste que borremos todo lo que guardamos sobre esta dirección. Abre la página y presiona el botón. Hasta entonces nada cambia.',
			button: 'Ir a la página',
			note: `El enlace vale ${freshLinkMinutes} minutos y una sola vez. Si no fuiste tú, no hace falta que hagas nada.`,
		},
	},
	mailOrigin: (day, site) => `Recibes este correo porque alguien lo pidió el ${day} en ${site}.`,
}
