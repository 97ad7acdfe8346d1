import type { EventKind, People } from '#domain/energy/estimates.ts'
import type { CalendarEntry } from './entry.ts'
import { dayOf, minutesPerDay, weekdayOf } from './local-time.ts'
import { anniversaryWords, companyWords, type TitleMeaning, titleMeanings } from './title-words.ts'

/**
 * What an entry is: a kind of event, `alone` for what is no company and costs nothing, or `unknown`, which
 * only the visitor can tell.
 */
export type EntryClass = SortedEntry | { readonly is: 'alone' } | { readonly is: 'unknown' }

export type SortedEntry = {
	readonly is: 'event'
	readonly kind: EventKind
	readonly people: People
}

/** The usual number of people of a kind, where neither title nor attendees tell. */
const usualPeople: Readonly<Partial<Record<EventKind, People>>> = { friend: 'one' }

/** As many other people as count as many. */
const manyPeople = 8

const saturday = 5
/** Entries with other people that start within these hours of a working day are work. */
const workStartMinute = 7 * 60
const workEndMinute = 18 * 60

const alone = { is: 'alone' } as const
const unknown = { is: 'unknown' } as const

/**
 * Sorts an entry by the words of its title, then by who takes part.
 *
 * @example classifyEntry({ ...entry, title: 'Zahnarzt' }) // { is: 'event', kind: 'errands', people: 'few' }
 */
export function classifyEntry(entry: CalendarEntry): EntryClass {
	const title = foldTitle(entry.title)
	const hasOthers = entry.otherPeople > 0
	if (entry.isAllDay && !hasOthers && hasOneOf(title, anniversaryWords)) return alone
	const meaning = titleMeanings.find(
		// An invitation to others is company even if its title reads like time alone.
		({ means, words }) => !(means === 'alone' && hasOthers) && hasOneOf(title, words),
	)
	if (meaning) return classOf(meaning, entry, hasOthers || hasOneOf(title, companyWords))
	if (hasOthers) return classByPeople(entry)
	// Holidays, trips, notes: what takes whole days or leaves them free, and invites nobody.
	return entry.isAllDay || entry.isFree ? alone : unknown
}

function classOf(meaning: TitleMeaning, entry: CalendarEntry, hasCompany: boolean): EntryClass {
	if (meaning.means === 'alone') return hasCompany ? unknown : alone
	if (meaning.means === 'quiet' && hasCompany) return unknown
	return eventOf(meaning.means, entry, meaning.people)
}

function classByPeople(entry: CalendarEntry): EntryClass {
	if (entry.isAllDay || entry.isFree) return unknown
	if (entry.hasCallLink) return eventOf('call', entry)
	const minute = entry.start - dayOf(entry.start) * minutesPerDay
	const isAtWork =
		weekdayOf(dayOf(entry.start)) < saturday && minute >= workStartMinute && minute < workEndMinute
	return isAtWork ? eventOf('meeting', entry) : unknown
}

/**
 * An entry of which the kind is known.
 *
 * @param people the number that the title implies; attendees are more exact
 * @example eventOf('call', { ...entry, otherPeople: 1 }) // { is: 'event', kind: 'call', people: 'one' }
 */
export function eventOf(kind: EventKind, entry: CalendarEntry, people?: People): SortedEntry {
	return {
		is: 'event',
		kind,
		people: peopleOf(entry.otherPeople) ?? people ?? usualPeople[kind] ?? 'few',
	}
}

function peopleOf(others: number): People | undefined {
	if (others === 0) return undefined
	if (others === 1) return 'one'
	return others < manyPeople ? 'few' : 'many'
}

/**
 * A title as the table of words is written: lower case, no diacritics, one space around each word.
 *
 * @example foldTitle('Café: Müller & Söhne') // ' cafe muller sohne '
 */
export function foldTitle(title: string): string {
	const plain = title.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss')
	// Apostrophes join: "mum's" is "mums".
	const words = plain.replaceAll(/['’]/g, '').match(/[\p{L}\p{N}]+/gu) ?? []
	return ` ${words.join(' ')} `
}

function hasOneOf(foldedTitle: string, words: readonly string[]): boolean {
	return words.some((word) => hasWord(foldedTitle, word))
}

function hasWord(foldedTitle: string, word: string): boolean {
	if (word.startsWith('=')) return foldedTitle === ` ${word.slice(1)} `
	if (word.startsWith('*')) return foldedTitle.includes(`${word.slice(1)} `)
	if (word.endsWith('*')) return foldedTitle.includes(` ${word.slice(0, -1)}`)
	return foldedTitle.includes(` ${word} `)
}
