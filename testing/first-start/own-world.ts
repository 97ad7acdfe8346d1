// Loaded into a server before its own modules: it asks the name server of a test, and its clock can be moved.
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

/** Longer than a letter can be taken back. */
const stepMs = 11 * 60_000
const systemNow = Date.now
let aheadMs = 0
Date.now = () => systemNow() + aheadMs
process.on('SIGUSR2', () => {
	aheadMs += stepMs
})
