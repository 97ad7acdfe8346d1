import type { WordFact, WordFacts } from '#cms/messages/word-facts.ts'
import type { FormField } from '#cms/reader/rules/schema-json.ts'

export const home = 'pages/en/home.yaml:faq/questions'

const questions = [
	{ question: 'One?', answer: 'Yes. {trial.days} days.' },
	{ question: 'Two?', answer: 'No.' },
	{ question: 'Three?', answer: 'Perhaps.' },
]

const money = (name: string, minor: number) => ({
	[`facts/prices.yaml:${name}/minor`]: `${minor}`,
	[`facts/prices.yaml:${name}/currency`]: 'USD',
})

const originals: Readonly<Record<string, string>> = {
	'facts/prices.yaml:plans': 'both',
	'facts/prices.yaml:trialDays': '7',
	'facts/prices.yaml:app/lifetime': 'null',
	'facts/prices.yaml:app/monthly': '1200',
	...Object.fromEntries(
		['IN', 'GB', 'DE', 'BR'].flatMap((code) =>
			['lifetime', 'monthly'].map((plan) => [`facts/prices.yaml:local/${code}/${plan}`, 'null']),
		),
	),
	...money('lifetime', 1000),
	...money('premium', 2900),
	...money('monthly', 1200),
	'facts/claims.yaml:labels/en/aim': 'our aim, not measured yet',
	'facts/claims.yaml:claims/accuracy/kind': 'aim',
	'facts/claims.yaml:claims/accuracy/text': '{"en":"94% accuracy"}',
	'facts/claims.yaml:claims/accuracy/pages': '["home"]',
	'facts/claims.yaml:claims/accuracy/evidence': '',
	'facts/claims.yaml:claims/accuracy/measure': 'none',
	'facts/claims.yaml:claims/accuracy/threshold': '100',
	'facts/claims.yaml:claims/accuracy/isShown': 'true',
	'facts/claims.yaml:labels/en/measured/testsFinished': 'measured by us, up to {day}',
	'facts/sources.yaml:added': '{}',
	'facts/crisis-lines.yaml:directory': 'findahelpline.com',
	'facts/crisis-lines.yaml:lines/DE/name': 'Telefonseelsorge',
	'facts/crisis-lines.yaml:lines/DE/number': '0800 111 0 111',
	'facts/crisis-lines.yaml:lines/DE/checked': 'null',
	'facts/product.yaml:contacts/support': 'support@innervolt.example',
	[home]: JSON.stringify(questions),
}

const line = (label?: string): FormField => ({ type: 'string', ...(label && { label }) })
const number = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum })
const amount = { kind: 'amount', type: 'integer' } as const

/** The form fields of those facts above that are not plain texts, by the ends of the facts' addresses. */
const fields: Readonly<Record<string, FormField>> = {
	'/minor': amount,
	'/lifetime': { ...amount, anyOf: [amount, { type: 'null' }] },
	'/monthly': { ...amount, anyOf: [amount, { type: 'null' }] },
	':trialDays': number(1, 60),
	':plans': { type: 'string', enum: ['both', 'lifetime', 'monthly'] },
	'/accuracy/text': {
		type: 'object',
		properties: { en: line('English'), de: line('Deutsch') },
		required: ['en'],
	},
	'/evidence': { ...line(), isOptional: true },
	'/measure': { type: 'string', enum: ['none', 'testsFinished'] },
	'/threshold': number(1, 1_000_000),
	'/isShown': { type: 'boolean' },
	'contacts/support': { type: 'string', format: 'email' },
	'faq/questions': {
		type: 'array',
		label: 'Preguntas',
		items: {
			type: 'object',
			properties: { question: line('Pregunta'), answer: line('Respuesta') },
			required: ['question', 'answer'],
		},
	},
	'yaml:added': {
		type: 'object',
		additionalProperties: {
			type: 'object',
			properties: {
				authors: line('Autores'),
				year: { ...number(1800, 2100), label: 'Año' },
				title: line('Título'),
				venue: line('Dónde se publicó'),
				doi: line('DOI'),
			},
			required: ['authors', 'year', 'title', 'venue'],
		},
	},
}

/** The facts that a server returns, with these texts in place of the originals. */
export function facts(texts: Readonly<Record<string, string>> = {}): WordFacts {
	return {
		facts: Object.entries(originals).map(([address, original]): WordFact => {
			const [file = '', place = ''] = address.split(':')
			const text = texts[address] ?? original
			return {
				file,
				place,
				language: 'en',
				text,
				original,
				field: Object.entries(fields).find(([end]) => address.endsWith(end))?.[1] ?? line(),
				isOriginalChanged: false,
			}
		}),
		values: { en: { 'trial.days': '7' }, de: {}, pt: {}, es: {} },
		readings: [{ language: 'en', texts: ['Lifetime, $10.'] }],
		measurements: {
			until: '2026-11-29',
			confirmedWeek: null,
			testsFinished: { value: 1234, cases: 1234 },
			loadTime: null,
		},
		uses: { 'facts/prices.yaml:lifetime/minor': { texts: 62, pages: ['/', '/deutschland'] } },
	}
}
