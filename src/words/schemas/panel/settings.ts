import { z } from 'zod'
import {
	type SettingGroup,
	type StorableName,
	storableNames,
} from '#domain/settings/storable-settings.ts'
import { message } from '#words/message.ts'
import { announcement, text, texts } from '#words/schemas/common.ts'

const group = texts('title', 'text')

const field = z.strictObject({
	label: text,
	help: text.optional(),
	invalid: text.describe('Beside the field: what to write instead'),
})

const fields = Object.fromEntries(storableNames.map((name) => [name, field]))

/** The place “Ajustes”. */
export const settings = z.strictObject({
	title: text,
	text: text.describe('When a change takes effect'),
	groups: z.strictObject({
		site: group,
		mail: group,
		bounces: group,
		webhook: group,
		limits: group,
		legal: group,
	} satisfies Record<SettingGroup, unknown>),
	// Object.fromEntries loses the names.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	fields: z.strictObject(fields as Record<StorableName, typeof field>),
	launch: text.describe('The link to “Lanzamiento”'),
	locked: message('name').describe('Below a field that the environment sets'),
	builtIn: text.describe('Below a field that is built into the pages'),
	secret: texts('kept', 'unset', 'unreadable', 'remove', 'removed', 'keep').describe(
		'A value that is never shown',
	),
	vat: texts('yes', 'no'),
	missing: text.describe('Beside an empty field that another setting needs'),
	moved: texts('conflict', 'passkeys-unavailable').describe(
		'Beside an address that would shut the owner out',
	),
	submit: text,
	action: text.describe('The subject of a sentence, in the question for the password'),
	discard: text,
	unsaved: message('n'),
	waiting: text.describe('While the site starts again'),
	done: z.strictObject({
		'in-force': announcement,
		'taking-over': announcement,
		'next-start': announcement,
	}),
	pending: texts('taking-over', 'next-start').describe('What was saved is not in force yet'),
	lost: announcement.describe('The place was left with a typed secret'),
	refused: announcement,
	notices: z.strictObject({ loadFailed: announcement }),
	weekly: z
		.strictObject({
			title: text,
			text,
			legend: text,
			off: text,
			action: text,
			noAddress: text,
			account: text,
			done: announcement,
			loadFailed: announcement,
		})
		.describe('The mail on Mondays'),
})
