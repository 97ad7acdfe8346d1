import type { PersonWords } from '#content/types/person-panel.ts'

export const personWords: PersonWords = {
	back: 'Volver a la lista',
	neighbours: { previous: 'Anterior', next: 'Siguiente' },
	loading: 'Cargando datos...',
	unknown: {
		title: 'Esta persona ya no está en la lista.',
		text: 'Pudo borrarse desde el panel, desde la línea de comandos o desde su propia página de datos.',
	},
	failed: { title: 'Error', text: 'No se pudieron cargar los datos de esta persona' },
	retry: 'Reintentar',
	story: {
		title: 'Qué aceptó, qué recibió',
		notMeasured: 'Si leyó algo de esto no se sabe: nada lo mide.',
		signup: 'Formulario enviado en {page}',
		signupElsewhere: 'Formulario enviado',
		wording: 'Redacción {version}, tal como estaba en la página.',
		inSpanish: 'En español: {translation}',
		unknownWording: 'El texto que estaba en la página no quedó anotado (redacción “{version}”).',
		purposes: {
			news: 'Permite escribirle con novedades.',
			launch: 'Permite escribirle sobre el lanzamiento.',
			premium: 'Permite escribirle solo sobre Premium.',
		},
		mails: {
			confirmation: 'Correo de confirmación',
			blocked: 'Aviso de alta: no quiere correos',
			'data-link': 'Enlace a su página',
			letter: 'Carta',
			other: 'Correo',
		},
		outcomes: {
			waiting: 'Todavía no salió.',
			delayed: 'Todavía no salió. Intentos: {tries}; el último falló: {failure}',
			accepted: 'Aceptado por tu servidor de correo al primer intento.',
			acceptedLater: 'Aceptado por tu servidor de correo al intento {tries}.',
			acceptedAfter:
				'Aceptado por tu servidor de correo al intento {tries}. Antes falló: {failure}',
			refused: 'No salió. Intentos: {tries}; el último falló: {failure}',
		},
		reports: {
			returned: 'Volvió el {date}. {code} {meaning}',
			complaint: 'La persona lo marcó como spam el {date}.',
		},
		statuses: {
			first: 'Entra en la lista',
			pending: 'Espera la confirmación',
			active: 'Confirmado',
			unsubscribed: 'Baja pedida',
		},
	},
	facts: {
		title: 'Lo que el sitio sabe',
		labels: {
			status: 'Estado',
			source: 'Fuente',
			created_at: 'Fecha de Registro',
			confirmed_at: 'Confirmado el',
			unsubscribed_at: 'De baja desde',
			undeliverable_at: 'Rechaza el correo desde',
			locale: 'Idioma',
			country: 'País de la página',
			referrer: 'Procedencia',
			campaign: 'Campaña',
		},
		none: 'sin dato',
	},
	actions: {
		download: {
			label: 'Descargar sus datos',
			text: 'un archivo JSON, para contestarle a la persona',
		},
		link: {
			label: 'Enviarle el enlace a su página',
			text: 'la misma que está al pie de cada correo',
		},
		unsubscribe: { label: 'Dar de baja', text: 'queda anotado que no se le escribe' },
		removeMark: {
			label: 'Quitar la marca de devuelto',
			text: 'las cartas ya no la dejan fuera, hasta que otra vuelva',
		},
		erase: { label: 'Borrar', text: 'se va todo, también que no quería correos' },
	},
	unsubscribing: {
		title: '¿Dar de baja a {email}?',
		text: 'Queda en la lista, y no se le escribe más. Solo la persona puede volver a anotarse.',
		confirm: 'Dar de baja',
		cancel: 'Cancelar',
	},
	unsubscribed: { title: 'Baja anotada', text: 'No se le escribe más.' },
	linkSent: { title: 'Enlace en camino', text: 'Va por correo, en el idioma de la persona.' },
	tooManyLinks: {
		title: 'Demasiados enlaces',
		text: 'Esta dirección ya recibió varios en la última hora. Se puede volver a probar más tarde.',
	},
	markRemoved: {
		title: 'Marca quitada',
		text: 'Las cartas ya no la dejan fuera por eso.',
	},
	downloaded: {
		title: 'Descarga iniciada',
		text: 'El archivo contiene todo lo que el sitio sabe de esta persona',
	},
}
