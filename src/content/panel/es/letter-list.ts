import type { LetterListWords } from '#content/types/letters-panel.ts'

/** The words of the list of letters. */
export const letterListWords: LetterListWords = {
	write: 'Escribir carta',
	writeFirst: 'Escribir la primera carta',
	empty:
		'Todavía no hay cartas. Cuando haya algo que decir, la reciben quienes confirmaron su dirección.',
	emptyText:
		'Una carta se escribe en inglés, alemán y portugués, y también en español si alguien lo eligió; cada persona la recibe en su idioma.',
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
	failedMails: {
		title: 'Correos que no salieron ({n})',
		columns: {
			recipient: 'Destinatario',
			tries: 'Intentos',
			failure: 'Motivo',
			created_at: 'Escrito',
		},
		empty: 'Ninguno. Todo lo escrito salió o sigue en camino.',
		resend: 'Reenviar',
		resendAll: 'Reenviar todos',
		proof: 'Reenviar correos',
		resent: { title: 'Correos en camino', text: 'Se reenvían: {n}.' },
		notResent: {
			title: 'No se reenvió ninguno',
			text: 'Estas personas ya no esperan el correo, su dirección no existe o su enlace venció.',
		},
	},
}
