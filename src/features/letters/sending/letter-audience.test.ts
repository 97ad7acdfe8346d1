import { describe, expect, test } from 'vitest'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { databases, fakeClock, insertRows } from '#testing/databases.ts'
import { insertDraft, newLetter, sendFirst } from '#testing/letters.ts'

const hour = 3_600_000

const start = fakeClock().now()

describe.each(databases)('$kind', (kind) => {
	test('everyone gets the letter in their language, and the first 50 include all languages', async () => {
		const locales = ['en', 'de-AT', 'pt_BR', null, 'fr']
		const { sent, first } = await newLetter(kind, 200, {
			columnsOf: (index) => ({
				locale: index < 180 ? 'en' : (locales[index % 5] ?? null),
				source: index === 199 ? 'regional-de' : 'landing',
			}),
		})
		await first()
		const subjects = sent.map(({ subject }) => subject)
		expect(new Set(subjects)).toEqual(new Set(['We open', 'Wir machen auf', 'Vamos abrir']))
		expect(subjects.filter((subject) => subject === 'Vamos abrir')).toHaveLength(4)
	})

	test('the first 50 recipients alternate between languages, and within a language between mail hosts', async () => {
		const { sent, first } = await newLetter(kind, 120, {
			columnsOf: (index) => ({
				locale: index < 100 ? 'en' : index < 112 ? 'de' : 'pt',
				email: `p${index}@${index % 40 === 7 ? 'Rare' : 'common'}.example`,
			}),
		})
		await first()
		const to = (subject: string) => sent.filter((mail) => mail.subject === subject)
		expect(to('Wir machen auf')).toHaveLength(12)
		expect(to('Vamos abrir')).toHaveLength(8)
		expect(to('We open')).toHaveLength(30)
		const rare = to('We open').filter((mail) => /@rare/i.test(mail.to))
		expect(rare).toHaveLength(3)
	})

	test('people who unsubscribe, pause or are erased after a letter was confirmed do not get the letter', async () => {
		const { store, db, id, sent, send, clock } = await newLetter(kind, 6)
		await store.letters.confirm(id, 1, 'ada')
		await send()
		const paused_until = new Date(clock.now() + hour).toISOString()
		await db.write(async (transaction) => {
			const change = (of: string, columns: object) =>
				transaction.updateTable('waitlist_emails').set(columns).where('id', '=', of).execute()
			await change('p0', { status: 'unsubscribed' })
			await change('p1', { status: 'pending' })
			await change('p2', { paused_until })
			await change('p3', { undeliverable_at: paused_until })
		})
		await store.registrations.erase(['p4'], 'ada')
		clock.advance(letterLimits.undoMs)
		await send()
		expect(sent.map(({ to }) => to)).toEqual(['p5@example.com'])
		const { total } = await store.letters.figures({ id, campaign: '' })
		expect(total).toMatchObject({ sent: 1, skipped: 4, erased: 1 })
		const rows = db.read.selectFrom('letter_recipients').select('person_id')
		expect(JSON.stringify(await rows.execute())).not.toContain('p4')
	})

	test('nobody gets a third letter within 30 days', async () => {
		const { store, db, sent, send, clock, first, id } = await newLetter(kind, 2)
		await first()
		for (const [next, expected] of [
			['second', 4],
			['third', 4],
		] as const) {
			clock.advance(hour)
			await insertDraft(db, { id: next })
			await sendFirst(next, send, { store, clock })
			expect(sent).toHaveLength(expected)
		}
		const addressed = { id, purpose: 'news', filter: {} } as const
		expect(await store.letters.count({ ...addressed, id: 'fourth' })).toMatchObject({
			count: 0,
			left_out: { frequency: 2 },
		})
		clock.advance(30 * 24 * hour)
		expect(await store.letters.count({ ...addressed, id: 'fourth' })).toMatchObject({ count: 2 })
	})

	test('people whose confirmed consent covers only Premium get no news, even after an unconfirmed consent to news, but people without any confirmed consent do', async () => {
		const { store, db, id } = await newLetter(kind, 3, {
			columnsOf: (index) => ({
				confirmed_at: index === 2 ? null : new Date(start).toISOString(),
			}),
		})
		const given = [
			['p0', '2026-11-22-premium', -1],
			['p1', '2026-11-22-premium', -1],
			['p1', '2026-11-22', 1],
			['p2', '2026-11-22-premium', 1],
		] as const
		await insertRows(
			db,
			'consents',
			given.map(([person_id, wording, minutes], index) => ({
				id: `c${index}`,
				person_id,
				wording,
				given_at: new Date(start + minutes * 60_000).toISOString(),
				locale: 'en',
				source: 'premium',
			})),
		)
		const count = (purpose: 'news' | 'premium') => store.letters.count({ id, purpose, filter: {} })
		expect(await count('news')).toMatchObject({ count: 1, left_out: { consent: 2 } })
		expect(await count('premium')).toMatchObject({ count: 3 })
	})

	test('a letter is sent only to the people in its segment', async () => {
		const { store, db, send, clock, sent } = await newLetter(kind, 4, {
			columnsOf: (index) => ({
				country: index % 2 === 0 ? 'DE' : null,
			}),
		})
		const segment = { id: 's1', name: 'Alemania', filter: { country: 'DE' } }
		await store.segments.save(segment)
		const id = await insertDraft(db, { id: 'german', segment: segment.id })
		await sendFirst(id, send, { store, clock })
		expect(sent.map(({ to }) => to).toSorted()).toEqual(['p0@example.com', 'p2@example.com'])
	})
})
