// Preloaded into a server, which then queries a test's name server, and whose clock the test can move by SIGUSR2.
import dns from 'node:dns/promises'
import { syncBuiltinESMExports } from 'node:module'

const nameServer = `127.0.0.1:${process.env['TEST_DNS_PORT']}`

class OwnResolver extends dns.Resolver {
	constructor(...options: ConstructorParameters<typeof dns.Resolver>) {
		super(...options)
		this.setServers([nameServer])
	}
}

dns.Resolver = OwnResolver
syncBuiltinESMExports()

/** How far each SIGUSR2 advances the clock: longer than the period in which a letter can be taken back. */
const stepMs = 11 * 60_000
const systemNow = Date.now
let aheadMs = 0
Date.now = () => systemNow() + aheadMs
process.on('SIGUSR2', () => {
	aheadMs += stepMs
})
