import { z } from 'zod'
import { text } from './common.ts'
import { message } from '#words/message.ts'

/** The placeholder for all pages until the first build. */
export const gettingReady = z.strictObject({
	title: text,
	text: text.describe('What happens, and that nothing has to be done'),
	waiting: text.describe('Before the first page is made'),
	counted: message('done').describe('If the number of all pages is not known'),
	progress: message('done', 'of'),
	failed: text.describe('If they could not be made'),
})
