import { describe, expect, test } from 'vitest'
import { dailyDatabases, fakeClock, openTestStore, type TestDatabase } from '#testing/databases.ts'
import {
	createTestSender,
	insertDraft,
	insertPeople,
	recordingTransport,
	replied,
	sendFirst,
} from '#testing/letters.ts'
import { waitlistCommand } from './waitlist-command.ts'

describe.each(dailyDatabases)('$kind', (kind) => {
	test('a letter is listed, shown and stopped', async () => {
		const { run, first } = await newLetter(kind)
		expect(await run('list')).toBe('a  draft  We open')
		await first()
		expect(await run('list')).toBe('a  paused (first-fifty), 60 recipients  We open')
		const shown = await run('show', 'a')
		expect(shown).toMatch(/^sent +49$/m)
		expect(shown).toMatch(/^waiting +10$/m)
		expect(shown).toMatch(/^returned +0$/m)
		expect(shown).toContain('refused with 550 5.1.1: 1')
		expect(shown).not.toContain('@')
		expect(await run('stop', 'a')).toContain('stopped')
		await expect(run('stop', 'a')).rejects.toThrow('the letter is stopped')
	})

	test('a confirmed letter that was not sent yet becomes a draft again when it is stopped', async () => {
		const { run, store, clock } = await newLetter(kind)
		await store.letters.confirm('a', 1, 'ada')
		// Entries of the same millisecond have no order.
		clock.advance(1)
		expect(await run('stop', 'a')).toBe('a  draft  We open')
		await expect(run('pause', 'a')).rejects.toThrow('the letter is draft')
		expect(await store.audit.newest()).toMatchObject([
			{ actor: 'command line', action: 'letter taken back', detail: 'We open' },
			{ actor: 'ada', action: 'letter confirmed', rows: null },
		])
	})

	test.each([[[]], [['show']], [['burn', 'a']], [['list', 'a']]])(
		'%j prints the usage',
		async (args) => {
			const { run } = await newLetter(kind)
			await expect(run(...args)).rejects.toThrow('npm run waitlist -- letter list')
		},
	)

	test('an unknown letter is reported', async () => {
		const { run } = await newLetter(kind)
		await expect(run('stop', 'b')).rejects.toThrow('There is no such letter.')
	})
})

async function newLetter(kind: TestDatabase) {
	const clock = fakeClock()
	const { db, store } = await openTestStore(kind, clock.now)
	await insertPeople(
		db,
		Array.from({ length: 60 }, () => ({})),
	)
	await insertDraft(db, { id: 'a' })
	const { transport } = recordingTransport((to) =>
		to === 'p0@example.com' ? replied('DATA', '550 5.1.1 p0@example.com') : null,
	)
	const send = createTestSender({ store, clock, transport })
	return {
		store,
		clock,
		first: () => sendFirst('a', send, { store, clock }),
		run: (...args: readonly string[]) =>
			waitlistCommand(store, ['letter', ...args], async () => {}),
	}
}
