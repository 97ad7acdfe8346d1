import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { publishAnswer, wordDifferences, publicationList } from '#contract/word-publication.ts'
import { dataFolder, startServerWith } from '#testing/site-server.ts'
import { faultsWhere, type Outcome } from './outcome.ts'
import { waitUntil } from './timed-fetch.ts'

const account = { username: 'ada', password: 'correct horse' }

/** A sentence of a page, which each publication changes. */
const text = { file: 'pages/en/error-pages.yaml', place: 'home' }
const page = '/no-such-page'

/** A build takes less, also on a slow machine that does other things. */
const maxPublicationMs = 300_000

/**
 * Publishes texts with the real build while visitors read: no request may fail, and a page and the files that it names must
 * be of one release. Then everything is undone once.
 */
export async function wordsPublished(publications: number, perSecond: number): Promise<Outcome> {
	const server = await startServerWith({
		DATA_DIR: dataFolder(),
		ADMIN_USERNAME: account.username,
		ADMIN_PASSWORD: account.password,
	})
	const panel = await logIn(server.address)
	const readers = startReading(server.address, perSecond)
	const seconds: number[] = []
	for (let turn = 1; turn <= publications; turn++) {
		const start = performance.now()
		await publish(panel, `Home again, number ${turn}`)
		const isPublic = await waitUntil(
			async () => (await readPage(server.address)).includes(`number ${turn}<`),
			maxPublicationMs,
		)
		if (!isPublic) readers.faults.add(`publication ${turn} did not become public`)
		seconds.push(Math.round((performance.now() - start) / 1_000))
	}
	const undoStart = performance.now()
	await undo(panel)
	const isUndone = await waitUntil(
		async () => (await readPage(server.address)).includes(`number ${publications - 1}<`),
		maxPublicationMs,
	)
	const undoMs = Math.round(performance.now() - undoStart)
	await readers.stop()
	await server.stop()
	const slowest = Math.max(...seconds)
	const median = seconds.toSorted((a, b) => a - b)[Math.floor(seconds.length / 2)] ?? 0
	return {
		tried: `${publications} publications with the real build, ${perSecond} requests a second`,
		acknowledged: 0,
		lost: 0,
		seen: `${readers.count()} requests; public after ${median} s (median), ${slowest} s at most; undone in ${undoMs} ms`,
		faults: [
			...readers.faults,
			...faultsWhere({ 'the last publication was not undone': !isUndone }),
		],
	}
}

type Panel = { readonly address: string; readonly cookie: string }

async function logIn(address: string): Promise<Panel> {
	const reply = await fetch(`${address}/api/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: address },
		body: JSON.stringify(account),
	})
	return { address, cookie: reply.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** Repeats a request while the site starts again. */
async function ask({ address, cookie }: Panel, path: string, message?: object): Promise<unknown> {
	for (;;) {
		try {
			const reply = await fetch(`${address}/api/admin/words${path}`, {
				...(message && { method: 'POST', body: JSON.stringify(message) }),
				headers: {
					cookie,
					origin: address,
					...(message && { 'content-type': 'application/json' }),
				},
			})
			if (reply.status === 204) return null
			if (reply.ok) return await reply.json()
			if (reply.status !== 409) throw new Error(`${path} answered ${reply.status}`)
		} catch (error) {
			if (!(error instanceof TypeError)) throw error
		}
		await pause(200)
	}
}

let last: string | null = null

async function publish(panel: Panel, next: string): Promise<void> {
	await ask(panel, '', { changes: [{ ...text, text: next, before: last }] })
	last = next
	const { digest } = wordDifferences.parse(await ask(panel, '/changes'))
	await prove(panel, digest)
	const answer = publishAnswer.parse(await ask(panel, '/publish', { digest, leftOut: [] }))
	if (answer.id === null) throw new Error(JSON.stringify(answer.faults))
}

async function undo(panel: Panel): Promise<void> {
	const { publications } = publicationList.parse(await ask(panel, '/publications'))
	const id = publications[1]?.id ?? ''
	await prove(panel, id)
	await ask(panel, '/publications/use', { id })
}

/** Gives the proof for what is published. */
async function prove({ address, cookie }: Panel, target: string): Promise<void> {
	await fetch(`${address}/api/admin/proof`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: address, cookie },
		body: JSON.stringify({ password: account.password, act: { act: 'publish', target } }),
	})
}

async function readPage(address: string): Promise<string> {
	try {
		return await (await fetch(address + page, { headers: { accept: 'text/html' } })).text()
	} catch {
		return ''
	}
}

/** Reads pages and the files that they name, at a steady rate. */
function startReading(address: string, perSecond: number) {
	const faults = new Set<string>()
	const paths = ['/', page, '/week', '/deutschland', '/privacy']
	let count = 0
	const under: Promise<void>[] = []
	const timer = setInterval(() => {
		const path = paths[count % paths.length] ?? '/'
		count += 1
		under.push(read(address, path, faults))
	}, 1_000 / perSecond)
	return {
		faults,
		count: () => count,
		stop: async () => {
			clearInterval(timer)
			await Promise.all(under)
		},
	}
}

/** Reads a page, and every tenth time one of its files: a file of the release before must still be there. */
async function read(address: string, path: string, faults: Set<string>): Promise<void> {
	try {
		const reply = await fetch(address + path, { headers: { accept: 'text/html' } })
		const html = await reply.text()
		const wanted = path === page ? 404 : 200
		if (reply.status !== wanted) faults.add(`${path} answered ${reply.status}`)
		if (!html.includes('</html>')) faults.add(`${path} was cut off`)
		const policy = reply.headers.get('content-security-policy')
		if (!fits(html, policy)) faults.add(`${path} had the policy of another release`)
		const [, file] = /(?:src|href|component-url)="(\/assets\/[^"]+)"/.exec(html) ?? []
		if (file === undefined) return
		const asset = await fetch(address + file)
		await asset.arrayBuffer()
		if (asset.status !== 200) faults.add(`a file that ${path} names answered ${asset.status}`)
	} catch (error) {
		faults.add(`a request failed: ${String(error)}`)
	}
}

/** Whether a policy allows the inline styles of a page: it is that of the same build. */
function fits(html: string, policy: string | null): boolean {
	const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
	return styles.every((css) => {
		const digest = createHash('sha256').update(css).digest('base64')
		return policy?.includes(`'sha256-${digest}'`) === true
	})
}
