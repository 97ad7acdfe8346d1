import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Peer } from './process.ts'

const debian = '/etc/nginx/nginx.conf'

/**
 * Starts nginx with Debian's configuration, except for the folder and the number of workers, which is one.
 *
 * @param site returns the server block for the files to serve, and may use the temporary folder
 */
export async function startNginx(
	port: number,
	core: number,
	site: (folder: string) => string | Promise<string>,
): Promise<Peer> {
	if (!existsSync(debian)) throw new Error('Needs Debian: apt-get install nginx')
	const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
	// nginx's worker drops root privileges and must still read its files.
	chmodSync(folder, 0o755)
	const config = join(folder, 'nginx.conf')
	writeFileSync(config, configuration(folder, await site(folder)))
	const child = spawn('taskset', ['-c', String(core), 'nginx', '-c', config, '-g', 'daemon off;'], {
		stdio: ['ignore', 'inherit', 'inherit'],
	})
	const exited = once(child, 'exit')
	const address = `http://127.0.0.1:${port}`
	await untilItAnswers(address, child.pid ?? 0)
	return {
		name: 'nginx',
		address,
		pids: [child.pid ?? 0, ...childrenOf(child.pid ?? 0)],
		stop: async () => {
			child.kill('SIGQUIT')
			await exited
			rmSync(folder, { recursive: true })
		},
	}
}

function configuration(folder: string, site: string): string {
	const own = process.getuid?.() === 0 ? 'user root;' : ''
	return readFileSync(debian, 'utf8')
		.replace(/^user .*;/m, own)
		.replace(/^worker_processes .*;/m, 'worker_processes 1;')
		.replace(/^pid .*;/m, `pid ${folder}/pid;`)
		.replaceAll('/var/log/nginx', folder)
		.replace(/^\s*include \/etc\/nginx\/(?:conf\.d|sites-enabled)\/.*;/gm, '')
		.replace(/\n\}(?=\s*(?:#|$))/, `\n${site}\n}`)
}

function childrenOf(pid: number): number[] {
	const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
	return listed.split(' ').filter(Boolean).map(Number)
}

async function untilItAnswers(address: string, pid: number): Promise<void> {
	for (let tries = 0; tries < 100; tries += 1) {
		const isThere = await fetch(address).then(
			() => true,
			() => false,
		)
		if (isThere) return
		await new Promise((done) => setTimeout(done, 50))
	}
	process.kill(pid)
	throw new Error('nginx did not start')
}
