// API_URL=https://api.example npm run export -- DIR
// Copies the built site into a folder that any host of static files can serve, with the headers and
// redirects of our own server as `_headers` and `_redirects`. The API runs elsewhere, at API_URL.
import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readPolicies } from '#server/platform/static/files.ts'
import { headersFile } from './export/headers.ts'
import { redirectsFile } from './export/redirects.ts'
import { readSettingsOrExit } from './read-settings.ts'
import { readOptions, refuseArguments } from '#server/cli/command-line.ts'
import { usageOf } from './usage-of.ts'

const built = resolve('dist')
const { addresses } = await readSettingsOrExit()

/** Whether only our server uses a file, such as pages it fills in. */
function isServers(file: string): boolean {
	return /^(?:notices|(?:\w+\/)?500\.html|\.(?!well-known))/.test(file) || /\.(?:br|gz)$/.test(file)
}

function exportTo(folder: string): void {
	cpSync(built, folder, {
		recursive: true,
		filter: (file) => file === built || !isServers(file.slice(built.length + 1)),
	})
	const names = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
	const isPage = (path: string) =>
		names.includes(path === '/' ? 'index.html' : `${path.slice(1)}.html`)
	const isFile = (path: string) => isPage(path) || names.includes(path.slice(1))
	writeFileSync(join(folder, '_headers'), headersFile(names.toSorted(), readPolicies(built)))
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
} else exportTo(resolve(folder))
