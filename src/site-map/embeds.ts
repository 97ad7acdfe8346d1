import { type PageLanguage, pageLanguages } from './languages.ts'
import { pages } from './pages.ts'

/** The pages that other sites may frame, with the size of their frame in CSS pixels. */
export const embedSizes = {
	evening: { width: 560, height: 520 },
	badge: { width: 340, height: 88 },
} as const

/** A framed page in a language. */
export type Embed = { readonly name: keyof typeof embedSizes; readonly language: PageLanguage }

export const embeds: readonly Embed[] = (['evening', 'badge'] as const).flatMap((name) =>
	pageLanguages.map((language) => ({ name, language })),
)

/** @example embedPath({ name: 'evening', language: 'de' }) // '/embed/evening/de' */
export function embedPath({ name, language }: Embed): `/${string}` {
	return `/embed/${name}${language === 'en' ? '' : `/${language}`}`
}

/** The framed page at a path. */
export function embedAt(path: string): Embed | undefined {
	return embeds.find((embed) => embedPath(embed) === path)
}

/** The frame that stands for a page on other sites: the page itself, or the gauge of the tool “Your week”. */
export function embedOf(path: string): Embed | undefined {
	const language = pageLanguages.find((each) => pages.week[each] === path)
	return language === undefined ? embedAt(path) : { name: 'evening', language }
}

/** The source of visits from a frame, and of their signups. */
export const embedSource = 'embed'
