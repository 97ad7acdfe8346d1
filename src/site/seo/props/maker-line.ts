import type { PageLanguage } from '#site-map/pages.ts'
import { withAppLinks } from '#cms/reader/facts/app-links.ts'
import { words } from '#cms/reader/entries.ts'
import { linkTarget } from '#cms/reader/prose/link-target.ts'

/**
 * The maker of a guide or a test and their product, for the first screen of a page about another topic.
 *
 * @returns a sentence about the product and one about its price
 */
export function makerLine(
	kind: 'guide' | 'test',
	{ language, path }: { readonly language: PageLanguage; readonly path: string },
): readonly [string, string] {
	const { maker } = words('guideWords', language)
	return [maker[kind], withAppLinks(`[${maker.price}](app:signup/maker)`, path)]
}

/** The sentence about the maker below a test's notes, where readers may ask what happens to their answers. */
export function testMaker(language: PageLanguage): string {
	const { notes, app, privacy } = words('guideWords', language).maker
	const link = (label: string, page: string) =>
		`[${label}](${linkTarget(`page:${page}`, language).href})`
	return `${notes} ${link(app, 'home')}, ${link(privacy, 'privacy')}.`
}
