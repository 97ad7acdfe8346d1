// Runs before almost every npm command, under any Node from 18 on: it is plain JavaScript because the project's own Node 24 may
// not be installed yet.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const goal = process.argv[2]

installPackages()
if (goal === 'start') runOwnNode('scripts/build.ts', '--if-needed')
if (goal === 'test') {
	runOwnNode('scripts/panel-types.ts')
	runOwnNode('testing/install.ts')
}

/** Installs the lock file's packages, once per lock file. */
function installPackages() {
	const stamp = join(root, 'node_modules', '.installed')
	const wanted = createHash('sha256')
		.update(readFileSync(join(root, 'package-lock.json')))
		.digest('hex')
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
	console.log('Installing packages …')
	// Hides engine warnings: they concern the Node that runs npm, not the Node that runs the site.
	run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'])
	writeFileSync(stamp, wanted)
}

function runOwnNode(...args) {
	run(join(root, 'node_modules', '.bin', 'node'), args)
}

function run(command, args) {
	try {
		execFileSync(command, args, { cwd: root, stdio: 'inherit' })
	} catch (error) {
		// The command has printed the error.
		process.exit(typeof error.status === 'number' ? error.status : 1)
	}
}
