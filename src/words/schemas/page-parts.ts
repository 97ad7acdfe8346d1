import { z } from 'zod'
import { day, link, text } from './common.ts'

/** A page's metadata for browsers and search engines. Its address is in the table of pages. */
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

export type Faq = z.infer<typeof faq>

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

/** The app's benefits beyond a free tool, its price, and a link to it. */
export const toolCall = z.strictObject({ title: text, text, terms: text, action: link })

export type ToolCall = z.infer<typeof toolCall>

/** Replaces an island after an error. */
export const failure = z.strictObject({ title: text, text, tryAgain: text, action: link })

/** Shown until the script of a page's island has loaded. */
export const scriptNotice = z.strictObject({
	loading: text.exactOptional().describe('Shown at once if a button is pressed earlier'),
	text,
	reload: link,
})
