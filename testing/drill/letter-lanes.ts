import { startServerWith } from '#testing/site-server.ts'
import { type DatabaseKind, databaseWithPeople, letterId } from './letter-database.ts'
import { signUp } from './load.ts'
import { faultsWhere, type Outcome } from './outcome.ts'
import { startSmtpSink } from './smtp-sink.ts'
import { waitUntil } from './timed-fetch.ts'

const waiting = 2_000
const signups = 20
const maxWaitMs = 10_000

/** How long the mail server takes for each mail. */
const mailServerDelayMs = 200

/**
 * Signs people up while a letter is being sent and many of its mails wait: first before the hourly rate is used up,
 * then after it. Each confirmation must arrive within 10 s.
 */
export async function lettersAndSignups(kind: DatabaseKind): Promise<Outcome> {
	const opened = await databaseWithPeople(kind, waiting + 200)
	const { store } = opened
	const sink = await startSmtpSink({ delayMs: mailServerDelayMs })
	const mailsPerHour = 150
	await opened.confirm()
	const server = await startServerWith({
		...opened.environment,
		SMTP_URL: sink.url,
		MAIL_FROM: 'Innervolt <hello@innervolt.example>',
		MAIL_PER_HOUR: String(mailsPerHour),
	})
	const confirmations = () => sink.accepted.filter(({ to }) => to.endsWith('@signup.example'))
	const letters = () => sink.accepted.length - confirmations().length
	const waits: number[] = []
	try {
		await waitUntil(async () => (await store.letters.byId(letterId))?.state === 'paused', 60_000)
		await store.letters.resume(letterId, 'drill')
		await waitUntil(() => letters() > 55, 30_000)
		const isUnderway = letters() > 50 && letters() < mailsPerHour
		await signUpAll('first')
		await waitUntil(() => letters() + confirmations().length >= mailsPerHour, 60_000)
		await signUpAll('second')
		const { total } = await store.letters.figures({ id: letterId, campaign: '' })
		return {
			tried: `${kind}: twice ${signups} signups while ${total.waiting} letter mails wait, 200 ms a mail`,
			acknowledged: waits.length,
			lost: 2 * signups - waits.length,
			seen: `slowest confirmation after ${Math.max(...waits)} ms, ${letters()} letters of ${mailsPerHour} mails an hour`,
			faults: faultsWhere({
				'the letter was not going out': !isUnderway,
				'too few mails waited': total.waiting < waiting,
				'a confirmation took longer than 10 s': Math.max(...waits) > maxWaitMs,
				'letters took more than confirmations left': letters() > mailsPerHour - signups + 8,
			}),
		}
	} finally {
		await server.stop()
		await sink.close()
		await opened.remove()
	}

	async function signUpAll(round: string): Promise<void> {
		const begun = new Map<string, number>()
		await Promise.all(
			Array.from({ length: signups }, async (_, index) => {
				const email = `${round}${index}@signup.example`
				begun.set(email, Date.now())
				await signUp(server.address, email)
			}),
		)
		const arrived = () => confirmations().filter(({ to }) => begun.has(to))
		await waitUntil(() => arrived().length === signups, 2 * maxWaitMs)
		for (const { to, acceptedAt } of arrived()) waits.push(acceptedAt - (begun.get(to) ?? 0))
	}
}
