import { once } from 'node:events'
import { sql } from 'kysely'
import { deriveKeys } from '../../src/platform/keys/keys.ts'
import { createSignedLinks } from '../../src/platform/mail/signed-links.ts'
import { hashToken } from '../../src/platform/db/context.ts'
import { type Server, sharedSecretKey, startServerWith } from '../../testing/site-server.ts'
import {
	type DatabaseKind,
	databaseWithPeople,
	letterId,
	sendingWithoutLimit,
} from './letter-database.ts'
import { faultsWhere, type Outcome } from './outcome.ts'
import { refusal } from '../../testing/listen-smtp.ts'
import { createSeededRandom } from '../../testing/arbitrary/seeded-random.ts'
import { type AcceptedMail, startSmtpSink } from './smtp-sink.ts'
import { waitUntil } from './wait-until.ts'

type Plan = {
	readonly people: number
	readonly kills: number
	readonly unsubscribing: number
	readonly erased: number
}

/** How long after an unsubscription an email in transit may still begin to arrive. */
const underwayMs = 1_000

const site = 'https://innervolt.example'

/**
 * Sends a letter with one server on SQLite or two on PostgreSQL, and kills a server at random moments. The mail server
 * rejects 5 % of the emails temporarily. Meanwhile people unsubscribe and are erased. Everyone else must get the letter
 * once.
 */
export async function lettersKilled(kind: DatabaseKind, plan: Plan): Promise<Outcome> {
	const random = createSeededRandom(Date.now())
	const opened = await databaseWithPeople(kind, plan.people)
	const { db, store } = opened
	const sink = await startSmtpSink(() => (random.is(0.05) ? refusal(451, '4.3.0 Try again') : null))
	const start = () =>
		startServerWith({
			...opened.environment,
			...sendingWithoutLimit(sink.url),
		})
	const leaving = await prepareLeaving(opened, plan, random)
	await opened.confirm()
	// Two servers need PostgreSQL.
	let servers: readonly [Server, ...Server[]] =
		kind === 'sqlite' ? [await start()] : await Promise.all([start(), start()])
	const unsubscribedAt = new Map<string, number>()
	const erasedAt = new Map<string, number>()
	try {
		const isFixed = await waitUntil(
			async () => (await store.letters.byId(letterId))?.recipients === plan.people,
			60_000,
		)
		const isHeld = await waitUntil(async () => await isInState('paused'), 60_000)
		const heldAt = sink.accepted.length
		await store.letters.resume(letterId, 'drill')
		for (let kill = 1; kill <= plan.kills; kill++) {
			const enough =
				heldAt + ((plan.people - heldAt) * (kill - random.below(100) / 200)) / (plan.kills + 1)
			await waitUntil(() => sink.accepted.length >= enough, 60_000)
			const [victim, living = null] = servers
			if (living === null) {
				await killOne(victim)
				servers = [await start()]
				await leave(kill, servers[0])
			} else {
				await Promise.all([killOne(victim), leave(kill, living)])
				servers = [living, await start()]
			}
		}
		const isFinished = await waitUntil(async () => {
			await bringForward()
			return await isInState('finished')
		}, 300_000)
		const { total } = await store.letters.figures({ id: letterId, campaign: '' })
		const mails = Map.groupBy(sink.accepted, ({ to }) => to)
		const twice = [...mails.values()].filter((some) => some.length > 1)
		const gone = new Map([...unsubscribedAt, ...erasedAt])
		const unreached = everyone(plan.people).filter((to) => !mails.has(to) && !gone.has(to))
		const sum = Object.values(total).reduce((all, each) => all + each, 0)
		const by = kind === 'sqlite' ? 'a server' : 'two servers'
		return {
			tried: `${kind}: a letter to ${plan.people} by ${by}, ${plan.kills} SIGKILLs, 5 % temporary errors, ${plan.unsubscribing} unsubscribing, ${plan.erased} erased`,
			acknowledged: mails.size,
			lost: unreached.length,
			seen: `${twice.length} emails twice, accepted at the instant of a SIGKILL; ${total.sent} sent, ${total.skipped} skipped, ${total.erased} erased before`,
			faults: faultsWhere({
				'the recipients were not fixed': !isFixed,
				'the letter did not wait after the first 50': !isHeld || heldAt > 50,
				'the letter did not finish': !isFinished,
				'the states do not add up': sum !== plan.people,
				'emails wait': total.waiting + total.sending + total.refused > 0,
				'an email has two Message-IDs': [...mails.values()].some((some) => idsOf(some).size > 1),
				'two people share a Message-ID': idsOf(sink.accepted).size !== mails.size,
				'more emails went out twice than were under way': twice.length > plan.kills * 8,
				'an email went out after unsubscribing or erasure': [...gone].some(([to, at]) =>
					mails.get(to)?.some(({ begunAt }) => begunAt > at + underwayMs),
				),
				'nobody unsubscribed in time': total.skipped === 0,
			}),
		}
	} finally {
		await Promise.all(servers.map((server) => server.stop()))
		await sink.close()
		await opened.remove()
	}

	async function isInState(state: string): Promise<boolean> {
		return (await store.letters.byId(letterId))?.state === state
	}

	/**
	 * Unsubscribes and erases people at one kill: at each kill, an equal share of the people picked in `prepareLeaving`.
	 */
	async function leave(kill: number, { address }: Server): Promise<void> {
		const share = <Item>(items: readonly Item[]) =>
			items.slice(
				Math.floor((items.length * (kill - 1)) / plan.kills),
				Math.floor((items.length * kill) / plan.kills),
			)
		await Promise.all(
			share(leaving.unsubscribing).map(async ({ to, path }) => {
				const reply = await fetch(`${address}${path}`, { method: 'POST' })
				if (reply.ok) unsubscribedAt.set(to, Date.now())
			}),
		)
		for (const { id, to } of share(leaving.erased)) {
			await store.registrations.erase([id], 'drill')
			erasedAt.set(to, Date.now())
		}
	}

	/**
	 * Makes all unleased jobs and all waiting retries due now. Also ends each lease of a recipient that was taken more
	 * than 5 s ago, as by a server that was killed since. Leases last 5 minutes.
	 */
	async function bringForward(): Promise<void> {
		const now = new Date()
		const leasedBefore = new Date(now.getTime() + 295_000).toISOString()
		await db.write((transaction) =>
			sql`update jobs set due_at = ${now.toISOString()} where leased_by is null`.execute(
				transaction,
			),
		)
		await db.write((transaction) =>
			sql`
				update letter_recipients set next_try_at = ${now.toISOString()}
				where state = 'waiting' or state = 'sending' and next_try_at < ${leasedBefore}
			`.execute(transaction),
		)
	}
}

