import { type PageLanguage, pageLanguages } from './languages.ts'
import { pages } from './pages.ts'

/** The pages that other sites may frame, with the size of their frame in CSS pixels. */
export const embedSizes = {
	evening: { width: 560, height: 500 },
	badge: { width: 340, height: 88 },
} as const

export type EmbedName = keyof typeof embedSizes

/** A framed page in a language. */
export type Embed = { readonly name: EmbedName; readonly language: PageLanguage }

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

/** The query of the address of a frame whose theme does not follow the visitor's. */
export const embedThemes = ['light', 'dark'] as const

/** The source of visits from a frame, and of their signups. */
export const embedSource = 'embed'

/** The link of a frame to a page of this site. */
export function linkFromEmbed(path: string, name: EmbedName): string {
	return `${path}?utm_source=${embedSource}&utm_campaign=${name}`
}

/**
 * The line that frames a page on another site.
 *
 * @param title the accessible name of the frame
 */
export function embedCode(
	address: string,
	title: string,
	{ width, height }: { readonly width: number; readonly height: number },
): string {
	const name = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
	return `<iframe src="${address}" title="${name}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`
}
