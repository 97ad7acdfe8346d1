import type { LettersWords } from '#content/types/letters-panel.ts'

/** The words of the list of letters, and those that all of its places share. */
export const lettersWords: LettersWords = {
	title: 'Cartas',
	languages: { en: 'English', de: 'Deutsch', pt: 'Português' },
	list: {
		write: 'Escribir carta',
		writeFirst: 'Escribir la primera carta',
		empty:
			'Todavía no hay cartas. Cuando haya algo que decir, la reciben quienes confirmaron su dirección.',
		emptyText:
			'Una carta se escribe en inglés, alemán y portugués; cada persona la recibe en su idioma.',
		untitled: 'Carta sin nombre',
		newName: 'Carta nueva',
		again: 'Leer de nuevo',
		columns: {
			name: 'Carta',
			recipients: 'Personas',
			state: 'Estado',
			sent: 'Aceptadas',
			refused: 'Rechazadas',
			returned: 'Devueltas',
			unsubscribed: 'Bajas',
			entrances: 'Entradas',
			date: 'Fecha',
		},
		notMeasured:
			'Quién abre una carta no se mide: no llevan imágenes ni enlaces con nombre. Se cuenta lo que el servidor sabe y lo que llega a Entradas.',
		noReturns:
			'Las devueltas no se conocen: falta el buzón al que vuelven (BOUNCE_DOMAIN e IMAP_URL).',
		edited: 'editada {date}',
		states: {
			draft: 'borrador',
			scheduled: 'confirmada',
			'first-fifty': 'salen las primeras',
			paused: 'detenida',
			sending: 'saliendo',
			stopped: 'terminada antes',
			finished: 'enviada',
		},
		failed: {
			title: 'No se pudieron leer',
			text: 'El servidor no respondió. Se puede volver a probar en un minuto.',
		},
		tooMany: {
			title: 'Demasiados borradores',
			text: 'Hay cien borradores, que es el límite. Antes de escribir otro hay que borrar alguno.',
		},
	},
	failedMails: {
		title: 'Correos que no salieron ({n})',
		columns: {
			recipient: 'Destinatario',
			tries: 'Intentos',
			failure: 'Motivo',
			created_at: 'Escrito',
		},
		empty: 'Ninguno. Todo lo escrito salió o sigue en camino.',
	},
	preview: {
		legend: 'Vista previa',
		light: 'Claro',
		dark: 'Oscuro',
		text: 'Solo texto',
		frame: 'Vista previa, {language}',
		wide: 'Abrir a 600 px',
		wideFrame: 'Vista previa a 600 px, {language}',
		language: 'Idioma de la vista previa',
		close: 'Cerrar',
		noSubject: '(sin asunto)',
		size: '{n} kB de {max}',
		empty: 'Todavía no hay texto en este idioma.',
	},
	cancel: 'Cancelar',
	failed: {
		title: 'No se pudo',
		text: 'El servidor no respondió. La carta quedó como estaba.',
	},
}
