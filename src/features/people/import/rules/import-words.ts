/**
 * Folds the name of a column or the text of a cell to lower case without accents and punctuation.
 *
 * @example plainWord('DOUBLE_OPT-IN') // 'double opt in'
 * @example plainWord('¿Aceptó?') // 'acepto'
 */
export function plainWord(text: string): string {
	return text
		.slice(0, 100)
		.normalize('NFKD')
		.replaceAll(/\p{M}/gu, '')
		.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
		.trim()
}

/**
 * The names of columns for each use, in order of preference: from the panel's export, mail services and form tools, and
 * from spreadsheets in English, Spanish, German and Portuguese.
 */
export const columnNames = {
	created: list(`fecha iso 8601, fecha de registro,
		optin time, opt in time, optin date, opt in date, email opt in date, added time, date added, added on, added at,
		subscribed at, subscribe date, subscribed date, date subscribed, subscription date, subscribed, created at, created,
		create date, creation date, date created, created on, profile created on, signup date, sign up date, signed up at,
		joined, joined at, join date, list joined date, registration date, registered at, submit date utc, submitted at,
		submission date, start date, consent date, timestamp, date,
		fecha de alta, alta, fecha de suscripcion, fecha de inscripcion, fecha de creacion, marca temporal, fecha,
		anmeldedatum, angemeldet am, anmeldung, eingetragen am, registriert am, erstellt am, zeitstempel, datum,
		data de inscricao, inscrito em, data de cadastro, data de registo, data de criacao, criado em,
		carimbo de data hora, data, confirm time`),
	confirmed:
		list(`confirmado el, confirm time, confirmed at, confirmed on, confirmation date, confirmation time,
		double opt in date, double opt in time, fecha de confirmacion, bestatigt am, confirmado em`),
	language: list('idioma, language, locale, lang, lengua, sprache, lingua'),
	tags: list('etiquetas, tags, labels, schlagworter, marcadores'),
	source: list('fuente, source'),
}

/**
 * What a column about permission tells: whether emails are permitted, whether people confirmed, or whether they left or
 * mail to them bounced.
 */
export type ColumnKind = 'permission' | 'confirmation' | 'refusal'

/**
 * Names of columns that say nothing about permission for emails: other channels, figures, the states of orders,
 * payments and subscriptions, and details of a consent.
 */
const aside = [
	/^(?!.*mail)(?:.* )?(?:sms|phone|telefono|telefon|telefone|whatsapp|push|track|tax|private)(?: |$)/,
	/(?:^| )(?:ip|id|url|link|title|source|origin|medium|opens|clicks|count|orders|spent|sent|rating|score)$/,
	/^(?:active subscription|complimentary plan|(?:lead|deal|order|payment|financial|fulfillment) status)$/,
]

/** Beginnings of words in column names, for each kind of column. The first kind that matches applies. */
const kindWords = {
	refusal: wordStarting(
		`unsub|opt out|optout|opted out|bounce|rebot|devuelt|blacklist|block|bloque|gesperrt|suppress|disabled|
		inactiv|inaktiv|inativ|complain|queja|beschwer|spam|junk|clean|delet|eliminad|gelosch|undeliver|unzustell|
		cancel|baja|abgemeld|abmeld|austrag|ausgetrag|widerruf|widersp|gekundigt|descadast|desinscri|saiu|reject|rechaz|declin|
		do not|does not|no quiere|no desea|no enviar|no contactar|nao|kein|nicht`,
	),
	confirmation: wordStarting('double|doi$|doi |confirm|bestatig|verif'),
	permission: wordStarting(
		`consent|einwillig|einverst|zustimm|zugestimm|permis|permit|opt in|optin|opted in|subscri|suscri|inscri|abonn|abo$|
		newsletter|boletin|marketing|gdpr|dsgvo|rgpd|lgpd|accept|acept|aceit|akzept|autoriz|authoriz|agree|acuerdo|concord|status|
		estado$|situacao|zustand|allow|angemeld|mailing|receive|recibir|receber|erhalten|may we|can we|darf|puedo|podemos`,
	),
} as const satisfies Record<ColumnKind, RegExp>

