import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readImport } from './read-import.ts'

const folder = join(import.meta.dirname, '../../../../../testing/imports')

/**
 * The expected rows of each file in `folder`. `active`: on the list, if the owner has a proof of consent. `pending`:
 * gets a confirmation email. `unsubscribed`: gets no email.
 */
const files: Readonly<Record<string, readonly string[]>> = {
	activecampaign: [
		'ada@example.com active 2025-06-01 vip',
		'bob@example.com unsubscribed 2025-06-01',
		'kim@example.com pending 2025-06-01',
		'eve@example.com unsubscribed 2025-06-01',
	],
	beehiiv: [
		'ada@example.com active 2025-06-01',
		'bob@example.com unsubscribed 2025-06-01',
		'kim@example.com pending 2025-06-01',
	],
	brevo: [
		'ada@example.com active 2025-03-16',
		'bob@example.com pending 2025-06-05',
		'kim@example.com pending 2025-06-06',
		'eve@example.com unsubscribed 2025-06-06',
	],
	buttondown: [
		'ada@example.com active 2025-06-01 beta',
		'bob@example.com unsubscribed 2025-06-01',
		'kim@example.com pending 2025-06-01',
		'eve@example.com unsubscribed 2025-06-01',
	],
	'campaign-monitor': [
		'ada@example.com active 2025-06-01',
		'bob@example.com unsubscribed 2025-06-01',
		'kim@example.com pending 2025-06-01',
		'eve@example.com unsubscribed 2025-06-01',
		'sam@example.com unsubscribed 2025-06-01',
	],
	'constant-contact': [
		'ada@example.com active 2025-06-01',
		'bob@example.com unsubscribed 2025-06-01',
		'kim@example.com pending 2025-06-01',
		'eve@example.com pending 2025-06-01',
	],
	ghost: ['ada@example.com active 2025-06-01 vip', 'bob@example.com unsubscribed 2025-06-01'],
	'google-contacts': [
		'ada@example.com active feria',
		'bob@example.com active',
		'bob@work.example active',
		'no email',
	],
	'google-forms': [
		'ada@example.com active 2025-06-01',
		'bob@example.com unsubscribed 2025-06-01',
		'kim@example.com pending 2025-06-01',
	],
	hubspot: [
		'ada@example.com active 2025-06-01',
		'bob@example.com unsubscribed 2025-06-01',
		'kim@example.com pending 2025-06-01',
		'eve@example.com unsubscribed 2025-06-01',
		'sam@example.com pending 2025-06-01',
	],
	kit: [
		'ada@example.com active 2025-06-01 beta press',
		'bob@example.com unsubscribed 2025-06-01',
		'kim@example.com unsubscribed 2025-06-01',
		'eve@example.com unsubscribed 2025-06-01',
		'sam@example.com unsubscribed 2025-06-01',
	],
	klaviyo: [
		'ada@example.com active 2025-05-01',
		'bob@example.com unsubscribed 2025-05-01',
		'kim@example.com unsubscribed 2025-05-01',
		'eve@example.com unsubscribed 2025-05-01',
	],
	listmonk: [
		'ada@example.com active 2025-06-01',
		'bob@example.com unsubscribed 2025-06-01',
		'kim@example.com unsubscribed 2025-06-01',
	],
	'mailchimp-cleaned': ['ada@example.com unsubscribed 2015-03-16 confirmed'],
	'mailchimp-unsubscribed': ['ada@example.com unsubscribed 2015-03-16 confirmed'],
	mailchimp: ['ada@example.com active 2015-03-16 confirmed blog vip', 'bob@example.com pending'],
	mailerlite: [
		'ada@example.com active 2025-06-01',
		'bob@example.com unsubscribed 2025-06-01',
		'kim@example.com pending',
		'eve@example.com unsubscribed 2025-06-01',
		'sam@example.com unsubscribed 2025-06-01',
	],
	'outlook-contacts': ['ada@example.com active', 'bob@example.com active'],
	shopify: ['ada@example.com active', 'bob@example.com unsubscribed'],
	'spreadsheet-de': [
		'ada@example.com active 2025-12-31',
		'bodo@example.com unsubscribed 2025-02-01',
		'kim@example.com pending 2025-02-01',
	],
	'spreadsheet-en': [
		'ada@example.com active 2025-12-31',
		'bob@example.com pending 2025-01-02',
		'kim@example.com unsubscribed 2025-01-02',
	],
	'spreadsheet-es': [
		'ana@example.com active 2025-12-31',
		'berta@example.com unsubscribed 2025-02-01',
		'carla@example.com active 2025-06-01',
	],
	'spreadsheet-pt': [
		'ana@example.com active 2025-12-31',
		'bia@example.com unsubscribed 2025-02-01',
		'caio@example.com pending 2025-01-05',
		'caio@work.example pending 2025-01-05',
	],
	substack: ['ada@example.com active 2025-06-01', 'bob@example.com unsubscribed 2025-06-01'],
	tally: ['ada@example.com active 2025-06-01', 'bob@example.com unsubscribed 2025-06-01'],
	typeform: ['ada@example.com active 2025-06-01', 'bob@example.com unsubscribed 2025-06-01'],
}

test('every sample file in the folder has an entry in the table of expected results', () => {
	expect(
		readdirSync(folder)
			.map((name) => name.replace('.csv', ''))
			.toSorted(),
	).toEqual(Object.keys(files).toSorted())
})

test.each(Object.entries(files))(
	'%s: each person has the state that the file gives',
	(name, people) => {
		const choices = { otherwise: 'active', columns: {}, answers: [], dates: null } as const
		const read = readImport(readFileSync(join(folder, `${name}.csv`)), choices)
		if (typeof read === 'string') throw new Error(read)
		expect(read.unknown).toEqual([])
		expect(read.unclear_date).toBeNull()
		expect(read.rows.map(({ person }) => describe(person))).toEqual(people)
	},
)

type Person = Exclude<ReturnType<typeof readImport>, string>['rows'][number]['person']

function describe(person: Person): string {
	if ('invalid' in person) return `no ${person.invalid}`
	const { email, status, createdAt, confirmedAt, tags } = person
	const parts = [createdAt?.slice(0, 10), confirmedAt && 'confirmed', ...tags.toSorted()]
	return [email, status, ...parts.filter(Boolean)].join(' ')
}
