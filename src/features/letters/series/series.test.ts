import { describe, expect, test } from 'vitest'
import { dailyDatabases, insertRows } from '#testing/databases.ts'
import { refused, replied } from '#testing/letters.ts'
import { insertSeries, newSeriesSite, switchOn } from '#testing/series.ts'

const day = 24 * 60

describe.each(dailyDatabases)('$kind', (kind) => {
	test('a person who confirms gets each letter of a series at its time, once', async () => {
		const { confirm, after } = await newSeriesSite(kind)
		await confirm()
		expect(await after(1)).toEqual(['ada: Welcome 1'])
		expect(await after(3 * day - 2)).toHaveLength(1)
		expect(await after(2)).toEqual(['ada: Welcome 1', 'ada: Welcome 2'])
		await after(36 * day)
		const all = await after(day)
		expect(all).toEqual(['ada: Welcome 1', 'ada: Welcome 2', 'ada: Welcome 3'])
		expect(await after(30 * day)).toEqual(all)
	})

	test('a person who confirmed before the series was switched on gets nothing', async () => {
		const { confirm, after, clock } = await newSeriesSite(kind)
		await confirm({ confirmed_at: new Date(clock.now() - 1).toISOString() })
		expect(await after(1)).toEqual([])
	})

	test('a third letter waits until 30 days after the first, and the fourth letter keeps its interval after the third', async () => {
		const { confirm, after, store, id } = await newSeriesSite(kind, {
			delays: [0, day, 2 * day, 4 * day],
		})
		await confirm()
		await after(1)
		await after(day)
		expect(await after(27 * day)).toHaveLength(2)
		expect(await after(2 * day)).toHaveLength(3)
		expect(await after(2 * day)).toHaveLength(4)
		expect(await store.series.byId(id)).toMatchObject({ begun: 1, completed: 1, under_way: 0 })
	})

	test('a series ends for a person who leaves the segment, unsubscribes or has an undeliverable address', async () => {
		const { confirm, after, change, db, store, id } = await newSeriesSite(kind, {
			columns: { segment: 'g' },
		})
		await insertRows(db, 'segments', {
			id: 'g',
			name: 'G',
			name_key: 'g',
			filter: '{"campaign":"spring"}',
		})
		for (const name of ['leaving', 'unsubscribing', 'dead', 'staying']) {
			await confirm({ id: name, campaign: 'spring' })
		}
		await confirm({ id: 'other' })
		expect(await after(1)).toHaveLength(4)
		expect(await store.series.byId(id)).toMatchObject({ begun: 4, under_way: 4 })
		await change('leaving', { campaign: 'autumn' })
		await change('unsubscribing', { status: 'unsubscribed' })
		await change('dead', { undeliverable_at: new Date(0).toISOString() })
		expect((await after(3 * day)).slice(4)).toEqual(['staying: Welcome 2'])
		expect(await store.series.byId(id)).toMatchObject({ begun: 4, under_way: 1, completed: 0 })
	})

	test('a person’s pause delays their next letter, and a pause of more than 30 days ends the series for them', async () => {
		const { confirm, after, change, clock } = await newSeriesSite(kind)
		for (const name of ['ada', 'bob']) await confirm({ id: name })
		await after(1)
		const until = (days: number) => new Date(clock.now() + days * day * 60_000).toISOString()
		await change('ada', { paused_until: until(10) })
		await change('bob', { paused_until: until(40) })
		expect(await after(9 * day)).toHaveLength(2)
		expect((await after(day)).slice(2)).toEqual(['ada: Welcome 2'])
		await after(30 * day)
		expect((await after(30 * day)).filter((mail) => mail.startsWith('bob'))).toHaveLength(1)
	})

	test('only people whose consent covers the purpose of a series get its letters', async () => {
		const { confirm, after, db, clock } = await newSeriesSite(kind)
		await confirm()
		const given_at = new Date(clock.now()).toISOString()
		await insertRows(db, 'consents', {
			id: 'c',
			person_id: 'ada',
			given_at,
			locale: 'en',
			source: 'premium',
			wording: '2026-11-22.2-premium',
		})
		expect(await after(1)).toEqual([])
	})

	test('a person gets only one series, the first that fits', async () => {
		const { confirm, after, db, store } = await newSeriesSite(kind, { delays: [60, day] })
		const second = await insertSeries({ db, store }, [0, day], { name: 'Second' })
		await switchOn(store, second)
		const third = await insertSeries({ db, store }, [0], { name: 'Third', origin: 'tests' })
		await store.series.putFirst(third)
		await switchOn(store, third)
		await confirm()
		await confirm({ id: 'tested', source: 'introvert-test' })
		expect(await after(30)).toEqual(['tested: Third 1'])
		expect(await after(31)).toEqual(['tested: Third 1', 'ada: Welcome 1'])
		expect(await after(day)).toEqual(['tested: Third 1', 'ada: Welcome 1', 'ada: Welcome 2'])
	})

	test('a changed delay applies to letters not yet sent, and a person who confirms while the series is switched off briefly still begins it', async () => {
		const { confirm, after, store, id } = await newSeriesSite(kind)
		await confirm()
		await after(1)
		await store.series.switchOff(id, 'ada')
		const [, second] = await store.series.lettersOf(id)
		await store.series.moveStep(second?.id ?? '', 5 * day)
		await confirm({ id: 'bob' })
		expect(await after(day / 2)).toHaveLength(1)
		await switchOn(store, id)
		expect(await after(1)).toEqual(['ada: Welcome 1', 'bob: Welcome 1'])
		expect(await after(4 * day)).toHaveLength(2)
		expect((await after(day)).slice(2)).toEqual(['ada: Welcome 2', 'bob: Welcome 2'])
	})

	test('after a series has been switched off for a long time, a person who confirmed in the meantime does not begin it, and a person who had begun it gets the next letter', async () => {
		const { confirm, after, store, id } = await newSeriesSite(kind)
		await confirm()
		await after(1)
		await store.series.switchOff(id, 'ada')
		await confirm({ id: 'bob' })
		await after(2 * day)
		await switchOn(store, id)
		expect((await after(2 * day)).slice(1)).toEqual(['ada: Welcome 2'])
	})

	test('a series that is switched on cannot be changed, and its letters cannot be confirmed as single letters, even after it is switched off', async () => {
		const { store, id } = await newSeriesSite(kind)
		const [first] = await store.series.lettersOf(id)
		const letter = first?.id ?? ''
		const { series } = store
		await expect(series.addStep(id, 1)).rejects.toMatchObject(refused('state'))
		await expect(series.moveStep(letter, 1)).rejects.toMatchObject(refused('state'))
		await expect(series.removeStep(letter, 'ada')).rejects.toMatchObject(refused('state'))
		await expect(series.remove(id, 'ada')).rejects.toMatchObject(refused('state'))
		await expect(store.letters.remove(letter, 'ada')).rejects.toMatchObject(refused('state'))
		await expect(store.letters.confirm(letter, 1, 'ada')).rejects.toMatchObject(refused('state'))
		await series.switchOff(id, 'ada')
		await expect(store.letters.confirm(letter, 1, 'ada')).rejects.toMatchObject(refused('state'))
		expect(await store.letters.summaries()).toEqual([])
	})

	test('a series is not switched on with a letter that has changed since its check', async () => {
		const { store, id } = await newSeriesSite(kind)
		await store.series.switchOff(id, 'ada')
		const letters = await store.series.lettersOf(id)
		const versions = new Map(letters.map((letter) => [letter.id, letter.version]))
		await store.series.addStep(id, 1)
		await expect(store.series.switchOn(id, versions, 'ada')).rejects.toMatchObject(
			refused('version'),
		)
		expect(await store.series.byId(id)).toMatchObject({ state: 'off' })
	})

	test('a refused sender pauses the letter until the owner resumes it', async () => {
		let isRefused = true
		const { confirm, after, store, id } = await newSeriesSite(kind, {
			failureOf: () => (isRefused ? replied('MAIL FROM', '550 5.7.1 no') : null),
		})
		await confirm()
		expect(await after(1)).toEqual([])
		const { steps } = await store.series.byId(id)
		expect(steps[0]).toMatchObject({ state: 'series', pause_reason: 'sender-refused' })
		expect(await store.letters.waitingForOwner()).toMatchObject({ name: 'Welcome 1' })
		isRefused = false
		expect(await after(day)).toEqual([])
		await store.letters.resume(steps[0]?.id ?? '', 'ada')
		expect(await after(1)).toEqual(['ada: Welcome 1'])
	})

	test('the provider’s limit delays a series by an hour at a time', async () => {
		let isLimited = true
		const { confirm, after } = await newSeriesSite(kind, {
			failureOf: () => (isLimited ? replied('DATA', '452 4.5.3 limit') : null),
		})
		await confirm()
		await after(1)
		isLimited = false
		await after(30)
		expect(await after(61)).toEqual(['ada: Welcome 1'])
	})

	test('after a restore a series is paused until the owner resumes it, and later starts do not pause it again', async () => {
		const { confirm, after, store, db, id } = await newSeriesSite(kind)
		await db.write((transaction) =>
			transaction.updateTable('letters').set({ table_id: 'earlier' }).execute(),
		)
		await store.letters.pauseRestored()
		await confirm()
		expect(await after(1)).toEqual([])
		for (const letter of await store.series.lettersOf(id)) {
			await store.letters.resume(letter.id, 'ada')
		}
		await store.letters.pauseRestored()
		expect(await after(1)).toEqual(['ada: Welcome 1'])
	})

	test('deleting a series keeps the letters that were sent and deletes the others', async () => {
		const { confirm, after, store, id } = await newSeriesSite(kind)
		await confirm()
		await after(1)
		await store.series.switchOff(id, 'ada')
		await store.series.remove(id, 'ada')
		expect(await store.letters.summaries()).toMatchObject([
			{ name: 'Welcome 1', state: 'stopped', sent: 1, recipients: 1 },
		])
		expect(await store.series.list()).toEqual([])
		expect(await store.personalData.collect('ada@example.com')).toMatchObject({
			letters: [{ name: 'Welcome 1', state: 'sent' }],
		})
	})

	test('erasing a person does not change how many people a series counts as having begun it', async () => {
		const { confirm, after, store, id } = await newSeriesSite(kind)
		await confirm()
		await after(1)
		await store.personalData.erase('ada@example.com', 'ada')
		expect(await store.series.byId(id)).toMatchObject({ begun: 1, under_way: 0 })
		expect(await after(40 * day)).toHaveLength(1)
	})

	test('recipients of a series are anonymized 24 months after their email', async () => {
		const { confirm, after, store, db } = await newSeriesSite(kind)
		const people = async () =>
			(await db.read.selectFrom('letter_recipients').select('person_id').execute()).map(
				(row) => row.person_id,
			)
		await confirm()
		await after(1)
		await after(700 * day)
		await confirm({ id: 'bob' })
		await after(1)
		await after(31 * day)
		await store.sweep()
		const left = await people()
		expect(left).toContain('bob')
		expect(left).not.toContain('ada')
	})
})
