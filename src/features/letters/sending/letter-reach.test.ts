import { recordSignup } from '#testing/jobs.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { dailyDatabases, fakeClock, openTestStore } from '#testing/databases.ts'
import { createTestSender, insertDraft } from '#testing/letters.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import type { Transport } from '#platform/mail/transport.ts'

const people = ['ada', 'bob', 'cleo', 'dan'] as const
const minute = 60_000

const action = fc.oneof(
	fc.record({
		person: fc.constantFrom(...people),
		does: fc.constantFrom('signup', 'confirm', 'unsubscribe', 'erase', 'pause', 'bounce'),
	}),
	fc.record({
		owner: fc.constantFrom('confirm', 'undo', 'pause', 'resume', 'stop', 'new letter'),
	}),
	fc.record({ minutes: fc.constantFrom(1, 11, 60) }),
)

async function ifPossible(act: Promise<unknown>): Promise<void> {
	await act.catch((error: unknown) => {
		if (!(error instanceof Refusal)) throw error
	})
}

/** Sequences of actions that begin with signups and a confirmed letter, so that emails are sent. */
const actions = fc
	.tuple(fc.array(action, { maxLength: 8 }), fc.array(action, { maxLength: 25 }))
	.map(([before, after]) => [
		...people.map((person) => ({ person, does: 'signup' as const })),
		...people.slice(1).map((person) => ({ person, does: 'confirm' as const })),
		...before,
		{ owner: 'confirm' as const },
		...after,
		{ minutes: 11 },
	])

describe.each(dailyDatabases)('$kind', (kind) => {
	test('whatever the order of actions, a letter reaches only people who are confirmed when it is sent, and each of them once', async () => {
		const clock = fakeClock()
		const { db, store } = await openTestStore(kind, clock.now)
		let run = 0
		let mails = 0
		await fc.assert(
			fc.asyncProperty(actions, async (steps) => {
				const name = `run${(run += 1)}`
				const wrong: string[] = []
				const reached = new Set<string>()
				const email = (person: string) => `${person}@${name}.example`
				const tokens = new Map<string, { confirm: string; unsubscribe: string }>()
				let letters = 0
				let letter = await insertDraft(db, { id: `${name}-0` })
				const transport: Transport = {
					send: async ({ id, recipient }) => {
						mails += 1
						const person = await db.read
							.selectFrom('waitlist_emails')
							.select(['status', 'paused_until', 'undeliverable_at'])
							.where('email', '=', recipient)
							.executeTakeFirst()
						const isPaused = Date.parse(person?.paused_until ?? '') > clock.now()
						const isReachable = person?.status === 'active' && !isPaused
						if (!isReachable || person.undeliverable_at !== null) wrong.push(recipient)
						if (reached.has(id)) wrong.push(`${recipient} again`)
						reached.add(id)
					},
					close: () => {},
				}
				const send = createTestSender({ store, clock, transport })
				const change = (person: string, columns: object) =>
					db.write((transaction) =>
						transaction
							.updateTable('waitlist_emails')
							.set(columns)
							.where('email', '=', email(person))
							.execute(),
					)
				const at = () => new Date(clock.now() + 30 * minute).toISOString()
				const byPerson = {
					signup: async (person: string) =>
						tokens.set(person, await recordSignup(store, email(person), 'landing')),
					confirm: (person: string) => store.signups.confirm(tokens.get(person)?.confirm ?? ''),
					unsubscribe: (person: string) =>
						store.signups.unsubscribe(tokens.get(person)?.unsubscribe ?? ''),
					erase: (person: string) => store.personalData.erase(email(person), 'ada'),
					pause: (person: string) => change(person, { paused_until: at() }),
					bounce: (person: string) => change(person, { undeliverable_at: at() }),
				}
				const byOwner = {
					confirm: () => ifPossible(store.letters.confirm(letter, 1, 'ada')),
					undo: () => ifPossible(store.letters.undo(letter, 'ada')),
					pause: () => ifPossible(store.letters.pause(letter, 'ada')),
					resume: () => ifPossible(store.letters.resume(letter, 'ada')),
					stop: () => ifPossible(store.letters.stop(letter, 'ada')),
					'new letter': async () => {
						await byOwner.undo()
						await byOwner.stop()
						letter = await insertDraft(db, { id: `${name}-${(letters += 1)}` })
					},
				}
				for (const step of steps) {
					if ('person' in step) await byPerson[step.does](step.person)
					else if ('owner' in step) await byOwner[step.owner]()
					else clock.advance(step.minutes * minute)
					await send()
				}
				await byOwner['new letter']()
				clock.advance(letterLimits.frequencyMs)
				expect(wrong).toEqual([])
			}),
			// Both databases run the same SQL, so PostgreSQL, which is slower per statement, gets fewer runs.
			{ numRuns: kind.kind === 'sqlite' ? 10 : 5 },
		)
		expect(mails).toBeGreaterThan(4)
	})
})
