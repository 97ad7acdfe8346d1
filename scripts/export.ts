// API_URL=https://api.example npm run export -- DIR
// Writes the server's answers into a folder that any static host can serve, with the server's headers
// and redirects as `_headers` and `_redirects`. The API runs elsewhere, at API_URL.
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { exportSite } from './export/export-site.ts'
import { publishedEdits } from './export/published-edits.ts'
import { headersFile } from './export/headers.ts'
import { redirectsFile } from './export/redirects.ts'
import { readSettingsOrExit } from './read-settings.ts'
import { readOptions, refuseArguments } from '#app/cli/command-line.ts'
import { usageOf } from './usage-of.ts'

const built = resolve('dist')
const settings = await readSettingsOrExit()
const { addresses } = settings

/** Pages that only the server sends: error pages, and notices after a form or a link. */
const isServers = (path: string) => /^\/(?:notices\/|(?:\w+\/)?500$)/.test(path)

async function exportTo(folder: string): Promise<void> {
	const site = { edits: await publishedEdits(settings), settings }
	const policies = await exportSite(built, folder, site, (path) => !isServers(path))
	const names = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
	const isPage = (path: string) =>
		names.includes(path === '/' ? 'index.html' : `${path.slice(1)}.html`)
	const isFile = (path: string) => isPage(path) || names.includes(path.slice(1))
	writeFileSync(join(folder, '_headers'), headersFile(names.toSorted(), policies))
	writeFileSync(
		join(folder, '_redirects'),
		redirectsFile({ isPage, isFile, appUrl: addresses.app }),
	)
	console.log(`${names.length} files for ${addresses.site}, talking to ${addresses.api}: ${folder}`)
}

const usage = usageOf(import.meta.filename)
const [folder] = readOptions(usage, {}, { allowPositionals: true }).positionals
if (folder === undefined) refuseArguments(usage)
const problem =
	(addresses.api === '' && 'Set API_URL: static files cannot take a form.') ||
	(existsSync(folder) && readdirSync(folder).length > 0 && `${folder} is not empty.`)
if (problem) {
	console.error(problem)
	process.exitCode = 1
} else await exportTo(resolve(folder))
