import * as fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { languages } from '#site-map/pages.ts'
import { pauseAt, pauseEnd } from '#features/my-data/rules/pause.ts'
import { preferredLanguage } from '#site-map/preferred-language.ts'
import { languageBySource } from '#site-map/signup-source.ts'
import { databases, openTestStore } from '#testing/databases.ts'
import { insertPeople } from '#testing/letters.ts'
import { eligibility, languageOfRow } from './letter-eligibility.ts'

const now = Date.UTC(2026, 0, 5, 12)
const iso = (time: number) => new Date(time).toISOString()

const tag = fc.mixedCase(fc.constantFrom(...languages, 'fr'))
const locale = fc.oneof(
	fc.constant(null),
	fc.string({ maxLength: 6 }),
	tag,
	fc
		.tuple(tag, fc.constantFrom('-', '_', '', '--'), fc.string({ maxLength: 4 }))
		.map((parts) => parts.join('')),
)
const source = fc.oneof(fc.constantFrom(...languageBySource.keys()), fc.constantFrom('premium', ''))
const pausedUntil = fc.oneof(
	fc.constant(null),
	fc.integer({ min: -2, max: 2 }).map((ms) => iso(now + ms)),
	fc.constantFrom(pauseEnd('one-month', now), pauseEnd('open', now)),
)
const people = fc.array(fc.record({ locale, source, paused_until: pausedUntil }), {
	minLength: 20,
	maxLength: 60,
})

describe.each(databases)('$kind', (kind) => {
	test('the SQL and the rules agree on the language and the pause of a person', async () => {
		const { db } = await openTestStore(kind)
		const { paused } = eligibility({ id: 'a', purpose: 'news' }, now)
		await fc.assert(
			fc.asyncProperty(people, async (rows) => {
				await insertPeople(db, rows)
				const found = await db.read
					.selectFrom('waitlist_emails')
					.select(['locale', 'source', 'paused_until', languageOfRow.as('language')])
					.select(sql<number>`case when ${paused} then 0 else 1 end`.as('is_paused'))
					.execute()
				await db.write((transaction) => transaction.deleteFrom('waitlist_emails').execute())
				expect(found).toHaveLength(rows.length)
				for (const { language, is_paused, ...row } of found) {
					const rule = {
						language: preferredLanguage(row.locale, row.source),
						isPaused: pauseAt(row.paused_until, now) !== null,
					}
					expect({ ...row, language, isPaused: is_paused === 1 }).toEqual({ ...row, ...rule })
				}
			}),
			{ numRuns: 15 },
		)
	})
})
