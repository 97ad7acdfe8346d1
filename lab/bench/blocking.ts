// npm run --prefix lab bench:blocking [-- --rows=100000]
// Measures how long other requests wait for SQLite on the main thread: polls /healthz every 20 ms while the panel reads
// lists, exports everyone and imports a file of the maximum size, and prints the slowest response.
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { currentListChange } from '../../src/features/people/messages/list-change.ts'
import { importPreview } from '../../src/features/people/messages/people-import.ts'
import { maxImportRows } from '../../src/features/people/import/rules/import-plan.ts'
import { startServerWith } from '../../testing/site-server.ts'
import { listDatabase } from './list-database.ts'
import { printTable } from './table.ts'

const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } })
const password = 'correct horse'
const list = await listDatabase('sqlite', Number(values.rows))
const server = await startServerWith({
	ADMIN_USERNAME: 'ada',
	ADMIN_PASSWORD: password,
	...list.environment,
})
const { address } = server
const probe = new Worker(new URL('../hostile/health-probe.worker.ts', import.meta.url), {
	workerData: { address, intervalMs: 20 },
})
let cookie = ''

async function send(path: string, body?: object): Promise<Response> {
	const response = await fetch(`${address}/api/${path}`, {
		method: body ? 'POST' : 'GET',
		headers: { cookie, origin: address, ...(body && { 'content-type': 'application/json' }) },
		...(body && { body: JSON.stringify(body) }),
	})
	if (!response.ok) throw new Error(`${path} answered ${response.status}`)
	return response
}

async function read(path: string): Promise<void> {
	await (await send(`admin/${path}`)).arrayBuffer()
}

async function exportAll(sort: string): Promise<void> {
	await send('admin/proof', { password, act: { act: 'export', target: '' } })
	await read(`registrations.csv?columns=locale,campaign&sort=${sort}`)
}

const lines = Array.from({ length: maxImportRows }, (_, i) => `import${i}@example.org,2024-01-01`)
const wanted = {
	file: Buffer.from(['email,confirmed_at', ...lines].join('\n')).toString('base64'),
	proof: 'Form on the old site',
	agreed_on: '2024-01-01',
	others: 'leave',
	locale: 'en',
	tag: '',
	columns: {},
	answers: [],
	dates: null,
}

async function importAll(): Promise<void> {
	const preview = await (await send('admin/imports/preview', wanted)).json()
	const { counts } = importPreview.parse(preview)
	await send('admin/proof', { password })
	await send('admin/imports', { ...wanted, counts })
	for (;;) {
		const current = await (await send('admin/list-changes')).json()
		if (currentListChange.parse(current).change?.state !== 'running') return
		await delay(500)
	}
}

async function slowestDuring(work: () => Promise<unknown>) {
	probe.postMessage('begin')
	await once(probe, 'message')
	await work()
	probe.postMessage('end')
	const [{ slowestMs, asked }] = await once(probe, 'message')
	return { 'slowest ms': slowestMs, asked }
}

const login = await send('auth/login', { username: 'ada', password })
cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
const reads = [
	'registrations',
	'registrations?sort=email',
	'registrations?sort=-campaign',
	'registrations?search=gmail&country=DE',
	'registrations?status=active&missed=bench',
	'registrations/summary',
	'segments',
	'letters',
]
const works: readonly (readonly [string, () => Promise<unknown>])[] = [
	['nothing', () => delay(2_000)],
	...reads.map((path) => [path, () => read(path)] as const),
	['CSV by date', () => exportAll('-created_at')],
	['CSV by campaign', () => exportAll('-campaign')],
	['import', importAll],
]
const rows = []
for (const [during, work] of works) rows.push({ during, ...(await slowestDuring(work)) })
printTable(rows)
await server.stop()
await list.remove()
process.exit()
