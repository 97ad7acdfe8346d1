import { type Language, languages } from '#domain/pages/languages.ts'
import type { LetterState } from './letter-state.ts'

const prefix = 'letter-'

/** Names below `/letters/` that belong to others. `index` at the end of a path means the folder. */
const taken: ReadonlySet<string> = new Set<string>([...languages, 'pictures', 'feed.xml', 'index'])

/** The states of a letter that the web may show: it goes out to all, or has. */
export const archivableStates = ['sending', 'finished'] as const satisfies readonly LetterState[]

/**
 * The address of the list of letters in a language, a path of the site.
 *
 * @example archivePath('en') // '/letters'
 * @example archivePath('de') // '/letters/de'
 */
export function archivePath(language: Language): string {
	return language === 'en' ? '/letters' : `/letters/${language}`
}

/**
 * The address of a letter on the web, a path of the site. Its campaign is unique.
 *
 * @example archivedPath('letter-we-open', 'de') // '/letters/de/we-open'
 * @example archivedPath('letter-de', 'en') // '/letters/letter-de'
 */
export function archivedPath(campaign: string, language: Language): string {
	const name = campaign.slice(prefix.length)
	const isFree = !taken.has(name) && !name.startsWith(prefix)
	return `${archivePath(language)}/${isFree ? name : campaign}`
}

/**
 * The campaign of the letter at an address.
 *
 * @param name the last part of the path
 * @example campaignAt('we-open') // 'letter-we-open'
 */
export function campaignAt(name: string): string {
	return name.startsWith(prefix) ? name : prefix + name
}
