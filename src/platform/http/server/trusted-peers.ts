import { BlockList, isIP } from 'node:net'

/**
 * Creates the check for proxies whose `X-Forwarded-For` counts.
 *
 * @param peers addresses and ranges in CIDR notation
 */
export function createPeerCheck(peers: readonly string[]): (address: string) => boolean {
	const list = new BlockList()
	for (const peer of peers) {
		const [address = '', bits] = peer.split('/')
		const family = familyOf(address)
		if (bits === undefined) list.addAddress(address, family)
		else list.addSubnet(address, Number(bits), family)
	}
	return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
	return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
