/**
 * The key under which rate limits count an IP address. For IPv6 it is the /64 prefix, because one internet connection
 * usually has the whole /64; an IPv4-mapped IPv6 address counts as its IPv4 address.
 *
 * @example clientKey('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2'
 * @example clientKey('::ffff:192.0.2.1') // '192.0.2.1'
 */
export function clientKey(address: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
	if (mapped !== undefined) return mapped
	if (!address.includes(':')) return address
	const [front = '', back] = address.toLowerCase().split('::')
	const before = front === '' ? [] : front.split(':')
	const after = back === undefined || back === '' ? [] : back.split(':')
	const gap = back === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
	return [...before, ...Array<string>(gap).fill('0'), ...after].slice(0, 4).join(':')
}
