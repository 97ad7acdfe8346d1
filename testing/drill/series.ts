import { once } from 'node:events'
import { sql } from 'kysely'
import { insertSeries, switchOn } from '#testing/series.ts'
import { type Server, startServerWith } from '#testing/site-server.ts'
import { type DatabaseKind, databaseWithPeople, sendingWithoutLimit } from './letter-database.ts'
import { faultsWhere, type Outcome } from './outcome.ts'
import { createSeededRandom } from './seeded-random.ts'
import { type AcceptedMail, smtpReply, startSmtpSink } from './smtp-sink.ts'
import { waitUntil } from './timed-fetch.ts'

type Plan = {
	readonly people: number
	readonly kills: number
	/** How many unsubscribe between the two letters, and as many leave the segment. */
	readonly leaving: number
}

/** How long after a person has left a mail that was already being sent may start to arrive. */
const underwayMs = 1_000

/** The mails that a process sends at a time. */
const underWay = 8

/**
 * Sends a series of two letters, a minute apart, with one server on SQLite or two on PostgreSQL, and kills a server at
 * random moments. The mail server answers 5 % of the mails with a temporary error. Between the letters people unsubscribe or
 * leave the segment. Everyone else must get each letter once, and who confirmed before the series was on none.
 */
export async function seriesKilled(kind: DatabaseKind, plan: Plan): Promise<Outcome> {
	const random = createSeededRandom(Date.now())
	const opened = await databaseWithPeople(kind, plan.people)
	const { db, store } = opened
	const sink = await startSmtpSink({
		refuse: () => (random.is(0.05) ? smtpReply(451, '4.3.0 Try again') : null),
		delayMs: 15,
	})
	const early = await prepare()
	const start = () =>
		startServerWith({
			...opened.environment,
			...sendingWithoutLimit(sink.url),
		})
	// Two servers need PostgreSQL.
	let servers: readonly [Server, ...Server[]] =
		kind === 'sqlite' ? [await start()] : await Promise.all([start(), start()])
	const leftAt = new Map<string, number>()
	const expected = { first: plan.people, second: plan.people - 2 * plan.leaving }
	try {
		const isFirstOut = await killWhileSending('first', Math.ceil(plan.kills / 2))
		await leave()
		const isSecondOut = await killWhileSending('second', Math.floor(plan.kills / 2))
		const first = byRecipient('first')
		const second = byRecipient('second')
		const twice = [...first.values(), ...second.values()].filter((some) => some.length > 1)
		const all = [...first.values(), ...second.values()]
		const by = kind === 'sqlite' ? 'a server' : 'two servers'
		return {
			tried: `${kind}: a series of 2 letters to ${plan.people} by ${by}, ${plan.kills} SIGKILLs, 5 % temporary errors, ${2 * plan.leaving} leaving between them`,
			acknowledged: first.size + second.size,
			lost: expected.first - first.size + Math.max(0, expected.second - second.size),
			seen: `${twice.length} mails twice, accepted in the instant of a SIGKILL`,
			faults: faultsWhere({
				'the first letter did not reach everyone': !isFirstOut,
				'the second letter did not reach everyone': !isSecondOut,
				'more mails went out twice than were under way': twice.length > plan.kills * underWay,
				'a mail has two Message-IDs': all.some((some) => idsOf(some).size > 1),
				'two mails share a Message-ID': idsOf(sink.accepted).size !== all.length,
				'someone who had left got the second letter': [...leftAt].some(([to, at]) =>
					second.get(to)?.some(({ begunAt }) => begunAt > at + underwayMs),
				),
				'someone who confirmed before got a letter': early.some((to) => first.has(to)),
				'the second letter came before its time': [...second].some(
					([to, [mail]]) => (mail?.begunAt ?? 0) < (first.get(to)?.[0]?.acceptedAt ?? 0) + 59_000,
				),
			}),
		}
	} finally {
		await Promise.all(servers.map((server) => server.stop()))
		await sink.close()
		await opened.remove()
	}

	/** Switches on a series for a segment. Some of the people confirmed before; they are not counted as `people`. */
	async function prepare(): Promise<readonly string[]> {
		const filter = JSON.stringify({ source: ['landing'] })
		await db.write((transaction) =>
			transaction
				.insertInto('segments')
				.values({ id: 'drill', name: 'Drill', name_key: 'drill', filter })
				.execute(),
		)
		const id = await insertSeries({ db, store }, [0, 1], { name: 'Drill', segment: 'drill' })
		await switchOn(store, id)
		const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000).toISOString()
		const earlier = new Date(Date.now() - 72 * 3_600_000).toISOString()
		const addresses = ['early1@web.example', 'early2@web.example']
		await db.write(async (transaction) => {
			await transaction.updateTable('series').set({ since: twoDaysAgo }).execute()
			const rows = addresses.map((email) => ({
				email,
				source: 'landing',
				status: 'active',
				created_at: earlier,
				confirmed_at: earlier,
			}))
			await transaction.insertInto('waitlist_emails').values(rows).execute()
		})
		return addresses
	}

	/** Kills a server each time a share of the mails of a letter is out. Returns whether all of them arrived. */
	async function killWhileSending(letter: 'first' | 'second', kills: number): Promise<boolean> {
		const wanted = expected[letter]
		for (let kill = 1; kill <= kills; kill++) {
			const enough = (wanted * (kill - random.below(100) / 200)) / (kills + 1)
			await waitUntil(async () => {
				await bringForward()
				return byRecipient(letter).size >= enough
			}, 120_000)
			const [victim, living = null] = servers
			await killOne(victim)
			servers = living === null ? [await start()] : [living, await start()]
		}
		return await waitUntil(async () => {
			await bringForward()
			return byRecipient(letter).size >= wanted
		}, 300_000)
	}

	/** The accepted mails of a letter by recipient. */
	function byRecipient(letter: 'first' | 'second') {
		const subject = new RegExp(`^Subject: (?:${letter === 'first' ? 'Drill 1' : 'Drill 2'})`, 'm')
		return Map.groupBy(
			sink.accepted.filter(({ raw }) => subject.test(raw)),
			({ to }) => to,
		)
	}

	async function leave(): Promise<void> {
		const ids = Array.from({ length: 2 * plan.leaving }, (_, index) => `p${index + 1}`)
		await db.write(async (transaction) => {
			await transaction
				.updateTable('waitlist_emails')
				.set({ status: 'unsubscribed', unsubscribed_at: new Date().toISOString() })
				.where('id', 'in', ids.slice(plan.leaving))
				.execute()
			await transaction
				.updateTable('waitlist_emails')
				.set({ source: 'elsewhere' })
				.where('id', 'in', ids.slice(0, plan.leaving))
				.execute()
		})
		const at = Date.now()
		const rows = await db.read
			.selectFrom('waitlist_emails')
			.select('email')
			.where('id', 'in', ids)
			.execute()
		for (const { email } of rows) leftAt.set(email, at)
	}

	/** Makes the job and retries due. */
	async function bringForward(): Promise<void> {
		const now = new Date()
		await db.write((transaction) =>
			sql`update jobs set due_at = ${now.toISOString()} where kind = 'series' and leased_by is null`.execute(
				transaction,
			),
		)
		await db.write((transaction) =>
			sql`
				update letter_recipients set next_try_at = ${now.toISOString()}
				where state = 'waiting'
			`.execute(transaction),
		)
	}
}

function idsOf(mails: readonly AcceptedMail[]): ReadonlySet<string> {
	return new Set(mails.map(({ messageId }) => messageId))
}

async function killOne({ child }: Server): Promise<void> {
	const ended = once(child, 'exit')
	child.kill('SIGKILL')
	await ended
}
