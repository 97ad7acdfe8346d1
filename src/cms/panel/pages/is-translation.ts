import type { PageLanguage } from '#site-map/languages.ts'
import { itemOf, languagesOf } from '#cms/panel/word-items.ts'

/** Whether the copy of a page is its first one in a language. */
export function isTranslation(
	file: string,
	language: PageLanguage,
	own: readonly string[],
): boolean {
	const copy = file.replace(/(?<=^(?:guides|landings)\/)\w+/, language)
	const item = itemOf(copy)
	const isThere = item !== undefined && item.name !== copy && languagesOf(item).includes(language)
	return copy !== file && !isThere && !own.includes(copy)
}
