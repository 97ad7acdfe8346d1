import { z } from 'zod'
import { message } from '#words/message.ts'
import { announcement, text } from '#words/schemas/common.ts'

/** What all places for letters share. */
export const letters = z.strictObject({
	title: text,
	series: text.describe('The link to the series that a letter is a step of'),
	untitled: text.describe('Instead of the name of a letter without one'),
	preview: z.strictObject({
		legend: text,
		light: text,
		dark: text,
		text,
		frame: message('language'),
		wide: text.describe('Opens the mail in the width that it has on a computer'),
		wideFrame: message('language'),
		language: text,
		close: text,
		noSubject: text,
		size: message('n', 'max'),
		empty: text,
	}),
	cancel: text,
	tooMany: announcement,
	notRead: announcement.describe('Letters could not be read'),
	failed: announcement,
})