/**
 * What a column tells about permission, according to its name: null if nothing, undefined if its values decide.
 *
 * @example kindOf('UNSUB_TIME') // 'refusal'
 * @example kindOf('SMS Marketing Consent') // null
 * @example kindOf('Type') // undefined
 */
export function kindOf(name: string): ColumnKind | null | undefined {
	const plain = plainWord(name)
	if (aside.some((pattern) => pattern.test(plain))) return null
	for (const kind of ['refusal', 'confirmation', 'permission'] as const) {
		if (kindWords[kind].test(plain)) return kind
	}
	return undefined
}

/**
 * Whether a column of refusals holds reasons, so that any text in it counts as a refusal.
 *
 * @example givesReasons('Email hard bounce reason') // true
 */
export function givesReasons(name: string): boolean {
	return /(?:reason|suppressions|motivo|grund)/.test(plainWord(name))
}

/** What a word says about a person: a state, or a plain yes (`yes`) or no (`false`) to what the column asks. */
export type StateWord = 'confirmed' | 'pending' | 'no' | 'yes' | 'false'

const stateWords = {
	confirmed:
		list(`active, subscribed, enabled, confirmed, regular, premium, gifted, trialed, double opt in, double,
		activo, activa, suscrito, suscrita, confirmado, confirmada, aktiv, abonniert, angemeldet, bestatigt, ativo, ativa,
		inscrito, inscrita`),
	pending:
		list(`pending, unconfirmed, unactivated, not confirmed, awaiting confirmation, pending confirmation,
		double opt in pending, single, single opt in, implied, implicit, no permissions set, temporary hold,
		non marketing contact, pendiente, sin confirmar, ausstehend, unbestatigt, nicht bestatigt, pendente, nao confirmado`),
	no: list(`unsubscribed, unsubscribe, not subscribed, non subscribed, never subscribed, nonsubscribed, disabled, inactive,
		blocked, blocklisted, blacklisted, cleaned, bounced, bounce, hard bounce, hard bounced, soft bounced, complained, complaint,
		spam, spammy, junk, removed, deleted, archived, invalid, undeliverable, cancelled, canceled, suppressed, opted out, opt out,
		optout, rejected, refused, declined, revoked, withdrawn, do not contact, baja, de baja, dado de baja, inactivo, inactiva,
		cancelado, cancelada, rebotado, rechazado, bloqueado, eliminado, abgemeldet, inaktiv, gesperrt, abgelehnt, widerrufen,
		geloscht, gekundigt, descadastrado, inativo, inativa, rejeitado, removido`),
	yes: list(`yes, y, true, 1, x, on, ok, accepted, agreed, granted, express, explicit, opted in, opt in, optin, marketing contact,
		si, s, verdadero, acepto, aceptado, ja, j, wahr, eingewilligt, zugestimmt, sim, verdadeiro, aceito`),
	false: list('no, n, false, 0, off, not accepted, falso, no acepto, nein, falsch, nao'),
} as const satisfies Record<StateWord, readonly string[]>

const words = new Map(
	(['confirmed', 'pending', 'no', 'yes', 'false'] as const).flatMap((state) =>
		stateWords[state].map((word) => [word, state] as const),
	),
)

/**
 * The meaning of a word about a person; undefined for any other text.
 *
 * @example stateWord('Cleaned') // 'no'
 * @example stateWord('Sí') // 'yes'
 */
export function stateWord(text: string): StateWord | undefined {
	return text.length > 40 ? undefined : words.get(plainWord(text))
}

function list(names: string): readonly string[] {
	return names.split(',').map((name) => name.trim())
}

function wordStarting(some: string): RegExp {
	return new RegExp(`(?:^| )(?:${some.replaceAll(/\n\s*/g, '')})`)
}
