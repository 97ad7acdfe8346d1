import { letterLinks, letterPictures } from '#features/letters/rules/letter-block.ts'
import { type Language, languages } from '#site-map/pages.ts'
import type { MailContent } from '#platform/mail/queued-mail.ts'
import { letterText } from './letter-body.ts'
import {
	letterBlocks,
	type LetterRecipient,
	type LetterTemplate,
	renderLetter,
} from './render-letter.ts'

/** For each language, the form that the sample's footer names as the place of signup. */
const sampleSources = {
	en: 'introvert-test',
	de: 'regional-de',
	pt: 'regional-br',
	es: 'introvert-test',
} as const satisfies Record<Language, string>

/** Renders the email in each language that has content, as for a person who signs up at `now`. */
export function letterSamples(
	letter: LetterTemplate,
	{
		site,
		now,
		footLinks,
	}: {
		/** The site's origin. */
		readonly site: string
		/** In milliseconds since 1970. */
		readonly now: number
		readonly footLinks: (language: Language) => Pick<LetterRecipient, 'unsubscribeUrl' | 'dataUrl'>
	},
): readonly (MailContent & { readonly language: Language })[] {
	return languages
		.filter((language) => letter.content[language] !== undefined)
		.map((language) => {
			const consent = { givenAt: new Date(now).toISOString(), source: sampleSources[language] }
			const recipient = { language, consent, ...footLinks(language) }
			return { ...renderLetter(letter, recipient, site), language }
		})
}

/** Returns the links and pictures of all languages, to be checked. Parses each text once. */
export function contentsOf({ content, campaign }: LetterTemplate, site: string) {
	const texts = languages.map((language) => ({
		language,
		blocks: letterBlocks(content[language]?.text ?? '', campaign, site),
	}))
	return {
		links: texts.flatMap(({ blocks }) => letterLinks(blocks).map(({ url }) => url)),
		/** Links and pictures that remain text in the emails, such as `[Look]()`. */
		unlinked: texts.flatMap(
			({ blocks }) => letterText(blocks).match(/!?\[[^[\]]*\]\([^()\s]*\)?/g) ?? [],
		),
		pictures: texts.flatMap(({ language, blocks }) =>
			letterPictures(blocks).map(({ name, alt }) => ({ language, name, alt })),
		),
	}
}
