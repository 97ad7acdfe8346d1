import { type PageLanguage, pageLanguages } from './languages.ts'
import { pages } from './pages.ts'

/** A page that other sites may frame, with the size of its frame in CSS pixels. */
export type Embed = {
	readonly name: 'evening' | 'badge'
	readonly language: PageLanguage
	readonly path: string
	readonly width: number
	readonly height: number
}

/** Each frame in each language, such as `/embed/evening/de`. */
export const embeds: readonly Embed[] = pageLanguages.flatMap((language) => {
	const end = language === 'en' ? '' : `/${language}`
	return [
		{ name: 'evening', language, path: `/embed/evening${end}`, width: 560, height: 520 },
		{ name: 'badge', language, path: `/embed/badge${end}`, width: 340, height: 88 },
	] as const
})

/** The framed page at a path. */
export function embedAt(path: string): Embed | undefined {
	return embeds.find((embed) => embed.path === path)
}

/** The frame that stands for a page on other sites: the page itself, or the gauge of the tool “Your week”. */
export function embedOf(path: string): Embed | undefined {
	return embedAt(path) ?? embeds.find(({ language }) => pages.week[language] === path)
}

/** The source of visits from a frame, and of their signups. */
export const embedSource = 'embed'
