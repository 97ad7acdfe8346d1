import { mailKinds } from '#features/waitlist/mail-kinds.ts'
import { openMail } from '#platform/mail/queued-mail.ts'
import type { Job } from '#platform/jobs/job-queue.ts'
import { type JobHandlers, JobRunner } from '#platform/jobs/job-runner.ts'
import type { ComposeFor } from '#features/waitlist/ask-to-confirm.ts'
import { mailHandlers } from '#features/waitlist/mail-jobs.ts'
import type { Transport } from '#platform/mail/transport.ts'
import type { Store } from '#app/store.ts'
import { testKeys } from './keys.ts'

type Log = { readonly details: object; readonly message: string }[]

export const emptyMails: ComposeFor = () => () => ({
	subject: '',
	text: '',
	html: '',
	unsubscribeUrl: '',
})

/** Options for a bulk change that sends empty emails and is never stopped. */
export const changeOptions = {
	composeFor: emptyMails,
	mailsPerHour: 500,
	isStopping: () => false,
	deleteMailFiles: async () => {},
}

/** Creates a job runner that adds its log entries to `log`. */
export function createTestRunner(
	{ jobs }: Pick<Store, 'jobs'>,
	handlers: JobHandlers,
	now: () => number,
	log: Log = [],
): JobRunner {
	return new JobRunner(handlers, {
		queue: jobs,
		now,
		random: () => 0,
		log: { warn: (details, message) => void log.push({ details, message }) },
	})
}

/** Sends all due emails. */
export async function sendMails(
	store: Pick<Store, 'jobs'>,
	transport: Transport,
	now: () => number,
	log: Log = [],
): Promise<void> {
	await createTestRunner(store, mailHandlers({ keys: testKeys, now, transport }), now, log).runDue()
}

/**
 * Sends all due emails to a mail server that accepts them, or that rejects them with the reply `refusal`, such as
 * `550`.
 */
export async function deliverMails(
	store: Pick<Store, 'jobs'>,
	now: () => number,
	refusal?: string,
): Promise<void> {
	const send = async () => {
		if (refusal === undefined) return
		const reply = {
			command: 'RCPT TO',
			response: refusal,
			responseCode: Number.parseInt(refusal, 10),
		}
		throw Object.assign(new Error(refusal), reply)
	}
	await sendMails(store, { send, close: () => {} }, now)
}

/** Leases a due email, as another process would, and decrypts it; null if none is due. */
export async function claimMail({ jobs }: Pick<Store, 'jobs'>) {
	const [job] = await claimMails({ jobs }, 1)
	if (job === undefined) return null
	const mail = openMail(job.payload, testKeys.outbox)
	if (mail === null) throw new Error('The mail was not encrypted with the keys of tests')
	return { ...job, ...mail }
}

async function claimMails({ jobs }: Pick<Store, 'jobs'>, slots: number): Promise<readonly Job[]> {
	for (const kind of mailKinds) {
		const claimed = await jobs.claim([{ kind, slots }])
		if (claimed.length > 0) return claimed
	}
	return []
}

/** Records a signup, and returns the tokens of the links in its email. */
export async function recordSignup(
	{ signups }: Pick<Store, 'signups'>,
	email: string,
	source = 'premium',
) {
	let tokens = { confirm: '', unsubscribe: '' }
	await signups.record(
		{ email, source, locale: 'en', consent: { wording: '2026-11-22' } },
		(given) => {
			tokens = given
			return { subject: '', text: '', html: '', unsubscribeUrl: '' }
		},
	)
	return tokens
}
