import type { CalendarEntry, EntryClass } from './entry.ts'
import { eventOf } from './event-of.ts'
import { foldTitle } from './fold-title.ts'
import { dayOf, minutesPerDay, weekdayOf } from './local-time.ts'
import { anniversaryWords, companyWords, type TitleMeaning, titleMeanings } from './title-words.ts'

const saturday = 5
/** Entries with other people that start between these times on a working day are classified as meetings. */
const workStartMinute = 7 * 60
const workEndMinute = 18 * 60

const alone = { is: 'alone' } as const
const unknown = { is: 'unknown' } as const

/**
 * Classifies an entry by the words of its title, then by its attendees.
 *
 * @example classifyEntry({ ...entry, title: 'Zahnarzt' }) // { is: 'event', kind: 'errands', people: 'few' }
 */
export function classifyEntry(entry: CalendarEntry): EntryClass {
	const title = foldTitle(entry.title)
	const hasOthers = entry.otherPeople > 0
	if (entry.isAllDay && !hasOthers && hasOneOf(title, anniversaryWords)) return alone
	const meaning = titleMeanings.find(
		// An invitation to others is company even if its title suggests time alone.
		({ means, words }) => !(means === 'alone' && hasOthers) && hasOneOf(title, words),
	)
	if (meaning) return classOf(meaning, entry, hasOthers || hasOneOf(title, companyWords))
	if (hasOthers) return classByPeople(entry)
	// Holidays, trips, notes: entries without guests that take whole days, or that leave their time free.
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

function hasOneOf(foldedTitle: string, words: readonly string[]): boolean {
	return words.some((word) => hasWord(foldedTitle, word))
}

function hasWord(foldedTitle: string, word: string): boolean {
	if (word.startsWith('=')) return foldedTitle === ` ${word.slice(1)} `
	if (word.startsWith('*')) return foldedTitle.includes(`${word.slice(1)} `)
	if (word.endsWith('*')) return foldedTitle.includes(` ${word.slice(0, -1)}`)
	return foldedTitle.includes(` ${word} `)
}
