import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asProxyUser } from './proxy-user.ts'
import type { StartProxy } from './proxy.ts'

/** `deploy/Caddyfile` as it stands, but for addresses, folders and the certificate. */
export const startCaddy: StartProxy = ({ folder, port, redirectPort, sitePort, releases }) => {
	if (!existsSync('/usr/bin/caddy')) return null
	const shown = join(folder, 'releases')
	const tls = `bind 127.0.0.1\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`
	const admin = `unix/${folder}/caddy/admin.sock`
	const site = readFileSync('deploy/Caddyfile', 'utf8')
		.replace(/^\{$/m, `{\n\tadmin ${admin}\n\thttp_port ${redirectPort}\n\thttps_port ${port}`)
		.replaceAll(/^((?:www\.)?innervolt\.example) \{$/gm, `$1 {\n\t${tls}`)
		.replaceAll('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
		.replaceAll('/var/www/innervolt', shown)
	const config = join(folder, 'Caddyfile')
	writeFileSync(config, site)
	const run = (act: string, ...options: readonly string[]) => {
		const caddy = ['/usr/bin/caddy', act, '--config', config, '--adapter', 'caddyfile', ...options]
		const [command, ...args] = asProxyUser(caddy, { releases, shown, isKeepingRoot: false })
		return spawn(command, args, {
			stdio: ['ignore', 'ignore', 'pipe'],
			env: { ...process.env, XDG_DATA_HOME: `${folder}/caddy`, XDG_CONFIG_HOME: `${folder}/caddy` },
		})
	}
	const reload = () => {
		run('reload', '--address', admin, '--force')
	}
	return { child: run('run'), reload }
}
