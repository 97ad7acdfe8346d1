// npm run dev
// Serves the site in development: pages that change with their files, and the API.
import { spawn } from 'node:child_process'
import { readOptions } from '#app/cli/command-line.ts'
import { readSettingsOrExit } from './read-settings.ts'
import { usageOf } from './usage-of.ts'

readOptions(usageOf(import.meta.filename), {})
// The environment without the stored settings. The server reads those itself, to distinguish them from the environment.
const given = { ...process.env }
const { host, port } = await readSettingsOrExit()

// Astro serves the pages, prints its address, and proxies /api/ to the server, which listens on the next port and
// prints no address. Changed stored settings show in pages after a restart of this command.
const children = [
	start('astro', ['dev', '--host', host, '--port', String(port)], process.env),
	start('node', ['--watch', '--watch-preserve-output', 'src/start.js', '--api-only'], {
		...given,
		HOST: '127.0.0.1',
		PORT: String(port + 1),
	}),
]

function start(command: string, args: readonly string[], environment: NodeJS.ProcessEnv) {
	const env = { ...environment, ASTRO_TELEMETRY_DISABLED: '1' }
	return spawn(command, args, { stdio: 'inherit', env }).on('exit', end)
}

/** Neither process is useful alone: both end together, on Ctrl-C or when one exits. */
function end(): void {
	for (const child of children) child.kill('SIGTERM')
}

process.on('SIGINT', end)
process.on('SIGTERM', end)
