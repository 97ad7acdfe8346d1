import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { StartProxy } from './proxy.ts'

/** `deploy/Caddyfile` as it stands, but for addresses, folders and the certificate. */
export const startCaddy: StartProxy = ({ folder, port, redirectPort, sitePort }) => {
	if (!existsSync('/usr/bin/caddy')) return null
	const tls = `bind 127.0.0.1\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`
	const site = readFileSync('deploy/Caddyfile', 'utf8')
		.replace(/^\{$/m, `{\n\tadmin off\n\thttp_port ${redirectPort}\n\thttps_port ${port}`)
		.replaceAll(/^((?:www\.)?innervolt\.example) \{$/gm, `$1 {\n\t${tls}`)
		.replaceAll('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
		.replaceAll('/var/www/innervolt', resolve('dist'))
	const config = join(folder, 'Caddyfile')
	writeFileSync(config, site)
	return spawn('/usr/bin/caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
		stdio: ['ignore', 'ignore', 'pipe'],
		env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
	})
}
