import { articleWords } from '#content/articles/shared-words.ts'
import { proseLink } from '#words/page-links.ts'
import { appLinksFrom } from '#words/site-urls.ts'
import type { PageLanguage } from '#domain/pages/pages.ts'

/**
 * Who made a guide or a test, and what else they make, for the first screen of a page that is about something else.
 *
 * @returns a sentence about the product and one about its price
 */
export function makerLine(
	kind: 'guide' | 'test',
	{ language, path }: { readonly language: PageLanguage; readonly path: string },
): readonly [string, string] {
	const words = articleWords[language].maker
	return [words[kind], `[${words.price}](${appLinksFrom(path).signup('maker')})`]
}

/** The same below the notes of a test, where a reader asks what happens to the answers. */
export function testMaker(language: PageLanguage): string {
	const { notes, app, privacy } = articleWords[language].maker
	return `${notes} ${proseLink(language, 'home', app)}, ${proseLink(language, 'privacy', privacy)}.`
}
