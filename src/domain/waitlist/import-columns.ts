import type { exportHeader } from './csv-import.ts'
import { parseEmail } from './email.ts'
import type { RegistrationStatus } from './status.ts'

/** What is read from a file, in the words of the panel's own export. */
export type ImportField = (typeof exportHeader)[number]

/** What is read from a file if it has it: the language of mails, the time of the confirmation, and tags. */
export type MoreField = 'Idioma' | 'Confirmado el' | 'Etiquetas'

/** Where the fields of a row are: the index of a column; null if the file has none. */
export type ImportColumns = {
	readonly fields: Readonly<Record<ImportField, number | null>>
	/** Fields that few files have. */
	readonly more: Readonly<Record<MoreField, number | null>>
	/** Columns in which any value says what became of a person, the strongest first. */
	readonly marks: readonly { readonly column: number; readonly status: RegistrationStatus }[]
	/** Whether the first row names the columns. */
	readonly hasHeader: boolean
}

/**
 * The names of columns, in lower case and without `-` and `_`, the preferred one first: those of the own export, of
 * Mailchimp, listmonk, Buttondown and Substack, and plain ones.
 */
const names: Readonly<Record<ImportField, readonly string[]>> = {
	Email: [
		'email',
		'email address',
		'e mail',
		'e mail address',
		'mail',
		'subscriber email',
		'correo',
		'correo electrónico',
	],
	Fuente: ['fuente', 'source'],
	Estado: ['estado', 'status', 'state', 'subscriber type', 'subscription status', 'type'],
	'Fecha de Registro': [
		// To the millisecond, unlike the column beside it.
		'fecha iso 8601',
		'fecha de registro',
		'created at',
		'creation date',
		'optin time',
		'confirm time',
		'subscribed at',
		'signup date',
		'subscription date',
		'start date',
		'date',
		'fecha',
	],
}

const moreNames: Readonly<Record<MoreField, readonly string[]>> = {
	Idioma: ['idioma', 'language', 'locale', 'lang', 'lengua'],
	'Confirmado el': ['confirmado el', 'confirm time', 'confirmed at'],
	Etiquetas: ['etiquetas', 'tags'],
}

/** An unsubscription in any form is kept, whatever else the row says. */
const markNames: readonly (readonly [string, RegistrationStatus])[] = [
	['unsub time', 'unsubscribed'],
	['unsubscribed at', 'unsubscribed'],
	['unsubscription date', 'unsubscribed'],
	['clean time', 'unsubscribed'],
	['email disabled', 'unsubscribed'],
	['confirm time', 'active'],
	['confirmed at', 'active'],
	['confirmado el', 'active'],
]

/**
 * Recognizes the columns of a file by its first row. A file without names is one of addresses, wherever they are in it.
 *
 * @returns null if no column has addresses
 * @example recognizeColumns(['Email Address', 'First Name'])?.fields.Email // 0
 * @example recognizeColumns(['Ada', 'ada@example.com'])?.hasHeader // false
 */
export function recognizeColumns(firstRow: readonly string[]): ImportColumns | null {
	const header = firstRow.map((cell) =>
		cell
			.trim()
			.toLowerCase()
			.replaceAll(/[\s_-]+/g, ' '),
	)
	const findAny = (some: readonly string[]) => {
		const name = some.find((each) => header.includes(each))
		return name === undefined ? null : header.indexOf(name)
	}
	const find = (field: ImportField) => findAny(names[field])
	const email = find('Email')
	if (email === null) {
		const column = firstRow.findIndex((cell) => parseEmail(cell) !== null)
		if (column < 0) return null
		const fields = { Email: column, Fuente: null, Estado: null, 'Fecha de Registro': null }
		const more = { Idioma: null, 'Confirmado el': null, Etiquetas: null }
		return { fields, more, marks: [], hasHeader: false }
	}
	return {
		fields: {
			Email: email,
			Fuente: find('Fuente'),
			Estado: find('Estado'),
			'Fecha de Registro': find('Fecha de Registro'),
		},
		more: {
			Idioma: findAny(moreNames.Idioma),
			'Confirmado el': findAny(moreNames['Confirmado el']),
			Etiquetas: findAny(moreNames.Etiquetas),
		},
		marks: markNames.flatMap(([name, status]) =>
			header.includes(name) ? [{ column: header.indexOf(name), status }] : [],
		),
		hasHeader: true,
	}
}
