// npm run --prefix lab walks [-- --files] Counts the files and named functions of the server that run for a signup with
// its email, a word edit, a settings change, and a letter draft with its checks. --files also lists the files.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { originalAt } from '../../src/cms/reader/edits/edit-places.ts'
import { dataFolder, startServerWith } from '../../testing/site-server.ts'

const { values: options } = parseArgs({ options: { files: { type: 'boolean', default: false } } })

const account = { username: 'ada', password: 'correct horse battery' }
const folder = dataFolder()
const coverageFile = join(folder, 'coverage.json')
const source = pathToFileURL(resolve('src')).href
const coverage = z.array(
	z.object({
		url: z.string(),
		functions: z.array(
			z.object({
				functionName: z.string(),
				ranges: z.array(z.object({ startOffset: z.number(), count: z.number() })),
			}),
		),
	}),
)

const server = await startServerWith({
	DATA_DIR: folder,
	WALK_FILE: coverageFile,
	NODE_OPTIONS: `--import=${pathToFileURL(resolve('lab/walks/coverage.ts')).href}`,
	// Without this address, emails would link to the server's loopback address, as in a local trial but on no real site.
	SITE_URL: 'https://innervolt.example',
	ADMIN_USERNAME: account.username,
	ADMIN_PASSWORD: account.password,
})
const { address, child } = server
/** The code that runs at a start, and again when changed settings replace routes and jobs. */
const start = await takeRan()
const login = await send('/api/auth/login', account)
const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''

/** Functions that ran, by file, name and position. */
type Ran = ReadonlyMap<string, { readonly file: string }>

/** The named functions of the server that have run since the last call. */
async function takeRan(): Promise<Ran> {
	rmSync(coverageFile, { force: true })
	child.kill('SIGUSR2')
	while (!existsSync(coverageFile)) await pause(10)
	const scripts = coverage.parse(JSON.parse(readFileSync(coverageFile, 'utf8')))
	return new Map(
		scripts
			.filter(({ url }) => url.startsWith(source))
			.flatMap(({ url, functions }) =>
				functions
					.filter(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0)
					.map(({ functionName, ranges }) => {
						const file = relative('src', new URL(url).pathname)
						return [`${file} ${functionName} ${ranges[0]?.startOffset}`, { file }] as const
					}),
			),
	)
}

async function send(path: string, message?: object): Promise<Response> {
	const reply = await fetch(`${address}${path}`, {
		...(message && { method: 'POST', body: JSON.stringify(message) }),
		headers: {
			// Uses no kept-alive connection: after a pause the server may be closing it.
			connection: 'close',
			origin: address,
			...(message && { 'content-type': 'application/json' }),
			...(path.startsWith('/api/admin/') && { cookie }),
		},
	})
	if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
	return reply
}

const text = { file: 'pages/en/error-pages.yaml', place: 'home' }
const sentence = (round: number) => `To the start, ${round}`

/**
 * The measured walks: actions of visitors and owners. Each runs twice; the first run fills caches and loads files, and
 * is not counted.
 */
const walks: Readonly<Record<string, (round: number) => Promise<void>>> = {
	'signup with its mail': async (round) => {
		const outbox = join(folder, 'outbox')
		const mails = () =>
			existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')).length : 0
		const before = mails()
		await send('/api/waitlist', { email: `p${round}@walk.example`, source: 'premium' })
		while (mails() === before) await pause(10)
	},
	'word edit': async (round) => {
		const before = round === 0 ? originalAt(text) : sentence(round - 1)
		await send('/api/admin/words', { changes: [{ ...text, text: sentence(round), before }] })
	},
	'letter draft with checks': async (round) => {
		const created = await send('/api/admin/letters', {
			name: `Letter ${round}`,
			campaign: `letter-${round}`,
		})
		const { id } = z.object({ id: z.string() }).parse(await created.json())
		await send(`/api/admin/letter/checks?id=${id}`)
	},
	'settings change': async (round) => {
		const act = { act: 'change-settings', target: 'OPERATOR_NAME' }
		await send('/api/admin/proof', { password: account.password, act })
		await send('/api/admin/settings', { OPERATOR_NAME: `Ada ${round}` })
	},
}

/** Long enough to include the polls for a changed site, four a second, and jobs, some of which run every second. */
const idleMs = 3_000

try {
	for (const [name, walk] of Object.entries(walks)) {
		await walk(0)
		// Work after a change, such as the rendering of pages, is not part of the walk.
		await pause(idleMs)
		await takeRan()
		await pause(idleMs)
		const background = await takeRan()
		await walk(1)
		const ran = [...(await takeRan())].filter(([key]) => !background.has(key))
		const files = new Set(ran.map(([, { file }]) => file))
		const own = ran.filter(([key]) => !start.has(key))
		const ownFiles = new Set(own.map(([, { file }]) => file))
		console.log(
			`${name}: ${files.size} files, ${ran.length} functions; without those of a start ${ownFiles.size} and ${own.length}`,
		)
		if (options.files) for (const file of [...files].toSorted()) console.log(`  ${file}`)
	}
} finally {
	await server.stop()
}
