import { pageLink } from '#content/page-links.ts'
import type { GuideName, LinkRow } from '#content/types/article.ts'
import type { PageLanguage } from '#domain/pages/pages.ts'
import { articleWords } from './shared-words.ts'

/** A guide or test, and why to read it next. */
type Next = readonly [page: GuideName, reason: string]

/**
 * The three pages that an article leads to, in its language where they exist in it.
 *
 * @example relatedGuides('en', ['introvertTest', 'Twelve questions …'], ['mbtiTest', '…'], ['socialBatteryPin', '…'])
 */
export function relatedGuides(
	language: PageLanguage,
	...guides: readonly [Next, Next, Next]
): [LinkRow, LinkRow, LinkRow] {
	const [first, second, third] = guides
	const row = ([page, text]: Next, level: number) => ({
		...pageLink(language, page, articleWords[language].guides[page]),
		text,
		level,
	})
	return [row(first, 90), row(second, 60), row(third, 30)]
}
