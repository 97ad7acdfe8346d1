import { type Language, languages } from '#site-map/languages.ts'
import type { LetterBlock } from '#features/letters/rules/letter-block.ts'
import type { LetterState } from '#features/letters/rules/letter-state.ts'

const prefix = 'letter-'

export type WrittenLetter = { readonly subject: string; readonly blocks: readonly LetterBlock[] }

/** A letter that anyone can read on the web. It contains no personal data. Times are in ISO 8601. */
export type LetterOnWeb = {
	readonly campaign: string
	/** By language. The addresses of pictures are paths. */
	readonly content: Readonly<Partial<Record<Language, WrittenLetter>>>
	readonly sentAt: string
	/** When it was put on the web. */
	readonly archivedAt: string
}

/**
 * Names below `/letters/` that no letter may have. `index` is reserved because a page of this name would stand for the
 * folder itself.
 */
const taken: ReadonlySet<string> = new Set<string>([...languages, 'pictures', 'feed.xml', 'index'])

/** A letter may be public while it is being sent to everyone, and afterwards. */
export const archivableStates = ['sending', 'finished'] as const satisfies readonly LetterState[]

/**
 * The path of a language's list of letters.
 *
 * @example archivePath('en') // '/letters'
 * @example archivePath('de') // '/letters/de'
 */
export function archivePath(language: Language): `/letters${string}` {
	return language === 'en' ? '/letters' : `/letters/${language}`
}

/**
 * The path of a letter on the web, made from its campaign, which is unique.
 *
 * @example archivedPath('letter-we-open', 'de') // '/letters/de/we-open'
 * @example archivedPath('letter-de', 'en') // '/letters/letter-de'
 */
export function archivedPath(campaign: string, language: Language): `/letters${string}` {
	const name = campaign.slice(prefix.length)
	const isFree = !taken.has(name) && !name.startsWith(prefix)
	return `${archivePath(language)}/${isFree ? name : campaign}`
}
