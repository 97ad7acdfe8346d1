import { pageLanguages } from './languages.ts'
import { pages } from './pages.ts'

/** Each page that other sites may frame, such as `/embed/evening/de`, with the size of its frame in CSS pixels. */
export const embeds = pageLanguages.flatMap((language) => {
	const end = language === 'en' ? '' : `/${language}`
	return [
		{ name: 'evening' as const, language, path: `/embed/evening${end}`, width: 560, height: 520 },
		{ name: 'badge' as const, language, path: `/embed/badge${end}`, width: 340, height: 88 },
	]
})

export type Embed = (typeof embeds)[number]

export function embedAt(path: string): Embed | undefined {
	return embeds.find((embed) => embed.path === path)
}

/** The frame that stands for a page on other sites: the page itself, or the gauge of the tool “Your week”. */
export function embedOf(path: string): Embed | undefined {
	return embedAt(path) ?? embeds.find(({ language }) => pages.week[language] === path)
}

/** The source recorded for visits that come from a frame, and for signups after them. */
export const embedSource = 'embed'
