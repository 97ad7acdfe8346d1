import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** A server process started as in production, on a free port. */
export type Server = Readonly<{
	address: string
	port: number
	child: ChildProcess
	/** The standard output so far. */
	output: () => string
	stop: () => Promise<number | null>
}>

/**
 * Starts the server on the built site, with these command-line options if there are any, and waits until it is ready.
 */
export function startServer(...options: readonly string[]): Promise<Server> {
	return startServerWith({}, options)
}

/** Like `startServer`, with settings and an optional wrapper command such as strace. */
export async function startServerWith(
	environment: Readonly<Record<string, string>>,
	options: readonly string[] = [],
	under: readonly string[] = [],
): Promise<Server> {
	const child = launch({ PORT: '0', ...environment }, options, under)
	let output = ''
	child.stderr?.resume()
	child.stdout?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
	const exited = once(child, 'exit')
	const address = await new Promise<string>((resolve, reject) => {
		child.stdout?.on('data', () => {
			const ready = /^Ready at (http:\/\/\S+)/m.exec(output)?.[1]
			if (ready) resolve(ready)
		})
		void exited.then(() => reject(new Error(`the server did not start: ${output}`)))
	})
	const stop = async () => {
		child.kill('SIGTERM')
		const [code] = await exited
		return typeof code === 'number' ? code : null
	}
	return { address, port: Number(new URL(address).port), child, output: () => output, stop }
}

/** Runs a server that should exit by itself, for example because of invalid settings. */
export async function runServer(
	environment: Readonly<Record<string, string>>,
	...options: readonly string[]
): Promise<{ code: unknown; output: string; errors: string }> {
	const child = launch(environment, options)
	const [[code], output, errors] = await Promise.all([
		once(child, 'exit'),
		child.stdout ? text(child.stdout) : '',
		child.stderr ? text(child.stderr) : '',
	])
	return { code, output, errors }
}

function launch(
	environment: Readonly<Record<string, string>>,
	options: readonly string[],
	under: readonly string[] = [],
) {
	const server = ['--max-semi-space-size=8', '--max-old-space-size=768', 'src/start.js', ...options]
	const [command = '', ...rest] = [...under, process.execPath, ...server]
	return spawn(command, rest, {
		env: {
			PATH: process.env['PATH'],
			MALLOC_ARENA_MAX: '2',
			MALLOC_MMAP_THRESHOLD_: '65536',
			...environment,
			DATA_DIR: environment['DATA_DIR'] ?? dataFolder(),
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	})
}

/** SECRET_KEY for servers that share a database, each with its own data folder. */
export const sharedSecretKey = Buffer.alloc(32, 7).toString('base64')

const folders: string[] = []
process.once('exit', () =>
	folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })),
)

/** Creates a data folder, which is deleted when this process exits. */
export function dataFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'innervolt-data-'))
	folders.push(folder)
	return folder
}

/** Sends raw text, which HTTP clients would normalize, and returns the raw response. */
export function sendRaw(port: number, request: string): Promise<string> {
	return sendBytes(port, Buffer.from(request, 'latin1'))
}

/** Like `sendRaw`, with bytes. Returns everything received, even if the connection is reset. */
export async function sendBytes(port: number, request: Uint8Array): Promise<string> {
	const socket = createConnection(port, '127.0.0.1')
	socket.write(request)
	const chunks: Buffer[] = []
	socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => {})
	await once(socket, 'close')
	return Buffer.concat(chunks).toString('latin1')
}

export function getRaw(port: number, path: string): Promise<string> {
	return sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
}
