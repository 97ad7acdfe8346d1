/** The content codings that the build makes, most wanted first. */
export type Encoding = 'br' | 'gzip' | 'identity'

const supportedEncodings: readonly Encoding[] = ['br', 'gzip', 'identity']

/** Below the smallest weight that a client can write. */
const defaultIdentityWeight = 0.0001

/**
 * The codings that a client takes, best first: by its own weights, then by size.
 *
 * Without the header only the plain form is sure to be understood. The plain form is acceptable
 * unless it is refused by name or by `*;q=0`, and comes last unless it was asked for (RFC 9110,
 * 12.5.3).
 *
 * @example acceptedEncodings('gzip, deflate, br') // ['br', 'gzip', 'identity']
 * @example acceptedEncodings('br;q=0.5, gzip, identity;q=0') // ['gzip', 'br']
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
	if (header === undefined) return identityOnly
	return commonHeaders.get(header) ?? readEncodings(header)
}

const identityOnly: readonly Encoding[] = ['identity']

/** What browsers and proxies send nearly always, read beforehand. */
const commonHeaders: ReadonlyMap<string, readonly Encoding[]> = new Map(
	['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip, deflate', 'gzip', 'br', 'identity'].map(
		(header) => [header, readEncodings(header)],
	),
)

function readEncodings(header: string): readonly Encoding[] {
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
