import { z } from 'zod'
import { day, link, text } from './common.ts'

/** The metadata of a page for browsers and search engines. Its address stands in the table of pages. */
export const head = z.strictObject({
	title: text.max(60).describe('The name of the product is added where it is missing'),
	description: text.min(50).max(160),
	updated: day.describe('The day of the last change of its words'),
	card: z
		.strictObject({
			title: text,
			alternative: text.describe('What the picture shows, for those who do not see it'),
			note: text.describe('A short line below the picture'),
		})
		.describe('In link previews'),
})

export type HeadWords = z.infer<typeof head>

export const faq = z.strictObject({
	title: text,
	questions: z.array(z.strictObject({ question: text, answer: text })).min(1),
})

/** Pages to read next. */
export const related = z.strictObject({
	title: text,
	guides: z
		.array(
			link.extend({
				text,
				level: z.int().min(0).max(100).describe('The light of the window beside it, in percent'),
			}),
		)
		.min(1),
})

/** What the app does beyond a free tool, what it costs, and the way into it. */
export const toolCall = z.strictObject({ title: text, text, terms: text, action: link })

export type ToolCall = z.infer<typeof toolCall>

/** What replaces an island after an error. */
export const failure = z.strictObject({ title: text, text, tryAgain: text, action: link })

/** What a page says while the script of its island has not loaded. */
export const scriptNotice = z.strictObject({
	loading: text.exactOptional().describe('Shown at once if a button is pressed earlier'),
	text,
	reload: link,
})
