import { z } from 'zod'
import { message } from '#words/message.ts'
import { announcement, text } from '#words/schemas/common.ts'

/** The part “Páginas” of the place “Ajustes”. */
export const releases = z.strictObject({
	title: text,
	text: text.describe('How pages are published'),
	current: text.describe('The pages have all settings'),
	changed: message('names').describe('Settings that are not in the pages yet'),
	building: z.strictObject({
		waiting: text.describe('Before the first page'),
		counted: message('done').describe('Where the number of all pages is not known'),
		progress: message('done', 'of'),
		label: text.describe('Of the bar, for screen readers'),
	}),
	failed: message('time'),
	reason: text.describe('Opens what the build has printed, in English'),
	build: text,
	cancel: text,
	cancelled: announcement,
	loadFailed: announcement,
})
