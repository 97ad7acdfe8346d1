// node scripts/ratchet.ts [--write] Counts the lines and files of src, tests excluded, and the entries of the
// repository's large folders. Part of the gate: exits with 1 if a number differs from ratchet/table.json, or was raised
// there since the last commit without a reason. --write writes the current numbers.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compare, largeFolders, renew, type Table } from './ratchet/compare.ts'

const root = join(import.meta.dirname, '..')
const path = 'scripts/ratchet/table.json'
const writeCommand = 'node scripts/ratchet.ts --write'

function git(...args: readonly string[]): string | null {
	const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
	return status === 0 ? stdout : null
}

/** The table of the last commit, or of the commit before it if the table on disk is the same as in the last commit. */
function tableBefore(written: string): Table {
	const last = git('show', `HEAD:${path}`)
	const before = last === written ? git('show', `HEAD^:${path}`) : last
	return JSON.parse(before ?? written)
}

function isCounted(file: string): boolean {
	return (
		/^src\/.*\.(?:tsx?|astro|css|js)$/.test(file) &&
		!/\.test\.|^src\/content\/|\/fixtures\//.test(file)
	)
}

const listed = git('ls-files', '-co', '--exclude-standard', '-z')
if (listed === null) {
	console.log('No git repository: nothing to compare with.')
	process.exit()
}
const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)))
const sources = files.filter(isCounted)
const lines = sources.map((file) => readFileSync(join(root, file), 'utf8').split('\n').length - 1)
const counted = {
	'lines of src': lines.reduce((sum, count) => sum + count, 0),
	'files of src': sources.length,
	...largeFolders(files),
}

const written = readFileSync(join(root, path), 'utf8')
const table: Table = JSON.parse(written)
if (process.argv.includes('--write')) {
	writeFileSync(join(root, path), `${JSON.stringify(renew(counted, table), null, '\t')}\n`)
} else {
	const faults = compare(counted, table, tableBefore(written), writeCommand)
	for (const fault of faults) console.error(fault)
	console.log(`${counted['lines of src']} lines in ${sources.length} files of src`)
	process.exitCode = faults.length > 0 ? 1 : 0
}
