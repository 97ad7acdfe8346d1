import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Peer } from './process.ts'

const debian = '/etc/nginx/nginx.conf'

/**
 * Starts nginx with Debian's configuration, except for one worker, its port and output folder, and this site as its
 * root, with the production rules written by the build: the same headers and compressed files.
 */
export async function startNginx(port: number, core: number): Promise<Peer> {
	if (!existsSync(debian)) throw new Error('Needs Debian: apt-get install nginx')
	const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
	// Its worker drops root privileges and must still read its files.
	chmodSync(folder, 0o755)
	const config = join(folder, 'nginx.conf')
	writeFileSync(config, configuration(folder, port))
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

function configuration(folder: string, port: number): string {
	const own = process.getuid?.() === 0 ? 'user root;' : ''
	return readFileSync(debian, 'utf8')
		.replace(/^user .*;/m, own)
		.replace(/^worker_processes .*;/m, 'worker_processes 1;')
		.replace(/^pid .*;/m, `pid ${folder}/pid;`)
		.replaceAll('/var/log/nginx', folder)
		.replace(/^\s*include \/etc\/nginx\/(?:conf\.d|sites-enabled)\/.*;/gm, '')
		.replace(/\n\}(?=\s*(?:#|$))/, `\n${site(port)}\n}`)
}

/** In production the site answers missing pages; here nginx has to. */
function site(port: number): string {
	return `server {
	listen 127.0.0.1:${port};
	root ${resolve('dist')};
	include ${resolve('dist/.nginx.conf')};
	location / { return 404; }
	location @site { return 404; }
	error_page 404 /404.html;
	location = /404.html { default_type 'text/html; charset=utf-8'; }
}`
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
