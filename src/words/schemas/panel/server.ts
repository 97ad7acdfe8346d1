import { z } from 'zod'
import type { AccessAction } from '#domain/account/access-action.ts'
import { message } from '#words/message.ts'
import { text, texts } from '#words/schemas/common.ts'

const byBoth = message('actor', 'target')

/** What the panel's scripts do not need: descriptions of its pages, mails to admins, headings of files. */
export const server = z.strictObject({
	descriptions: texts(
		'list',
		'person',
		'import',
		'counts',
		'letters',
		'draft',
		'letter',
		'series',
		'words',
		'facts',
		'publish',
		'history',
		'settings',
		'account',
		'launch',
		'start',
	).describe('Of the pages of the places'),
	accessNotice: z
		.strictObject({
			subject: text,
			settingSubject: text,
			sentences: z
				.strictObject({
					'account invited': byBoth,
					'invitation withdrawn': byBoth,
					'account created': message('target'),
					'account confirmed': byBoth,
					'account suspended': byBoth,
					'account disabled': byBoth,
					'password changed': byBoth,
					'passkey added': byBoth,
					'passkey removed': byBoth,
					'passkeys removed': byBoth,
					'notice address changed': message('actor'),
					'setting changed': byBoth,
				} satisfies Record<AccessAction | 'setting changed', unknown>)
				.describe('What was done by whom, to which account or passkey'),
			actors: z.record(text, text).describe('Authors that are no accounts'),
			when: message('time'),
			device: message('browser', 'system'),
			oneName: message('name').describe('The name of a browser or of a system'),
			noDevice: text,
			server: text.describe('For changes on the command line'),
			advice: text,
			panel: text.describe('Before the address of the panel'),
		})
		.describe('The mail that tells all admins that access to the panel was created or taken'),
	ownerNotice: z
		.strictObject({
			subject: text,
			opening: text.describe('Before the list of findings'),
			panel: text.describe('Before the address of the panel'),
			closing: text,
		})
		.describe('The mail that tells the owner what needs a look'),
	mailServerBack: z
		.strictObject({ subject: text, text: message('from', 'to', 'code', 'n') })
		.describe('The mail that tells the owner that the mail server takes mails again'),
	testMail: texts('subject', 'text').describe('To the address of an account, from “Lanzamiento”'),
	csvHeadings: z
		.strictObject({
			audit: z.tuple([text, text, text, text, text]),
			refusals: z.tuple([text, text, text, text]),
		})
		.describe('Those of the list are part of its format, which the import reads'),
})
