import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asProxyUser, proxyUser } from './proxy-user.ts'
import type { StartProxy } from './proxy.ts'

/** `deploy/nginx.conf` as it stands, but for addresses and folders; Debian's modules are loaded. */
export const startNginx: StartProxy = ({ folder, port, redirectPort, sitePort, releases }) => {
	if (!existsSync('/usr/sbin/nginx')) return null
	const shown = join(folder, 'releases')
	const site = readFileSync('deploy/nginx.conf', 'utf8')
		.replaceAll(/^\tlisten \[::\].*\n/gm, '')
		.replace('listen 80;', `listen 127.0.0.1:${redirectPort};`)
		.replace('listen 443', `listen 127.0.0.1:${port}`)
		.replaceAll('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
		.replaceAll('/etc/letsencrypt/live/innervolt.example', folder)
		.replaceAll('/var/log/nginx', folder)
		.replaceAll('/var/www/innervolt', shown)
	const config = join(folder, 'nginx.conf')
	// The workers of root's nginx change to this user, as Debian's do.
	const user = process.getuid?.() === 0 ? `user ${proxyUser};` : ''
	writeFileSync(
		config,
		`${user} worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
${site}
}
`,
	)
	const [command, ...args] = asProxyUser(['/usr/sbin/nginx', '-c', config], {
		releases,
		shown,
		isKeepingRoot: true,
	})
	const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
	return {
		child,
		reload: () => process.kill(Number(readFileSync(`${folder}/pid`, 'utf8')), 'SIGHUP'),
	}
}
