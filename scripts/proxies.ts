// npm run proxies
// Starts the site behind nginx and behind Caddy, each with its file from deploy/, and compares what comes
// through the proxy with what the site itself answers: every built file in every coding, 304, ranges, redirects,
// missing pages and forms. Ends with 1 where anything differs.
// On Debian: apt-get install nginx libnginx-mod-http-brotli-static caddy
import { startServerWith } from '#testing/site-server.ts'
import { readFiles } from '#server/platform/static/files.ts'
import { startCaddy } from './proxies/caddy.ts'
import { compare } from './proxies/compare.ts'
import { startNginx } from './proxies/nginx.ts'
import { openProxy } from './proxies/proxy.ts'

const { paths } = readFiles('dist')
console.log('| proxy | answers compared | different | missing paths logged |')
console.log('|---|---:|---:|---:|')
for (const [name, start] of Object.entries({ nginx: startNginx, Caddy: startCaddy })) {
	const site = await startServerWith({ TRUST_PROXY: '1' })
	const proxy = await openProxy(start, site.port)
	if (proxy === null) {
		console.log(`| ${name} | not installed | | |`)
	} else {
		const { compared, differences } = await compare(
			{ port: site.port, isTls: false },
			proxy.target,
			paths,
		)
		const logged = site.output().match(/"path":"\/nowhere","msg":"not found"/g)?.length ?? 0
		console.log(`| ${name} | ${compared} | ${differences.length} | ${logged} |`)
		for (const difference of differences) console.error(difference)
		// Two requests for it, each sent to the site directly and through the proxy.
		if (differences.length > 0 || logged !== 4) process.exitCode = 1
		await proxy.stop()
	}
	await site.stop()
}
