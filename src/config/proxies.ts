import { z } from 'zod'

const loopback = ['127.0.0.0/8', '::1']

const addressOrRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

const error = 'must be 1, or the addresses of the proxies, such as 10.0.0.7,172.16.0.0/12'

/** `1` for local proxies, or comma-separated addresses and ranges in CIDR notation. */
export const proxies = z.string().transform((text, context): readonly string[] => {
	if (text === '1') return loopback
	const peers = text.split(',').map((part) => part.trim())
	if (peers.every((peer) => addressOrRange.safeParse(peer).success)) return peers
	context.addIssue({ code: 'custom', message: error })
	return z.NEVER
})
