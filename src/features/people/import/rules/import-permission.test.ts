import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ImportAnswer } from './import-permission.ts'
import { readImport } from './read-import.ts'

function read(
	file: string,
	answers: readonly ImportAnswer[] = [],
	otherwise: 'active' | 'pending' = 'active',
) {
	const choices = { otherwise, columns: {}, answers, dates: null }
	const found = readImport(new TextEncoder().encode(file), choices)
	if (typeof found === 'string') throw new Error(found)
	return {
		unknown: found.unknown,
		statuses: found.rows.map(({ person }) => ('status' in person ? person.status : person.invalid)),
	}
}

const column = (name: string, yes: string, ...values: readonly string[]) =>
	[`email;${name}`, ...[yes, ...values].map((value, row) => `p${row}@example.com;${value}`)].join(
		'\n',
	)

test.each([
	['subscribed_to_emails', 'true', 'false'],
	['Einwilligung', 'ja', 'nein'],
	['Consentimiento', 'sí', 'no'],
	['Aceita e-mails', 'sim', 'não'],
	['Newsletter', '1', '0'],
	['OPT_IN', 'Y', 'N'],
	['Status', 'subscribed', 'unsubscribed'],
	['Estado', 'Activo', 'Baja'],
	['status', 'active', 'Cleaned'],
	['state', 'active', 'bounced'],
	['Situação', 'ativo', 'Cancelado'],
	['Zustand', 'aktiv', 'Abgemeldet'],
	['Liste', 'active', 'inactive'],
	['Unsubscribed', 'false', 'true'],
	['Dado de baja', '', 'x'],
	['bounced_at', '', '2025-06-01'],
	['Do not email', 'no', 'yes'],
])(
	'in the column %s a person with %j is active, and a person with %j is unsubscribed',
	(name, yes, no) => {
		expect(read(column(name, yes, no))).toEqual({
			unknown: [],
			statuses: ['active', 'unsubscribed'],
		})
	},
)

test.each([
	['CONFIRM_TIME', '2025-06-01', ''],
	['DOUBLE_OPT-IN', 'Yes', 'No'],
	['confirmed', 'true', 'false'],
	['Einwilligung', 'x', ''],
	['status', 'active', ''],
	['status', 'confirmed', 'Unconfirmed'],
	['Email permission status', 'Express', 'Implied'],
])(
	'in the column %s a person with %j counts as confirmed, and a person with %j as pending',
	(name, yes, other) => {
		expect(read(column(name, yes, other)).statuses).toEqual(['active', 'pending'])
	},
)

test('if rows are pending by default, a person with a permission but no confirmation remains pending', () => {
	expect(read(column('Einwilligung', 'ja'), [], 'pending').statuses).toEqual(['pending'])
	expect(read(column('status', 'confirmed'), [], 'pending').statuses).toEqual(['active'])
})

test.each(['', '-', 'NULL', 'n/a', 'none', '[]'])(
	'%j in the column for the time of an unsubscription means that the person has not unsubscribed',
	(time) => {
		expect(read(column('UNSUB_TIME', time)).statuses).toEqual(['active'])
	},
)

test('a person with a refusal in one column is unsubscribed even if the other columns state consent', () => {
	const file =
		'email,status,double_optin,unsub_reason\na@x.example,active,yes,"N (no longer interested)"'
	expect(read(file).statuses).toEqual(['unsubscribed'])
})

test('the owner is asked about each unknown value of a permission column, and until the owner answers, people with such a value count as unsubscribed', () => {
	const file = column('Einwilligung', 'ja', 'vielleicht', 'Vielleicht', '✓')
	const { unknown, statuses } = read(file)
	expect(unknown).toEqual([
		{ column: 'Einwilligung', value: 'vielleicht', rows: 2 },
		{ column: 'Einwilligung', value: '✓', rows: 1 },
	])
	expect(statuses).toEqual(['active', 'unsubscribed', 'unsubscribed', 'unsubscribed'])
	const answers = [
		{ column: 'einwilligung', value: 'Vielleicht', meaning: 'pending' },
		{ column: 'Einwilligung', value: '✓', meaning: 'granted' },
	] as const
	expect(read(file, answers)).toEqual({
		unknown: [],
		statuses: ['active', 'pending', 'pending', 'active'],
	})
})

test('for a column with many different unknown values the owner is asked only once', () => {
	const file = column('Marketing', 'yes', ...Array.from({ length: 7 }, (_, row) => `text ${row}`))
	expect(read(file).unknown).toEqual([{ column: 'Marketing', value: null, rows: 7 }])
	const answers = [{ column: 'Marketing', value: null, meaning: 'no' }] as const
	expect(read(file, answers).statuses).toEqual(['active', ...Array(7).fill('unsubscribed')])
})

test('the owner is asked what “yes” and “no” mean in a column whose name is not about permission', () => {
	const file = column('Vegan', 'yes', 'no')
	expect(read(file).unknown.map(({ value }) => value)).toEqual(['yes', 'no'])
	const answers = ['yes', 'no'].map(
		(value) => ({ column: 'Vegan', value, meaning: 'nothing' }) as const,
	)
	expect(read(file, answers)).toEqual({ unknown: [], statuses: ['active', 'active'] })
})

test.each([
	'SMS Marketing Consent',
	'Permission to track',
	'CONFIRM_IP',
	'active_subscription',
	'Lead Status',
	'Total Orders',
])('a column named %s is not read as consent to emails', (name) => {
	expect(read(column(name, 'yes', 'no'))).toEqual({ unknown: [], statuses: ['active', 'active'] })
})

test.each(['I agree to mails and SMS', 'Opt-in for campaign news', 'May we send you our plan?'])(
	'a column named %s is read as consent to emails',
	(name) => {
		expect(read(column(name, 'yes', 'no')).statuses).toEqual(['active', 'unsubscribed'])
	},
)

test('a refusal at any position in a row makes the person unsubscribed, whatever else the row contains', () => {
	const others = fc.constantFrom('yes', 'active', 'confirmed', 'pending', '', '2025-06-01', 'maybe')
	const no = fc.constantFrom('no', 'false', 'nein', 'não', '0', 'unsubscribed', 'Bounced', 'baja')
	fc.assert(
		fc.property(fc.array(others, { maxLength: 4 }), no, fc.nat(4), (cells, refused, at) => {
			const values: readonly string[] = [...cells.slice(0, at), refused, ...cells.slice(at)]
			const header = values.map((_value, index) => `consent ${index}`)
			const file = `email,${header.join(',')}\na@x.example,${values.join(',')}`
			expect(read(file).statuses).toEqual(['unsubscribed'])
		}),
	)
})
