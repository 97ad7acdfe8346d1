import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'

/** A server as it runs in production, on a free port. */
export type Server = Readonly<{
	address: string
	port: number
	child: ChildProcess
	/** Everything on standard output so far. */
	output: () => string
	/** Ends the process and gives its exit code. */
	stop: () => Promise<number | null>
}>

/** Starts the server on the built site, or on the folder given, and waits until it is ready. */
export function startServer(...options: readonly string[]): Promise<Server> {
	return startServerWith({}, options)
}

/** The same with settings, and under a command that becomes the server, such as strace. */
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
			const ready = /http:\/\/\S+/.exec(output)?.[0]
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

/** Runs the server until it ends by itself, as it does when it cannot start. */
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
	const server = ['--max-semi-space-size=2', 'src/server/start.js', ...options]
	const [command = '', ...rest] = [...under, process.execPath, ...server]
	return spawn(command, rest, {
		env: {
			PATH: process.env['PATH'],
			...environment,
			DATA_DIR: environment['DATA_DIR'] ?? dataFolder(),
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	})
}

const folders: string[] = []
process.once('exit', () =>
	folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })),
)

/** Where a server of this run keeps its database; gone with the run. */
export function dataFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'innervolt-data-'))
	folders.push(folder)
	return folder
}

/** Writes a site of these files to a folder of its own; the second part removes it. */
export function writeSite(files: Readonly<Record<string, string | Buffer>>): [string, () => void] {
	const folder = mkdtempSync(join(tmpdir(), 'site-'))
	for (const [name, body] of Object.entries({ 'index.html': '<title>Home</title>', ...files })) {
		mkdirSync(dirname(join(folder, name)), { recursive: true })
		writeFileSync(join(folder, name), body)
	}
	return [folder, () => rmSync(folder, { recursive: true })]
}

/** Sends text as it is, where every client library would tidy it, and gives the answer. */
export function sendRaw(port: number, request: string): Promise<string> {
	return sendBytes(port, Buffer.from(request, 'latin1'))
}

/** The same with bytes. What arrives before a broken connection is an answer too. */
export async function sendBytes(port: number, request: Uint8Array): Promise<string> {
	const socket = createConnection(port, '127.0.0.1')
	socket.write(request)
	const chunks: Buffer[] = []
	socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => {})
	await once(socket, 'close')
	return Buffer.concat(chunks).toString('latin1')
}

/** The raw answer to a GET of a path that may hold anything. */
export function getRaw(port: number, path: string): Promise<string> {
	return sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
}
