import { spawn } from 'node:child_process'
import { apiPortInDevelopment } from '#settings/addresses.ts'
import { readSettings } from '#settings/settings.ts'

const { host, port } = readSettings(process.env)

// Pages by Astro at the usual address; it passes calls of the API on to the server behind it.
const children = [
	start('astro', ['dev', '--host', host, '--port', String(port)], {}),
	start('node', ['--watch', '--watch-preserve-output', 'src/server/main.ts', '--api-only'], {
		HOST: '127.0.0.1',
		PORT: String(apiPortInDevelopment),
	}),
]

function start(command: string, args: readonly string[], environment: Record<string, string>) {
	const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...environment }
	return spawn(command, args, { stdio: 'inherit', env }).on('exit', end)
}

/** One without the other is of no use: both end together, with Ctrl-C or by themselves. */
function end(): void {
	for (const child of children) child.kill('SIGTERM')
}

process.on('SIGINT', end)
process.on('SIGTERM', end)
