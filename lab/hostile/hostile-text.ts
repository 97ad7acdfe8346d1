import { createSeededRandom } from '../../testing/arbitrary/seeded-random.ts'

/** Pieces that make patterns or parsers backtrack at each position when repeated. */
const pumps = [
	'@',
	'.',
	'-',
	'+',
	'<',
	'>',
	'(',
	')',
	'[',
	'![',
	'](',
	'*',
	'**a',
	'_',
	'`',
	'~',
	'\\',
	'&',
	'&amp;',
	'#',
	'|',
	'%',
	'=',
	'=?utf-8?q?',
	'?=',
	';',
	':',
	',',
	'"',
	"'",
	"\t'",
	"a'",
	' ',
	'\t',
	'\n',
	'\r\n',
	'\n>',
	'\n- ',
	'\n1. ',
	'\n    ',
	'a',
	'1',
	'0',
	'a@',
	'a.',
	'a-',
	'x:',
	'x;y',
	'\u200B',
	'\u0301',
	'😀',
	'{',
	'{{',
	'{a, plural, ',
	'<!--',
	'<a ',
	'://',
] as const

const beginnings = [
	'',
	'a',
	'"',
	'<',
	'rfc822; ',
	'[a](',
	'https://',
	'mailto:',
	'> ',
	'\uFEFF',
	'{% ',
] as const
const ends = ['', 'x', ';x y', '!', '@', '"', '>', '\n', '@example.com', '…'] as const

/**
 * Texts on which backtracking patterns are slow: one piece repeated up to `maxLength` characters, between a start and
 * an end that make matches fail late. The same seed gives the same texts.
 *
 * @example createHostileTexts(1)(3_000) // 'rfc822; @@@@…;x y'
 */
export function createHostileTexts(seed: number): (maxLength: number) => string {
	const random = createSeededRandom(seed)
	return (maxLength) => {
		const pump = random.is(0.8) ? random.pick(pumps) : random.pick(pumps) + random.pick(pumps)
		const times = Math.floor((random.is(0.5) ? maxLength : random.below(maxLength)) / pump.length)
		return (random.pick(beginnings) + pump.repeat(times) + random.pick(ends)).slice(0, maxLength)
	}
}

/** Each piece repeated up to the full length, followed by `;x y`, the end on which most patterns fail. */
export function longestTexts(length: number): readonly string[] {
	return pumps.map((pump) => pump.repeat(Math.floor((length - 8) / pump.length)) + ';x y')
}
