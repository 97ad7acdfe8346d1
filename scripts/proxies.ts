// npm run proxies
// Starts the site behind nginx and behind Caddy, each with its file from deploy/, and compares what comes
// through the proxy with what the site itself answers: every built file in every coding, 304, ranges, redirects,
// missing pages and forms. Then swaps releases while pages are asked for. Ends with 1 where anything differs, an answer is
// lost or of two releases, or, as root, where the proxy's user may read anything but the releases.
// On Debian: apt-get install nginx libnginx-mod-http-brotli-static caddy
import { startServerWith } from '#testing/site-server.ts'
import { readFiles } from '#server/platform/static/files.ts'
import { writeProxyConfigs } from './build/proxy-config.ts'
import { startCaddy } from './proxies/caddy.ts'
import { compare } from './proxies/compare.ts'
import { startNginx } from './proxies/nginx.ts'
import { openProxy, type StartProxy } from './proxies/proxy.ts'
import { makeReleases, readableByProxy } from './proxies/releases.ts'
import { swapUnderRequests } from './proxies/swap.ts'
import { readOptions } from '#server/cli/command-line.ts'
import { usageOf } from './usage-of.ts'

readOptions(usageOf(import.meta.filename), {})
const { paths, isPage } = readFiles('dist')
const pages = paths.filter((path) => isPage(path) && path !== '/404')

console.log(
	'| proxy | answers compared | different | missing paths logged | during swaps | wrong |',
)
console.log('|---|---:|---:|---:|---:|---:|')
for (const [name, start] of Object.entries({ nginx: startNginx, Caddy: startCaddy })) {
	const cells = await tryProxy(start)
	console.log(`| ${[name, ...cells].join(' | ')} |`)
}

async function tryProxy(start: StartProxy): Promise<readonly (string | number)[]> {
	const releases = makeReleases(writeProxyConfigs)
	const site = await startServerWith({ TRUST_PROXY: '1', DATA_DIR: releases.dataDir })
	const proxy = await openProxy(start, site.port, releases.folder)
	try {
		if (proxy === null) return ['not installed', '', '', '', '']
		const own = { port: site.port, isTls: false }
		const { compared, differences } = await compare(own, proxy.target, paths)
		const logged = site.output().match(/"path":"\/nowhere","msg":"not found"/g)?.length ?? 0
		const { asked, faults } = await swapUnderRequests(proxy.target, proxy.reload, releases, pages)
		const readable = readableByProxy(releases).map((file) => `the proxy's user may read ${file}`)
		for (const each of [...differences, ...faults, ...readable]) console.error(each)
		// Two requests for it, each sent to the site directly and through the proxy.
		const isLogged = logged === 4
		if (!isLogged || differences.length + faults.length + readable.length > 0) process.exitCode = 1
		return [compared, differences.length, logged, asked, faults.length]
	} finally {
		await proxy?.stop()
		await site.stop()
		releases.remove()
	}
}
