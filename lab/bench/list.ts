// npm run --prefix lab bench:list [-- --rows=1000000] [sqlite] [postgres]
// Measures the server side of the panel's list: pages, searches, counts and the CSV file with many rows, alone and
// during 50 signups per second.
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import {
	type RegistrationPage,
	registrationPage,
} from '../../src/features/people/messages/registration-page.ts'
import { type Server, startServerWith } from '../../testing/site-server.ts'
import { memoryOf, peakDuring } from './memory.ts'
import { listDatabase } from './list-database.ts'
import { type Rate, signUpEvery } from './sign-up.ts'
import { printTable, quantile } from './table.ts'

const { values, positionals } = parseArgs({
	options: { rows: { type: 'string', default: '1000000' } },
	allowPositionals: true,
})
const rows = Number(values.rows)
const kinds = positionals.length > 0 ? positionals : ['sqlite', 'postgres']
const turns = 5
const signupIntervalMs = 20
const admin = { ADMIN_USERNAME: 'ada', ADMIN_PASSWORD: 'correct horse' }

const columns = [
	'email',
	'source',
	'status',
	'created_at',
	'locale',
	'country',
	'campaign',
	'referrer',
	'confirmed_at',
	'tags',
]

const queries: readonly (readonly [string, string])[] = [
	['first page', ''],
	...columns.flatMap((column) => [
		[`by ${column}`, `sort=${column}`] as const,
		[`by ${column}, descending`, `sort=-${column}`] as const,
	]),
	['one status', 'status=active'],
	['one status by source, descending', 'status=active&sort=-source'],
	['two statuses by confirmation', 'status=pending&status=active&sort=-confirmed_at'],
	['status and source', 'status=pending&source=premium'],
	['status, source, language, days', 'status=active&source=regional-de&locale=de&from=2026-01-01'],
	['a campaign by address', 'campaign=campaign-177&sort=email'],
	['a tag', 'tags=beta'],
	['one of two tags by address', 'tags=beta&tags=prensa&sort=email'],
	['two countries', 'country=DE&country=BR'],
	['who got a letter', 'received=bench'],
	['who did not get a letter', 'missed=bench'],
	['who is active and did not get a letter', 'status=active&missed=bench'],
	['search: one row', 'search=maria_77778%40'],
	['search: a small domain', 'search=d777.'],
	['search: every third row', 'search=gmail'],
	['search: every row', 'search=e'],
	['search: none', 'search=nobody-has-this'],
	['search by address with a status', 'search=777&status=active&sort=email'],
	['search by campaign with a country', 'search=gmail&country=DE&sort=-campaign'],
]

/** Queries of lists that are read page by page, first forwards and then backwards. */
const pagedQueries: readonly (readonly [string, string])[] = [
	['pages by date', 'sort=-created_at'],
	['pages by address with a status', 'status=active&sort=email'],
	['pages by campaign', 'sort=-campaign'],
]
const pagesEachWay = 10

/** Requests a path of the panel's API: by POST if there is a message, else by GET. */
type Api = (path: string, message?: object) => Promise<Response>

async function logIn({ address }: Server): Promise<Api> {
	const reply = await fetch(`${address}/api/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: address },
		body: JSON.stringify({ username: admin.ADMIN_USERNAME, password: admin.ADMIN_PASSWORD }),
	})
	const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? ''
	return async (path, message) => {
		const response = await fetch(`${address}/api/admin/${path}`, {
			headers: { cookie, origin: address, ...(message && { 'content-type': 'application/json' }) },
			...(message && { method: 'POST', body: JSON.stringify(message) }),
		})
		if (!response.ok) throw new Error(`${path} answered ${response.status}`)
		return response
	}
}

async function timed(work: () => Promise<unknown>): Promise<number> {
	const start = performance.now()
	await work()
	return performance.now() - start
}

async function measureQueries(api: Api) {
	const table = []
	for (const [name, query] of queries) {
		const times: number[] = []
		let count = 0
		for (let turn = 1; turn <= turns; turn++) {
			times.push(
				await timed(async () => {
					count = (await readPage(api, query)).count
				}),
			)
		}
		table.push({
			list: name,
			rows: count,
			'median ms': ms(quantile(times, 0.5)),
			'most ms': ms(Math.max(...times)),
		})
	}
	table.push(...(await measurePaging(api)))
	for (const path of ['registrations/summary', 'segments']) {
		const times: number[] = []
		for (let turn = 1; turn <= turns; turn++) {
			times.push(await timed(async () => await (await api(path)).json()))
		}
		table.push({
			list: path,
			rows,
			'median ms': ms(quantile(times, 0.5)),
			'most ms': ms(Math.max(...times)),
		})
	}
	return table
}

async function measurePaging(api: Api) {
	const table = []
	for (const [name, query] of pagedQueries) {
		const times: number[] = []
		let page = await readPage(api, query)
		for (const side of ['next', 'previous'] as const) {
			for (let turn = 1; turn <= pagesEachWay && page[side] !== null; turn++) {
				const at = `${query}&cursor=${page[side]}`
				times.push(await timed(async () => (page = await readPage(api, at))))
			}
		}
		table.push({
			list: name,
			rows: page.count,
			'median ms': ms(quantile(times, 0.5)),
			'most ms': ms(Math.max(...times)),
		})
	}
	return table
}

async function readPage(api: Api, query: string): Promise<RegistrationPage> {
	return registrationPage.parse(await (await api(`registrations?${query}`)).json())
}

async function measureFile(api: Api, { child }: Server) {
	const memory = () => memoryOf(child.pid)
	await api('proof', { password: admin.ADMIN_PASSWORD, act: { act: 'export', target: '' } })
	const before = memory()
	let bytes = 0
	let count = ''
	const read = timed(async () => {
		const { body, headers } = await api('registrations.csv?columns=locale,campaign,confirmed_at')
		count = headers.get('x-row-count') ?? ''
		for await (const chunk of body ?? []) bytes += chunk.length
	})
	const { value, peak } = await peakDuring(memory, read)
	return {
		'CSV rows': count,
		MB: Math.round(bytes / 1e6),
		seconds: (value / 1000).toFixed(1),
		'memory above idle MB': Math.round(peak - before),
	}
}

function signupRow(during: string, { perSecond, times, refused }: Rate) {
	return {
		'signups during': during,
		'per second': perSecond.toFixed(0),
		'p50 ms': ms(quantile(times, 0.5)),
		'p99 ms': ms(quantile(times, 0.99)),
		'most ms': ms(Math.max(...times)),
		refused,
	}
}

function ms(time: number): string {
	return time.toFixed(0)
}

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
	console.log(`\n${kind}\n`)
	const list = await listDatabase(kind, rows)
	const start = performance.now()
	const server = await startServerWith({ ...admin, TRUST_PROXY: '1', ...list.environment })
	const started = performance.now() - start
	const api = await logIn(server)
	const signups = []
	printTable([{ 'start to first answer ms': ms(started) }])
	printTable(await measureQueries(api))
	const [busy, beside] = await duringSignups(server, () => measureQueries(api))
	signups.push(signupRow('the list', beside))
	console.log('\nThe same during 50 signups a second\n')
	printTable(busy)
	console.log('')
	const file = await measureFile(api, server)
	const [busyFile, besideFile] = await duringSignups(server, () => measureFile(api, server))
	signups.push(signupRow('the CSV file', besideFile))
	printTable([file, busyFile])
	console.log('')
	const [, alone] = await duringSignups(server, () => delay(5_000))
	printTable([signupRow('nothing else', alone), ...signups])
	await server.stop()
	await list.remove()
}
