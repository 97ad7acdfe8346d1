import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { publicationList, wordDifferences } from '../../src/contract/word-publication.ts'
import { dataFolder, startServerWith } from '../../testing/site-server.ts'
import { faultsWhere, type Outcome } from './outcome.ts'
import { waitUntil } from './wait-until.ts'

const account = { username: 'ada', password: 'correct horse' }

/** A sentence of a page, which each publication changes. */
const text = { file: 'pages/en/error-pages.yaml', place: 'home' }
const page = '/no-such-page'
const paths = ['/', page, '/week', '/deutschland', '/privacy']

/** Roughly the duration of checks and build. */
const maxPauseMs = 30_000
/** An upper limit for a publication, even on a slow and busy machine. */
const maxPublicationMs = 300_000

/**
 * Publishes texts with the real build and kills the server at random moments. After each start, every page and its
 * files belong to one release, and the text becomes public, by itself or when the owner publishes it again.
 */
export async function publicationsKilled(kills: number): Promise<Outcome> {
	const faults = new Set<string>()
	const environment = {
		DATA_DIR: dataFolder(),
		ADMIN_USERNAME: account.username,
		ADMIN_PASSWORD: account.password,
	}
	let server = await startServerWith(environment)
	const cookie = await logIn(server.address)
	let published = 0
	let before: string | null = null
	for (let kill = 1; kill <= kills; kill++) {
		const sentence = `Home again, number ${kill}`
		const panel = { address: server.address, cookie }
		await ask(panel, '', { changes: [{ ...text, text: sentence, before }] })
		before = sentence
		const publishing = publish(panel).catch(() => {})
		await pause(Math.random() * maxPauseMs)
		const ended = once(server.child, 'exit')
		server.child.kill('SIGKILL')
		await Promise.all([ended, publishing])
		server = await startServerWith(environment)
		const { address } = server
		for (const path of paths) await read(address, path, faults)
		const isPublic = await waitUntil(async () => {
			if ((await (await fetch(address + page)).text()).includes(sentence)) return true
			await publish({ address, cookie })
			return false
		}, maxPublicationMs)
		if (isPublic) published += 1
		for (const path of paths) await read(address, path, faults)
	}
	await server.stop()
	return {
		tried: `${kills} publications with the real build, a SIGKILL in each`,
		acknowledged: kills,
		lost: kills - published,
		seen: `${2 * kills * paths.length} pages read`,
		faults: [...faults, ...faultsWhere({ 'a text did not become public': published < kills })],
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

async function ask({ address, cookie }: Panel, path: string, message?: object): Promise<unknown> {
	const reply = await fetch(`${address}/api/admin/${path === 'proof' ? path : `words${path}`}`, {
		...(message && { method: 'POST', body: JSON.stringify(message) }),
		headers: {
			cookie,
			origin: address,
			...(message && { 'content-type': 'application/json' }),
		},
	})
	if (reply.status === 204 || reply.status === 409) return null
	if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
	return await reply.json()
}

/** Publishes pending texts unless a build is running, even one left by a killed server. */
async function publish(panel: Panel): Promise<void> {
	const { build } = publicationList.parse(await ask(panel, '/publications'))
	const { digest, changes } = wordDifferences.parse(await ask(panel, '/changes'))
	if (build.state === 'building' || changes.length === 0) return
	const act = { act: 'publish', target: digest }
	await ask(panel, 'proof', { password: account.password, act })
	await ask(panel, '/publish', { digest, leftOut: [] })
}

/** Reads a page and one of its files. */
async function read(address: string, path: string, faults: Set<string>): Promise<void> {
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
}

/** Whether a policy allows a page's inline styles, and so belongs to the same build. */
function fits(html: string, policy: string | null): boolean {
	const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
	return styles.every((css) => {
		const digest = createHash('sha256').update(css).digest('base64')
		return policy?.includes(`'sha256-${digest}'`) === true
	})
}
