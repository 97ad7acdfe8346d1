import { z } from 'zod'
import { message } from '#words/message.ts'
import { announcement, text, texts } from '#words/schemas/common.ts'

/** The place “Historial”. */
export const history = z.strictObject({
	title: text,
	list: text.describe('Of the list, for screen readers'),
	current: text.describe('The publication that visitors see'),
	publication: text,
	undid: message('time').describe('What a publication was that undid the one before'),
	backTo: message('time'),
	backToOriginals: text,
	changes: message('n', 'items?'),
	see: text.describe('Opens what a publication has changed'),
	diff: texts('before', 'after'),
	back: text,
	backLabel: message('time').describe('For screen readers'),
	backToOriginal: text.describe('For screen readers'),
	original: texts('title', 'text').describe('The texts that came with the site'),
	confirm: z.strictObject({
		title: message('time'),
		original: text.describe('The title for the texts that came with the site'),
		undo: message('time').describe('The title for the last publication'),
		changes: message('n', 'items?'),
		see: text.describe('Opens what would change'),
		diff: texts('before', 'after'),
		kept: text.describe('Its pages are still there'),
		built: message('seconds').describe('Its pages are built again'),
		text,
		confirm: text,
		cancel: text,
	}),
	done: announcement,
	aside: texts('back', 'backText', 'people', 'peopleText'),
	none: text.describe('Before the first publication'),
	loadFailed: announcement,
})
