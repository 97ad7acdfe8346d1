import { chmod, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createTemporaryFolder } from './temporary-folder.ts'

const pg = createRequire(import.meta.url).resolve('pg')

/** Ends as a failing tool does. */
const failing = `process.stdout.write('PGDMP half'); process.stderr.write('pg_dump: error: connection lost\\n'); process.exitCode = 1`

/** Prints the file of RELEASED_SQL after the beginning of a dump. */
const dumping = `process.stdout.write('PGDMP' + require('node:fs').readFileSync(process.env.RELEASED_SQL, 'utf8'))`

/** Runs the statements of such a dump. */
const restoring = `
const { Client } = require(${JSON.stringify(pg)})
const option = (name) => process.argv.find((text) => text.startsWith(name)).slice(name.length)
const dump = require('node:fs').readFileSync(process.argv.at(-1), 'utf8')
const url = new URL(option('--dbname='))
url.password = process.env.PGPASSWORD
const client = new Client({ connectionString: url.href })
client.connect()
	.then(() => client.query(dump.slice('PGDMP'.length)))
	.then(() => client.end(), (error) => { console.error('pg_restore: error: ' + error.message); process.exit(1) })
`

/**
 * Puts stand-ins for `pg_dump` and `pg_restore` first on the path, because those of a machine refuse a newer server than
 * their own. They record their arguments. Ends after the test.
 *
 * @param released the file of statements that a dump holds
 * @returns the file with the arguments of all calls
 */
export async function useToolStandIns(released: string, isFailing = false): Promise<string> {
	const folder = await createTemporaryFolder()
	const calls = join(folder, 'calls')
	await writeFile(join(folder, 'package.json'), '{ "type": "commonjs" }')
	const tools = { pg_dump: isFailing ? failing : dumping, pg_restore: restoring }
	for (const [name, code] of Object.entries(tools)) {
		const record = `require('node:fs').appendFileSync(${JSON.stringify(calls)}, process.argv.join(' ') + '\\n')`
		await writeFile(join(folder, name), `#!${process.execPath}\n${record}\n${code}\n`)
		await chmod(join(folder, name), 0o755)
	}
	const { PATH, RELEASED_SQL } = process.env
	onTestFinished(() => {
		process.env['PATH'] = PATH
		if (RELEASED_SQL === undefined) delete process.env['RELEASED_SQL']
	})
	process.env['PATH'] = `${folder}${delimiter}${PATH}`
	process.env['RELEASED_SQL'] = released
	return calls
}
