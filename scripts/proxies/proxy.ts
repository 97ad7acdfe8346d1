import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { certificate, certificateKey } from '#testing/certificate.ts'
import { freePort } from '#testing/free-port.ts'
import { ask, type Target } from './ask.ts'

/** Starts a proxy in front of the site, or returns null where it is not installed. */
export type StartProxy = (
	options: Readonly<{ folder: string; port: number; redirectPort: number; sitePort: number }>,
) => ChildProcess | null

/** A proxy in front of the site on `sitePort`, ready for requests; null where it is not installed. */
export async function openProxy(start: StartProxy, sitePort: number) {
	const folder = mkdtempSync(join(tmpdir(), 'innervolt-proxy-'))
	chmodSync(folder, 0o755)
	writeFileSync(join(folder, 'fullchain.pem'), certificate)
	writeFileSync(join(folder, 'privkey.pem'), certificateKey)
	const [port, redirectPort] = [await freePort(), await freePort()]
	const child = start({ folder, port, redirectPort, sitePort })
	if (child === null) return null
	let errors = ''
	child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk))
	const exited = once(child, 'exit')
	const target: Target = { port, isTls: true }
	await Promise.race([
		untilItAnswers(target),
		exited.then(() => Promise.reject(new Error(`The proxy did not start: ${errors}`))),
	])
	const stop = async () => {
		child.kill('SIGTERM')
		await exited
		rmSync(folder, { recursive: true })
	}
	return { target, stop }
}

async function untilItAnswers(target: Target): Promise<void> {
	for (;;) {
		const isThere = await ask(target, '/healthz').then(
			({ status }) => status === 200,
			() => false,
		)
		if (isThere) return
		await new Promise((done) => setTimeout(done, 50))
	}
}
