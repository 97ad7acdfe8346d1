import { mailKinds } from '#server/platform/jobs/job-kinds.ts'
import { once } from 'node:events'
import { startServerWith } from '#testing/site-server.ts'
import { type DatabaseKind, databaseWithPeople } from './letter-database.ts'
import { type Acknowledged, startLoad, withoutRateLimit } from './load.ts'
import { faultsWhere, type Outcome } from './outcome.ts'
import { startSmtpSink } from './smtp-sink.ts'
import { waitUntil } from './timed-fetch.ts'

type Options = {
	/** Maximum number of confirmations per round before the server is killed. */
	readonly mailsPerRound?: number
	/** Pause between a response and the next signup of the same client. */
	readonly signupPauseMs?: number
}

/** Confirmations that one server sends at a time. */
const underway = 4

/**
 * Kills the server repeatedly while people sign up and confirmations are sent. Everyone must get a confirmation. A mail
 * that the mail server accepted at the moment of a kill may be sent twice.
 */
export async function confirmationsKilled(
	kind: DatabaseKind,
	kills: number,
	{ mailsPerRound = 40, signupPauseMs = 0 }: Options = {},
): Promise<Outcome> {
	const opened = await databaseWithPeople(kind, 1)
	const sink = await startSmtpSink()
	const start = () =>
		startServerWith({
			...opened.environment,
			...withoutRateLimit,
			SMTP_URL: sink.url,
			MAIL_FROM: 'Innervolt <hello@innervolt.example>',
		})
	const acknowledged: Acknowledged[] = []
	let leased = 0
	try {
		for (let kill = 1; kill <= kills; kill++) {
			const server = await start()
			const enough = sink.accepted.length + mailsPerRound * (0.5 + Math.random() / 2)
			const load = startLoad(server.address, 8, signupPauseMs)
			await waitUntil(() => sink.accepted.length >= enough, 60_000)
			const ended = once(server.child, 'exit')
			server.child.kill('SIGKILL')
			await Promise.all([ended, load.done])
			acknowledged.push(...load.acknowledged)
			leased += await countMails(true)
			await opened.endLeases()
		}
		const last = await start()
		const isDrained = await waitUntil(async () => (await countMails(false)) === 0, 300_000)
		await last.stop()
		const mails = Map.groupBy(sink.accepted, ({ to }) => to)
		const twice = [...mails.values()].filter((some) => some.length > 1)
		return {
			tried: `${kind}: ${kills} SIGKILLs while people sign up and confirmations go out`,
			acknowledged: acknowledged.length,
			lost: acknowledged.filter(({ email }) => !mails.has(email)).length,
			seen: `${mails.size} mails, ${twice.length} twice, of ${leased} that were leased when the server was killed`,
			faults: faultsWhere({
				'mails wait for ever': !isDrained,
				'more mails went out twice than were under way': twice.length > kills * underway,
				'a mail has two Message-IDs': twice.some(
					(some) => new Set(some.map(({ messageId }) => messageId)).size > 1,
				),
			}),
		}
	} finally {
		await sink.close()
		await opened.remove()
	}

	async function countMails(areLeased: boolean): Promise<number> {
		const mails = opened.db.read
			.selectFrom('jobs')
			.select('id')
			.where('kind', 'in', mailKinds)
			.where('failed_at', 'is', null)
			.$if(areLeased, (query) => query.where('leased_by', 'is not', null))
		return (await mails.execute()).length
	}
}
