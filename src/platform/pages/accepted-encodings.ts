/** Content encodings that the build creates, preferred first. */
export type Encoding = 'br' | 'gzip' | 'identity'

const supportedEncodings: readonly Encoding[] = ['br', 'gzip', 'identity']

/** Lower than the smallest weight that a client can send (0.001). */
const defaultIdentityWeight = 0.0001

/**
 * The encodings a client accepts, best first: by the client's weights, then by size.
 *
 * Without the header only `identity` is safe. `identity` is acceptable unless excluded by name or by `*;q=0`, and comes
 * last unless listed (RFC 9110, 12.5.3).
 *
 * @example acceptedEncodings('gzip, deflate, br') // ['br', 'gzip', 'identity']
 * @example acceptedEncodings('br;q=0.5, gzip, identity;q=0') // ['gzip', 'br']
 */
export function acceptedEncodings(header = ''): readonly Encoding[] {
	const weights = new Map(header.split(',').map(readCoding))
	const weightOf = (encoding: Encoding) =>
		weights.get(encoding) ??
		weights.get('*') ??
		(encoding === 'identity' ? defaultIdentityWeight : 0)
	return supportedEncodings
		.filter((encoding) => weightOf(encoding) > 0)
		.toSorted((one, other) => weightOf(other) - weightOf(one))
}

function readCoding(part: string): [name: string, weight: number] {
	const [name = '', ...parameters] = part.split(';')
	const weight = parameters.map((each) => /^\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*$/i.exec(each)?.[1])
	const coding = name.trim().toLowerCase()
	return [coding === 'x-gzip' ? 'gzip' : coding, Number(weight.find(Boolean) ?? 1)]
}
