// npm run bench:letters [-- --recipients=1000000] [--seconds=300] [sqlite] [postgres]
// A letter to many: how long fixing its recipients takes while 50 people a second sign up, how many mails a second are
// claimed, rendered and handed to a local mail server, how fast the panel shows the progress meanwhile, and whether memory
// grows for as long as mails go out.
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { once } from 'node:events'
import { letterProgress } from '#contract/letter-sending.ts'
import {
	type DatabaseKind,
	databaseWithPeople,
	letterId,
	sendingWithoutLimit,
} from '#testing/drill/letter-database.ts'
import { type Server, startServerWith, writeSite } from '#testing/site-server.ts'
import { memoryOf } from './memory.ts'
import { type Rate, signUpEvery } from './signups.ts'
import { printTable, quantile } from './table.ts'

const { values, positionals } = parseArgs({
	options: {
		recipients: { type: 'string', default: '1000000' },
		seconds: { type: 'string', default: '300' },
	},
	allowPositionals: true,
})
const recipients = Number(values.recipients)
const seconds = Number(values.seconds)
const kinds: readonly string[] = positionals.length > 0 ? positionals : ['sqlite', 'postgres']
const [site] = writeSite({ '404.html': '', '500.html': '' })
const admin = { ADMIN_USERNAME: 'ada', ADMIN_PASSWORD: 'correct horse' }
const signupIntervalMs = 20
/** In seconds. V8 collects the heap every few seconds, so a leak shows as growth until the last mark. */
const memoryMarks = [10, 30, 60, 120, 300].filter((mark) => mark <= seconds)

const ms = (time: number) => time.toFixed(0)

async function measure(kind: DatabaseKind) {
	const sink = await startSinkThread()
	const opened = await databaseWithPeople(kind, recipients)
	const { store } = opened
	const server = await startServerWith(
		{
			...admin,
			...opened.environment,
			TRUST_PROXY: '1',
			...sendingWithoutLimit(sink.url),
		},
		['--pages', site],
	)
	const api = await logIn(server)
	const state = async () => await store.letters.byId(letterId)
	try {
		const addressed = { id: letterId, purpose: 'news', filter: {} } as const
		const counted = await timed(() => store.letters.count(addressed))
		await opened.confirm()
		const idle = memoryOf(server.child.pid)
		const [fixing, signups] = await duringSignups(server, () =>
			timed(async () => {
				while ((await state())?.recipients === null) await delay(100)
			}),
		)
		while ((await state())?.state !== 'paused') await delay(100)
		await store.letters.resume(letterId, 'bench')
		const before = await sink.count()
		while ((await sink.count()) === before) await delay(50)
		const first = await sink.count()
		const begun = performance.now()
		const progress: number[] = []
		const memory: { readonly at: number; readonly megabytes: number }[] = []
		const elapsed = () => (performance.now() - begun) / 1000
		while (elapsed() < seconds) {
			progress.push(await timed(async () => letterProgress.parse(await api('letter/progress'))))
			memory.push({ at: elapsed(), megabytes: memoryOf(server.child.pid) })
			await delay(500)
		}
		const perSecond = ((await sink.count()) - first) / elapsed()
		const mostUntil = (mark: number) =>
			Math.max(...memory.filter(({ at }) => at <= mark).map(({ megabytes }) => megabytes))
		printTable([
			{
				database: kind,
				recipients,
				'counted in s': (counted / 1000).toFixed(1),
				'fixed in s': (fixing / 1000).toFixed(1),
				'mails a second': perSecond.toFixed(0),
				'progress p50 ms': ms(quantile(progress, 0.5)),
				'progress p99 ms': ms(quantile(progress, 0.99)),
				'progress most ms': ms(Math.max(...progress)),
				'memory idle MB': ms(idle),
				...Object.fromEntries(
					memoryMarks.map((mark) => [`most until ${mark} s MB`, ms(mostUntil(mark))]),
				),
			},
		])
		console.log('')
		printTable([
			{
				'signups while fixing, a second': signups.perSecond.toFixed(0),
				'p50 ms': ms(quantile(signups.times, 0.5)),
				'p99 ms': ms(quantile(signups.times, 0.99)),
				'most ms': ms(Math.max(...signups.times)),
				refused: signups.refused,
			},
		])
	} finally {
		server.child.kill('SIGKILL')
		await sink.close()
		await opened.remove()
	}
}

/** A mail server in a thread of its own, so that it does not take the bench's time. */
async function startSinkThread() {
	const thread = new Worker(new URL('./smtp-sink-thread.ts', import.meta.url))
	const [url] = await once(thread, 'message')
	return {
		url: String(url),
		count: async () => {
			// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
			thread.postMessage('count')
			const [count] = await once(thread, 'message')
			return Number(count)
		},
		close: () => thread.terminate(),
	}
}

async function logIn({ address }: Server) {
	const reply = await fetch(`${address}/api/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: address },
		body: JSON.stringify({ username: admin.ADMIN_USERNAME, password: admin.ADMIN_PASSWORD }),
	})
	const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? ''
	return async (path: string): Promise<unknown> => {
		const url = `${address}/api/admin/${path}?id=${letterId}`
		const response = await fetch(url, { headers: { cookie } })
		if (!response.ok) throw new Error(`${path} answered ${response.status}`)
		return await response.json()
	}
}

async function timed(work: () => Promise<unknown>): Promise<number> {
	const start = performance.now()
	await work()
	return performance.now() - start
}

/** Does the work while 50 people a second sign up. */
async function duringSignups<T>({ port }: Server, work: () => Promise<T>): Promise<[T, Rate]> {
	const stop = new AbortController()
	const rate = signUpEvery(signupIntervalMs, port, stop.signal)
	try {
		const value = await work()
		stop.abort()
		return [value, await rate]
	} finally {
		stop.abort()
	}
}

for (const kind of kinds) {
	console.log('')
	await measure(kind === 'sqlite' ? 'sqlite' : 'postgres')
}
process.exit()
