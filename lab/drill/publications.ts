import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { wordDifferences } from '../../src/cms/messages/word-publication.ts'
import { startPostgres } from '../../testing/postgres.ts'
import { sharedSecretKey, startServerWith } from '../../testing/site-server.ts'
import { memoryOf } from '../bench/memory.ts'
import type { DatabaseKind } from './letter-database.ts'
import { faultsWhere, type Outcome } from './outcome.ts'

const account = { username: 'ada', password: 'correct horse battery' }

/** The number of publications, and of settings changes. */
const rounds = 10
const requestsPerSecond = 50
const maxLagMs = 1_000

const missing = '/no-such-page'
const paths = ['/', missing, '/terms', '/deutschland', '/low-social-battery']

/** The texts that each publication changes; each page shows several of them. */
const texts = [
	{ file: 'pages/en/home.yaml', place: 'blocks/hero/week/caption' },
	{ file: 'pages/en/home.yaml', place: 'blocks/hero/title' },
	{ file: 'pages/en/home.yaml', place: 'blocks/hero/lede' },
	{ file: 'pages/en/error-pages.yaml', place: '404/text' },
	{ file: 'pages/en/error-pages.yaml', place: 'home' },
]
const sentence = (round: number) => `Publication ${round}.`
/** A setting that every link to the app contains. */
const appUrl = (round: number) => `https://app${round}.innervolt.example`

/** Patterns that find, in the texts and links of a page, the number of the round whose change the page shows. */
const patterns = {
	words: /Publication (\d+)\./g,
	settings: /https:\/\/app(\d+)\.innervolt\.example/g,
}
type Kind = keyof typeof patterns

/**
 * Publishes texts and changes a setting while clients read pages; on PostgreSQL, two processes serve the pages. No
 * request may fail. No page may mix two publications or two values of the setting, or have another page's policy. Every
 * process must serve each change in time.
 */
export async function publicationsUnderLoad(kind: DatabaseKind): Promise<Outcome> {
	const postgres = kind === 'postgres' ? await startPostgres() : null
	const environment = {
		...(postgres && { DATABASE_URL: postgres.url, SECRET_KEY: sharedSecretKey }),
		ADMIN_USERNAME: account.username,
		ADMIN_PASSWORD: account.password,
	}
	const servers = [await startServerWith(environment)]
	const memory = () => Math.round(memoryOf(servers[0]?.child.pid))
	const atFirst = memory()
	if (postgres) servers.push(await startServerWith(environment))
	const [{ address } = { address: '' }] = servers
	const panel = { address, cookie: await logIn(address) }
	await change(panel, 0)

	const faults = new Set<string>()
	/** The time at which the change of each round was acknowledged, by kind and round. */
	const acknowledged: Record<Kind, number[]> = { words: [], settings: [] }
	let lag = 0
	const reading = startReading(
		servers.map((server) => server.address),
		(path, page, askedAt) => {
			for (const fault of faultsOf(path, page)) faults.add(fault)
			for (const name of ['words', 'settings'] as const) {
				const [shown = Infinity] = roundsIn(page.html, name)
				const since = acknowledged[name][shown + 1]
				if (since !== undefined) lag = Math.max(lag, askedAt - since)
			}
		},
	)
	for (let round = 1; round <= rounds; round++) {
		await change(panel, round, (name) => (acknowledged[name][round] = performance.now()))
	}
	await pause(maxLagMs)
	const { answers, lost } = await reading.stop()
	const atLast = memory()
	await Promise.all(servers.map(({ stop }) => stop()))
	await postgres?.stop()
	return {
		tried: `${rounds} publications and ${rounds} settings, ${servers.length} processes, ${requestsPerSecond} requests a second`,
		acknowledged: answers,
		lost,
		seen: `pages were outdated for at most ${Math.round(lag)} ms; the first process took ${atFirst} MB at the start, ${atLast} at the end`,
		faults: [...faults, ...faultsWhere({ 'pages were outdated for longer': lag > maxLagMs })],
	}
}

type Panel = { readonly address: string; readonly cookie: string }

async function logIn(address: string): Promise<string> {
	const reply = await fetch(`${address}/api/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: address },
		body: JSON.stringify(account),
	})
	return reply.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** Publishes the texts of a round and stores its setting. */
async function change(panel: Panel, round: number, done: (kind: Kind) => void = () => {}) {
	const before = round === 0 ? null : sentence(round - 1)
	const changes = texts.map((text) => ({ ...text, text: sentence(round), before }))
	await ask(panel, 'words', { changes })
	const { digest } = wordDifferences.parse(await ask(panel, 'words/changes'))
	await prove(panel, 'publish', digest)
	await ask(panel, 'words/publish', { digest, leftOut: [] })
	done('words')
	await prove(panel, 'change-settings', 'APP_URL')
	await ask(panel, 'settings', { APP_URL: appUrl(round) })
	done('settings')
}

async function prove(panel: Panel, act: string, target: string): Promise<void> {
	await ask(panel, 'proof', { password: account.password, act: { act, target } })
}

async function ask({ address, cookie }: Panel, path: string, message?: object): Promise<unknown> {
	const reply = await fetch(`${address}/api/admin/${path}`, {
		...(message && { method: 'POST', body: JSON.stringify(message) }),
		headers: {
			cookie,
			origin: address,
			...(message && { 'content-type': 'application/json' }),
		},
	})
	if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
	return reply.status === 204 ? null : await reply.json()
}

type Page = { readonly status: number; readonly html: string; readonly policy: string }

/** Reads pages at a steady rate, however long an answer takes. */
function startReading(
	addresses: readonly string[],
	onPage: (path: string, page: Page, askedAt: number) => void,
) {
	const requests: Promise<boolean>[] = []
	const timer = setInterval(() => {
		const count = requests.length
		const path = paths[count % paths.length] ?? '/'
		const address = addresses[count % addresses.length] ?? ''
		const askedAt = performance.now()
		requests.push(
			readPage(address + path).then(
				(page) => {
					onPage(path, page, askedAt)
					return true
				},
				() => false,
			),
		)
	}, 1_000 / requestsPerSecond)
	return {
		stop: async () => {
			clearInterval(timer)
			const answers = await Promise.all(requests)
			return { answers: answers.length, lost: answers.filter((isAnswered) => !isAnswered).length }
		},
	}
}

async function readPage(url: string): Promise<Page> {
	const reply = await fetch(url, { headers: { accept: 'text/html' } })
	const policy = reply.headers.get('content-security-policy') ?? ''
	return { status: reply.status, html: await reply.text(), policy }
}

function faultsOf(path: string, { status, html, policy }: Page): string[] {
	return faultsWhere({
		[`${path} answered ${status}`]: status !== (path === missing ? 404 : 200),
		[`${path} was cut off`]: !html.trimEnd().endsWith('</html>'),
		[`${path} showed two publications`]: roundsIn(html, 'words').length > 1,
		[`${path} showed two settings`]: roundsIn(html, 'settings').length > 1,
		[`${path} had another page's policy`]: !fits(html, policy),
	})
}

function roundsIn(html: string, kind: Kind): number[] {
	return [...new Set([...html.matchAll(patterns[kind])].map(([, round]) => Number(round)))]
}

function fits(html: string, policy: string): boolean {
	const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
	return styles.every((css) => {
		const digest = createHash('sha256').update(css).digest('base64')
		return policy.includes(`'sha256-${digest}'`)
	})
}
