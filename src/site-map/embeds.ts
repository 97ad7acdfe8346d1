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

/**
 * The frame by which other sites can embed the page at a path: the page itself, or for the tool “Your week” its gauge.
 * Undefined for any other page.
 */
export function embedOf(path: string): Embed | undefined {
	return embedAt(path) ?? embeds.find(({ language }) => pages.week[language] === path)
}

/** The source recorded for visits that come from a frame, and for the signups of these visitors. */
export const embedSource = 'embed'
