import { spawn } from 'node:child_process'
import { apiPortInDevelopment } from '#settings/addresses.ts'
import { readSettings } from '#settings/settings.ts'

const { host, port } = readSettings(process.env)

// Astro serves the pages, prints its address, and proxies /api/ to the server behind it, which prints none.
const children = [
	start('astro', ['dev', '--host', host, '--port', String(port)], {}),
	start('node', ['--watch', '--watch-preserve-output', 'src/server/start.js', '--api-only'], {
		HOST: '127.0.0.1',
		PORT: String(apiPortInDevelopment),
	}),
]

function start(command: string, args: readonly string[], environment: Record<string, string>) {
	const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...environment }
	return spawn(command, args, { stdio: 'inherit', env }).on('exit', end)
}

/** Neither process is useful alone: both end together, on Ctrl-C or when one of them ends. */
function end(): void {
	for (const child of children) child.kill('SIGTERM')
}

process.on('SIGINT', end)
process.on('SIGTERM', end)
