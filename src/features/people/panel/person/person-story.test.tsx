import { expect, test } from 'vitest'
import type { Person } from '#features/people/messages/person.ts'
import { personStory } from './PersonStory.tsx'

const consent: Person['consents'][number] = {
	given_at: '2027-01-14T21:08:00.000Z',
	version: '2026-11-22',
	text: 'Words',
	translation: 'Palabras',
	purpose: 'news',
	page: '/deutschland',
	source: 'regional-de',
	locale: 'de',
	utm_source: null,
	utm_medium: null,
	utm_campaign: null,
	utm_term: null,
	utm_content: null,
	referrer_host: null,
	proof: null,
}

const mail: Person['mails'][number] = {
	id: 'm1',
	kind: 'confirmation',
	subject: 'Subject',
	created_at: '2027-01-14T21:08:01.000Z',
	outcome: 'accepted',
	finished_at: '2027-01-14T21:08:04.000Z',
	tries: 1,
	failure: null,
	report: null,
}

const person: Person = {
	id: '7',
	email: 'k.lindner@example.com',
	source: 'regional-de',
	status: 'active',
	created_at: consent.given_at,
	locale: 'de',
	country: 'DE',
	campaign: null,
	referrer: null,
	confirmed_at: '2027-01-14T21:12:00.000Z',
	unsubscribed_at: null,
	undeliverable_at: null,
	tags: null,
	note: null,
	consents: [consent],
	mails: [mail],
	history: [
		{ at: consent.given_at, status: 'pending' },
		{ at: '2027-01-14T21:12:00.000Z', status: 'active' },
	],
	acts: [],
	requests: [],
}

test('the history is chronological, and lists a signup once', () => {
	expect(personStory(person).map(({ key }) => key)).toEqual(['consent 0', 'mail m1', 'status 1'])
})

test('a sent email is listed at the time when it was accepted, and a waiting email at the time when it was written', () => {
	const waiting = { ...mail, id: 'm2', outcome: 'waiting' as const, finished_at: null }
	const story = personStory({ ...person, mails: [mail, waiting] })
	expect(story.map(({ key }) => key)).toEqual(['consent 0', 'mail m2', 'mail m1', 'status 1'])
})

test('an action of the owner appears in the history in chronological order', () => {
	const act = { at: '2027-01-14T21:10:00.000Z', act: 'corrected' as const }
	const story = personStory({ ...person, acts: [act] })
	expect(story.map(({ key }) => key)).toEqual(['consent 0', 'mail m1', 'act 0', 'status 1'])
})

test('the history of an imported row begins with its status, even without a time', () => {
	const story = personStory({
		...person,
		consents: [],
		history: [{ at: 'spring', status: 'active' }],
	})
	expect(story.map(({ key, at }) => [key, at])).toEqual([
		['status 0', 'spring'],
		['mail m1', mail.finished_at],
	])
})
