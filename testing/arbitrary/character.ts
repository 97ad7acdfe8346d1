import { integer } from 'fast-check'

const surrogates = { first: 0xd800, count: 0x800 }

/**
 * Any character except half of a surrogate pair, as a unit of strings. The unit `binary` of fast-check is the same, but
 * makes a map of all characters first, which takes longer than the test.
 */
export const anyCharacter = integer({ min: 0, max: 0x10ffff - surrogates.count }).map((code) =>
	String.fromCodePoint(code < surrogates.first ? code : code + surrogates.count),
)
