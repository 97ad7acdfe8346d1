import { z } from 'zod'
import type { Language } from '#site-map/languages.ts'
import { type Link, link, text } from './common.ts'

export const chrome = z.strictObject({
	skip: text,
	languages: text.describe('Before the links to the page in other languages'),
	offer: z
		.strictObject({ read: text, dismiss: text })
		.describe('Offers a page in this language to readers of a page in another one'),
	header: z.strictObject({
		home: text,
		label: text,
		menu: text,
		theme: text,
		sections: z.array(link).describe('Links to anchors of the landing page'),
		login: link,
		signup: link,
	}),
	footer: z.strictObject({
		motto: text,
		columns: z.array(
			z.strictObject({
				title: text,
				links: z
					.union([z.array(link), z.literal('countries')])
					.describe('`countries`: the pages for countries, each with the country’s own name'),
				hasOwnGuides: z
					.literal(true)
					.optional()
					.describe(
						'Ends with the guides that src/site-map/pages.ts lacks, such as guides made in the panel',
					),
			}),
		),
		leave: z
			.array(link)
			.min(1)
			.max(2)
			.describe(
				'The page on which people cancel or withdraw, in every footer. In German the law fixes two labels',
			),
		argentina: z
			.strictObject({ title: text, links: z.array(link) })
			.exactOptional()
			.describe('The two buttons that Disposición 954/2025 wants on the landing page'),
		support: z.strictObject({
			title: text,
			mail: link,
		}),
		small: text,
	}),
	consent: z
		.strictObject({
			label: text.describe('The accessible name of the banner'),
			question: text,
			accept: text,
			reject: text,
			privacy: link,
			settings: text.describe('The button in the footer that asks again'),
		})
		.describe('Before analytics store anything on the visitor’s device'),
})

type ChromeWords = z.infer<typeof chrome>

export type ConsentWords = ChromeWords['consent']

/** A link to another language, named in that language. */
export type LanguageLink = Link & {
	readonly language: Language
	readonly offer: ChromeWords['offer']
}
