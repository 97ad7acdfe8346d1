/**
 * Whom an address counts as. Of IPv6 the first 64 bits, since one household has all of the others; an
 * IPv4 address in IPv6 form is the IPv4 address.
 *
 * @example clientOf('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2'
 * @example clientOf('::ffff:192.0.2.1') // '192.0.2.1'
 */
export function clientOf(address: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
	if (mapped !== undefined) return mapped
	if (!address.includes(':')) return address
	const [front = '', back] = address.toLowerCase().split('::')
	const before = front === '' ? [] : front.split(':')
	const after = back === undefined || back === '' ? [] : back.split(':')
	const gap = back === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
	return [...before, ...Array<string>(gap).fill('0'), ...after].slice(0, 4).join(':')
}
