import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** How a version of the small project differs. */
export type FakeVersion = {
	readonly name: string
	/** The schema that its start migrates the database to. */
	readonly schema: number
	/** What is wrong with it, and when: on a copy of the data too, or only as the site itself. */
	readonly fault?:
		| 'installation'
		| 'build'
		| 'migration'
		| 'ready'
		| 'ready-as-site'
		| 'page-as-site'
}

/** Installs without a network: the Node of the tests stands for the version's own. */
const prepare = ({ fault }: FakeVersion) => `
import { mkdirSync, symlinkSync } from 'node:fs'
if (${fault === 'installation'}) { console.error('npm ERR! no such package'); process.exit(1) }
mkdirSync('node_modules/.bin', { recursive: true })
symlinkSync(process.execPath, 'node_modules/.bin/node')
`

/** A release of one page that names the version. */
const release = ({ name, fault }: FakeVersion) => `
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
const folder = process.env.DATA_DIR + '/releases'
const [act, id = ''] = process.argv.slice(2)
if (act === 'build') {
	if (${fault === 'build'}) { console.error('A link leads nowhere'); process.exit(1) }
	const id = new Date().toISOString().replaceAll(/[:.]/g, '-')
	mkdirSync(folder + '/' + id, { recursive: true })
	writeFileSync(folder + '/' + id + '/index.html', ${JSON.stringify(name)})
	console.log(id + ' is built.')
} else {
	rmSync(folder + '/.next', { force: true })
	symlinkSync(id, folder + '/.next')
	renameSync(folder + '/.next', folder + '/current')
}
`

/** Migrates like the real server, answers its version, and takes signups, which it writes to the database. */
const server = ({ name, schema, fault }: FakeVersion) => `
import { createServer } from 'node:http'
import { readFileSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
const data = process.env.DATA_DIR
const isSite = !process.argv.includes('--pages')
const pages = isSite ? data + '/releases/current' : process.argv.at(-1)
const fault = ${JSON.stringify(fault ?? '')}
const db = new DatabaseSync(data + '/innervolt.sqlite')
const found = db.prepare('select version from schema_version').get().version
if (found > ${schema}) { console.error('The database has schema ' + found + '; this release knows ${schema}.'); process.exit(1) }
if (found < ${schema}) {
	if (fault === 'migration') { console.error('no such column: nowhere'); process.exit(1) }
	rmSync(data + '/innervolt.sqlite.before-migration-of-' + found, { force: true })
	db.exec("vacuum into '" + data + "/innervolt.sqlite.before-migration-of-" + found + "'")
	db.exec('update schema_version set version = ${schema}; create table new_in_${schema} (id)')
}
const ill = fault === 'ready' || (isSite && fault === 'ready-as-site')
const answers = {
	'/readyz': () => [ill ? 503 : 200, ''],
	'/': () => [isSite && fault === 'page-as-site' ? 500 : 200, readFileSync(pages + '/index.html', 'utf8')],
	'/server': () => [200, ${JSON.stringify(name)} + ' ' + process.pid],
	'/signup': () => { db.prepare('insert into signups values (?)').run(${JSON.stringify(name)}); return [202, ''] },
}
createServer((request, response) => {
	const [status, body] = (answers[request.url] ?? (() => [404, '']))()
	response.writeHead(status, { connection: 'close' }).end(body)
}).listen(Number(process.env.PORT), '127.0.0.1', function () {
	console.log('Ready at http://127.0.0.1:' + this.address().port)
})
process.on('SIGTERM', () => process.exit(0))
`

/** Starts, stops or restarts the server in \`current\`, as a service manager does. */
export const serviceScript = `
import { spawn } from 'node:child_process'
import { existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
const [act, root, port, data] = process.argv.slice(2)
const file = data + '/pid'
const isAlive = (pid) => { try { process.kill(pid, 0); return true } catch { return false } }
if (act !== 'start' && existsSync(file)) {
	const pid = Number(readFileSync(file, 'utf8'))
	try { process.kill(pid, 'SIGTERM') } catch {}
	while (isAlive(pid)) await new Promise((done) => setTimeout(done, 10))
	rmSync(file)
}
if (act !== 'stop') {
	const child = spawn('node_modules/.bin/node', ['src/server/start.js'], {
		cwd: root + '/current', detached: true, stdio: 'ignore',
		env: { PATH: process.env.PATH, PORT: port, DATA_DIR: data },
	})
	child.unref()
	writeFileSync(file, String(child.pid))
}
`

/** A repository with tags, each a version of the small project. */
export function createFakeRemote() {
	const folder = mkdtempSync(join(tmpdir(), 'innervolt-remote-'))
	const git = (...args: readonly string[]) =>
		execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
			cwd: folder,
			stdio: ['ignore', 'pipe', 'pipe'],
		})
	git('init', '--quiet', '--initial-branch=main')
	return {
		folder,
		release: (version: FakeVersion) => {
			const files = {
				'.gitignore': 'node_modules/\n/versions/\n/current\n',
				'CHANGELOG.md': `# Changelog\n\n## ${version.name}\n\n- Better.\n\n## Before\n\n- Good.\n`,
				'package.json': '{ "type": "module" }',
				'scripts/prepare.mjs': prepare(version),
				'src/server/cli/release.ts': release(version),
				'src/server/start.js': server(version),
			}
			for (const [name, text] of Object.entries(files)) {
				mkdirSync(dirname(join(folder, name)), { recursive: true })
				writeFileSync(join(folder, name), text)
			}
			git('add', '.')
			git('commit', '--quiet', '--message', version.name)
			git('tag', version.name)
		},
		remove: () => rmSync(folder, { recursive: true }),
	}
}