/**
 * Picks people to unsubscribe or erase, and stores tokens for their unsubscribe links, as if earlier emails had been
 * sent.
 */
async function prepareLeaving(
	{ db }: Awaited<ReturnType<typeof databaseWithPeople>>,
	plan: Plan,
	random: ReturnType<typeof createSeededRandom>,
) {
	const links = createSignedLinks(site, deriveKeys(Buffer.from(sharedSecretKey, 'base64')).links)
	const numbers = new Set<number>()
	while (numbers.size < plan.unsubscribing + plan.erased) numbers.add(1 + random.below(plan.people))
	const people = [...numbers].map((number) => ({ id: `p${number}`, to: addressOf(number) }))
	const unsubscribing = people.slice(plan.erased).map(({ id, to }) => {
		const token = `drill-${id}`
		const { pathname, search } = new URL(links.url('unsubscribe', token, 'en'))
		return { id, to, token, path: pathname + search }
	})
	const rows = unsubscribing.map(({ id, token }) => ({
		hash: hashToken(token),
		person_id: id,
		purpose: 'unsubscribe' as const,
		created_at: new Date(0).toISOString(),
		expires_at: null,
	}))
	await db.write((transaction) => transaction.insertInto('tokens').values(rows).execute())
	return { unsubscribing, erased: people.slice(0, plan.erased) }
}

function addressOf(number: number): string {
	return `p${number}@${['gmail', 'web', 'uol'][number % 3]}.example`
}

function everyone(people: number): readonly string[] {
	return Array.from({ length: people }, (_, index) => addressOf(index + 1))
}

function idsOf(mails: readonly AcceptedMail[]): ReadonlySet<string> {
	return new Set(mails.map(({ messageId }) => messageId))
}

async function killOne({ child }: Server): Promise<void> {
	const ended = once(child, 'exit')
	child.kill('SIGKILL')
	await ended
}
