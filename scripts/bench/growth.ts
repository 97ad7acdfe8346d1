// npm run bench:growth [-- rows|adoption|pages]
// What grows with the list (the start, and the first start on a table of another application) and with the number of
// pages (the build).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { dataFolder, startServerWith } from '#testing/site-server.ts'
import { familyMemoryOf, peakDuring } from './memory.ts'
import { listDatabase } from './list-database.ts'
import { folderWithRows } from './rows.ts'
import { peakMemory } from './serve/process.ts'
import { printTable, quantile } from './table.ts'

const median = (numbers: readonly number[]) => Math.round(quantile(numbers, 0.5))

async function withRows(rows: number) {
	const folder = await folderWithRows(rows)
	const starts: number[] = []
	const peaks: number[] = []
	for (let turn = 1; turn <= 3; turn++) {
		const start = performance.now()
		const server = await startServerWith({ DATA_DIR: folder })
		await fetch(server.address).then((answer) => answer.arrayBuffer())
		starts.push(performance.now() - start)
		peaks.push(peakMemory({ pids: [server.child.pid ?? 0] }))
		await server.stop()
	}
	return {
		rows,
		'start to first answer ms': median(starts),
		'peak MB until then': median(peaks),
	}
}

/** The first start on a million rows of another application. */
async function adopted(kind: string) {
	const list = await listDatabase(kind, 1_000_000, true)
	const start = performance.now()
	const server = await startServerWith(list.environment)
	const row = { database: kind, 'ready ms': Math.round(performance.now() - start) }
	await server.stop()
	await list.remove()
	return row
}

/** Builds a copy of the project that has so many guides more. */
async function withPages(pages: number) {
	const copy = dataFolder()
	const ignored = new Set(['node_modules', 'dist', 'data', 'test-results'])
	cpSync('.', copy, {
		recursive: true,
		filter: (path) => path === '.' || (!ignored.has(path) && !basename(path).startsWith('.')),
	})
	symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
	writeFileSync(join(copy, 'src/pages/generated-[number].astro'), generated(pages))
	const start = performance.now()
	const child = spawn(process.execPath, ['scripts/build.ts'], { cwd: copy, stdio: 'ignore' })
	const built = once(child, 'exit')
	const { value, peak } = await peakDuring(() => familyMemoryOf(child.pid), built)
	if (value[0] !== 0) throw new Error('The build failed')
	const seconds = (performance.now() - start) / 1000
	return { 'pages more': pages, 'build s': seconds.toFixed(1), 'memory MB': Math.round(peak) }
}

function generated(pages: number): string {
	return `---
import { ArticleSection } from '#components/sections/articles/ArticleSection.tsx'
import { guides } from '#publishing/guides.ts'
import { makerLine } from '#publishing/maker-line.ts'
import Page from '#layouts/Page.astro'

const [article] = guides

export const getStaticPaths = () =>
	Array.from({ length: ${pages} }, (_, number) => ({ params: { number: String(number) } }))
const path = \`/generated-\${Astro.params.number}\`
---

<Page head={{ ...article.head, path }}>
	<ArticleSection {...article} maker={makerLine('guide', article.head)} />
</Page>
`
}

const wanted = process.argv.slice(2)
if (wanted.length === 0 || wanted.includes('rows')) {
	const table = []
	for (const rows of [1_000, 10_000, 100_000, 1_000_000]) table.push(await withRows(rows))
	printTable(table)
	console.log('')
}
if (wanted.length === 0 || wanted.includes('adoption')) {
	printTable([await adopted('sqlite'), await adopted('postgres')])
	console.log('')
}
if (wanted.length === 0 || wanted.includes('pages')) {
	const table = []
	for (const pages of [25, 250, 2_500]) table.push(await withPages(pages))
	printTable(table)
}
