import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { certificate, certificateKey } from '#testing/certificate.ts'
import { freePort } from '#testing/free-port.ts'
import { ask, type Target } from './ask.ts'

type ProxyOptions = {
	/** For its files. In it lies the folder `releases`, where it sees those of the site. */
	readonly folder: string
	readonly port: number
	readonly redirectPort: number
	readonly sitePort: number
	/** The folder of the site's releases. */
	readonly releases: string
}

/** Starts a proxy in front of the site, or returns null where it is not installed. */
export type StartProxy = (
	options: ProxyOptions,
) => Readonly<{ child: ChildProcess; reload: () => void }> | null

/** A proxy in front of the site on `sitePort`, ready for requests; null where it is not installed. */
export async function openProxy(start: StartProxy, sitePort: number, releases: string) {
	const folder = mkdtempSync(join(tmpdir(), 'innervolt-proxy-'))
	chmodSync(folder, 0o755)
	mkdirSync(join(folder, 'caddy'))
	chmodSync(join(folder, 'caddy'), 0o777)
	if (process.getuid?.() === 0) mkdirSync(join(folder, 'releases'))
	else symlinkSync(releases, join(folder, 'releases'))
	writeFileSync(join(folder, 'fullchain.pem'), certificate)
	writeFileSync(join(folder, 'privkey.pem'), certificateKey)
	const [port, redirectPort] = [await freePort(), await freePort()]
	const started = start({ folder, port, redirectPort, sitePort, releases })
	if (started === null) return null
	const { child, reload } = started
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
	return { target, reload, stop }
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
