import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Number of emails by state. */
export type MailCounts = Readonly<{ waiting: number; sent: number; failed: number }>

export type Metrics = ReturnType<typeof createMetrics>

/** Upper bounds of the histogram buckets. Signups take a few milliseconds, logins a few dozen. */
const bucketBoundsSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/**
 * Collects the server's metrics and those of its process in Prometheus's text format. They contain no client data.
 *
 * @param countMails called for each scrape
 * @param isMailServerUp called for each scrape; null without a mail server
 */
export function createMetrics(
	countMails: () => Promise<MailCounts>,
	isMailServerUp: () => Promise<boolean | null> = async () => null,
) {
	const registry = new Registry()
	const registers = [registry]
	collectDefaultMetrics({ register: registry })
	const responses = new Counter({
		name: 'innervolt_answers_total',
		help: 'Responses by status class.',
		labelNames: ['class'],
		registers,
	})
	const routes = new Histogram({
		name: 'innervolt_route_seconds',
		help: 'Response time by route, static files excluded.',
		labelNames: ['route'],
		buckets: bucketBoundsSeconds,
		registers,
	})
	const signups = new Counter({
		name: 'innervolt_signups_total',
		help: 'Signups accepted by this process.',
		registers,
	})
	const mails = new Gauge({
		name: 'innervolt_mails',
		help: 'Emails that wait, were sent in the last 30 days, or were given up.',
		labelNames: ['state'],
		registers,
	})
	const database = new Gauge({
		name: 'innervolt_database_up',
		help: 'Whether the database answered.',
		registers,
	})
	const mailServer = new Gauge({
		name: 'innervolt_mail_server_up',
		help: 'Whether the mail server accepts mail.',
		registers,
	})

	async function text(): Promise<string> {
		const counts = await countMails().catch(() => null)
		const isUp = await isMailServerUp().catch(() => null)
		database.set(counts ? 1 : 0)
		mails.reset()
		for (const [state, count] of Object.entries(counts ?? {})) mails.set({ state }, count)
		if (isUp === null) mailServer.remove()
		else mailServer.set(Number(isUp))
		return await registry.metrics()
	}

	return {
		countResponse: (status: number) => responses.inc({ class: `${Math.trunc(status / 100)}xx` }),
		observeRoute: (route: string, durationMs: number) =>
			routes.observe({ route }, durationMs / 1_000),
		countSignup: () => signups.inc(),
		text,
	}
}
