import type { PageLanguage } from '#domain/pages/pages.ts'
import { withAppLinks } from '#words/app-links.ts'
import { words } from '#words/entries.ts'
import { linkTarget } from '#words/link-target.ts'

/**
 * Who made a guide or a test, and what else they make, for the first screen of a page that is about something else.
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

/** The same below the notes of a test, where a reader asks what happens to the answers. */
export function testMaker(language: PageLanguage): string {
	const { notes, app, privacy } = words('guideWords', language).maker
	const link = (label: string, page: string) =>
		`[${label}](${linkTarget(`page:${page}`, language).href})`
	return `${notes} ${link(app, 'home')}, ${link(privacy, 'privacy')}.`
}
