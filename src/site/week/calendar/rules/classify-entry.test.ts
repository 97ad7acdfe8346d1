import { expect, test } from 'vitest'
import { classifyEntry } from './classify-entry.ts'
import type { CalendarEntry } from './entry.ts'
import { foldTitle } from './fold-title.ts'
import { localDay, minutesPerDay } from './local-time.ts'
import { anniversaryWords, companyWords, titleMeanings } from './title-words.ts'

const thursday = localDay('2026-11-26') * minutesPerDay
const saturday = thursday + 2 * minutesPerDay

function entry(title: string, more: Partial<CalendarEntry> = {}): CalendarEntry {
	const start = thursday + 14 * 60
	return {
		title,
		start,
		end: start + 60,
		isAllDay: false,
		isFree: false,
		otherPeople: 0,
		hasCallLink: false,
		...more,
	}
}

/**
 * The class of an entry. For an event, its kind, followed by the number of people unless that is `few`: "call", "call
 * one" or "call many".
 */
function found(calendarEntry: CalendarEntry): string {
	const sorted = classifyEntry(calendarEntry)
	if (sorted.is !== 'event') return sorted.is
	return sorted.people === 'few' ? sorted.kind : `${sorted.kind} ${sorted.people}`
}

test.each([
	['Team meeting', 'meeting'],
	['1:1 Jonas', 'meeting one'],
	['All-hands', 'meeting many'],
	['Call with the bank manager', 'errands'],
	['Zoom: Q4 numbers', 'call'],
	['Office day', 'openPlan'],
	['Dinner at Tess’s', 'dinner'],
	['Team lunch', 'dinner'],
	['Lunch', 'alone'],
	['Mum’s birthday party', 'party'],
	['Anna & Ben’s wedding', 'party many'],
	['Coffee with Anna', 'friend one'],
	['Sunday at my parents’', 'family'],
	['Parents’ evening', 'meeting'],
	['Quarterly presentation', 'presentation'],
	['Prepare presentation', 'alone'],
	['Dentist', 'errands'],
	['Focus time', 'alone'],
	['Yoga', 'quiet'],
	['Yoga with Lena', 'unknown'],
	['Flight LH 400', 'alone'],
	['Q4 Ops (hybrid)', 'unknown'],
	['L.', 'unknown'],
	['Pick up parcel', 'unknown'],
	['', 'unknown'],
])('the English title "%s" is classified as %s', (title, is) => {
	expect(found(entry(title))).toBe(is)
})

test.each([
	['Teambesprechung', 'meeting'],
	['Mitarbeitergespräch', 'meeting one'],
	['Eigentümerversammlung', 'meeting many'],
	['Telko Vertrieb', 'call'],
	['Bürotag', 'openPlan'],
	['Abendessen bei Nora', 'dinner'],
	['Mittagspause', 'alone'],
	['Geburtstagsfeier Oskar', 'party'],
	['Hochzeit Jana & Tim', 'party many'],
	['Kaffee mit Lea', 'friend one'],
	['Besuch bei Oma', 'family'],
	['Elternabend 3b', 'meeting'],
	['Projektvortrag', 'presentation'],
	['Vortrag vorbereiten', 'alone'],
	['Zahnarzt', 'errands'],
	['Wocheneinkauf', 'errands'],
	['Feiertag', 'alone'],
	['Feierabendbier', 'party'],
	['Joggen', 'quiet'],
	['Laufgruppe', 'unknown'],
	['Restmüll', 'alone'],
	['Termin Müller', 'unknown'],
])('the German title "%s" is classified as %s', (title, is) => {
	expect(found(entry(title))).toBe(is)
})

test.each([
	['Reunião de equipe', 'meeting'],
	['Entrevista com candidata', 'meeting one'],
	['Assembleia do condomínio', 'meeting many'],
	['Ligação com o cliente', 'call'],
	['Dia de escritório', 'openPlan'],
	['Jantar com a Rita', 'dinner'],
	['Almoço', 'alone'],
	['Almoço de família', 'family'],
	['Aniversário da Bia', 'party'],
	['Casamento da Carol', 'party many'],
	['Café com a Ana', 'friend one'],
	['Visita à avó', 'family'],
	['Reunião de pais', 'meeting'],
	['Apresentação para a diretoria', 'presentation'],
	['Preparar apresentação', 'alone'],
	['Médico', 'errands'],
	['Feriado', 'alone'],
	['Academia', 'quiet'],
	['Corrida com o Pedro', 'unknown'],
	['Pagar aluguel', 'alone'],
	['Resolver com Júlia', 'unknown'],
])('the Portuguese title "%s" is classified as %s', (title, is) => {
	expect(found(entry(title))).toBe(is)
})

test('an entry with attendees but no known word in its title is a meeting in working hours, a call if it has a link, and otherwise unknown', () => {
	expect(found(entry('Alpha', { otherPeople: 1 }))).toBe('meeting one')
	expect(found(entry('Alpha', { otherPeople: 7 }))).toBe('meeting')
	expect(found(entry('Alpha', { otherPeople: 8 }))).toBe('meeting many')
	expect(found(entry('Alpha', { otherPeople: 3, hasCallLink: true }))).toBe('call')
	expect(found(entry('Alpha', { otherPeople: 3, start: thursday + 20 * 60 }))).toBe('unknown')
	expect(found(entry('Alpha', { otherPeople: 3, start: saturday + 14 * 60 }))).toBe('unknown')
	expect(found(entry('Alpha', { otherPeople: 3, isAllDay: true }))).toBe('unknown')
})

test('the number of attendees overrides the number that the title implies', () => {
	expect(found(entry('1:1', { otherPeople: 4 }))).toBe('meeting')
	expect(found(entry('Party', { otherPeople: 12 }))).toBe('party many')
})

test('title words that mean “time alone” are ignored if the entry has attendees', () => {
	expect(found(entry('Prep for the board', { otherPeople: 3 }))).toBe('meeting')
	expect(found(entry('Reading', { otherPeople: 3 }))).toBe('unknown')
})

test('all-day entries and entries shown as free are classified as “alone” unless others attend or the title names a kind of event', () => {
	expect(found(entry('Anna’s Birthday', { isAllDay: true }))).toBe('alone')
	expect(found(entry('Release', { isAllDay: true }))).toBe('alone')
	expect(found(entry('Release', { isFree: true }))).toBe('alone')
	expect(found(entry('Birthday party', { isAllDay: true, otherPeople: 2 }))).toBe('party')
	expect(found(entry('Wedding of Ana', { isAllDay: true }))).toBe('party many')
})

test('the words searched for in titles are already folded as the titles are', () => {
	const words = [
		...titleMeanings.flatMap((meaning) => meaning.words),
		...companyWords,
		...anniversaryWords,
	].map((word) => word.replaceAll(/[*=]/g, ''))
	expect(words.filter((word) => foldTitle(word) !== ` ${word} `)).toEqual([])
})

test('no row in the table of title meanings repeats a word', () => {
	for (const { words } of titleMeanings) expect(words).toEqual([...new Set(words)])
})
