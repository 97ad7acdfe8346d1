/** The encodings that compress, ordered by the size of the result, smallest first. */
const compressed = ['br', 'gzip'] as const

export type Encoding = (typeof compressed)[number] | 'identity'

/**
 * The encodings that a client accepts, ordered by the size of the body, smallest first. `identity` is always among
 * them, because a body that a client cannot read is no worse than none.
 *
 * @example acceptedEncodings('gzip, deflate, br') // ['br', 'gzip', 'identity']
 * @example acceptedEncodings('br;q=0, gzip') // ['gzip', 'identity']
 */
export function acceptedEncodings(header = ''): readonly Encoding[] {
	const names = header
		.toLowerCase()
		.split(',')
		.filter((coding) => !/;\s*q\s*=\s*0(?:\.0*)?\s*$/.test(coding))
		.map((coding) => coding.split(';', 1)[0]?.trim())
	return [...compressed.filter((encoding) => names.includes(encoding)), 'identity']
}
