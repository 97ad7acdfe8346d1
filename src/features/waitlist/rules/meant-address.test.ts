import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inboxProviders } from './inbox.ts'
import { mailboxDomains, meantAddress } from './meant-address.ts'

const meant = (domain: string) => meantAddress(`ada@${domain}`)?.slice('ada@'.length) ?? null

test.each([
	['gmial.com', 'gmail.com'],
	['gmail.con', 'gmail.com'],
	['gmail.co', 'gmail.com'],
	['gmailcom', 'gmail.com'],
	['gmail,com', 'gmail.com'],
	['Gmai.com', 'gmail.com'],
	['hotmial.de', 'hotmail.de'],
	['outlok.com.br', 'outlook.com.br'],
	['hotmail.con.br', 'hotmail.com.br'],
	['t-onlin.de', 't-online.de'],
	['wbe.de', 'web.de'],
	['gxm.de', 'gmx.de'],
	['gmx.ed', 'gmx.de'],
	['aol.con', 'aol.com'],
	['yahoo.co.ku', 'yahoo.co.uk'],
])('%s is a typo of %s', (typed, domain) => {
	expect(meant(typed)).toBe(domain)
})

test.each([
	'mail.com',
	'ymail.com',
	'email.com',
	'cloud.com',
	'gmx.net',
	'gmx.at',
	'gmx.ch',
	'hotmail.be',
	'hotmail.se',
	'yahoo.it',
	'yahoo.co.id',
	'love.com',
	'line.com',
	'weg.de',
	'innervolt.example',
	'gmail',
	'',
])('no correction is suggested for the domain %s', (domain) => {
	expect(meant(domain)).toBeNull()
})

test.each(['', 'ada', '@gmial.com', 'gmial.com'])('“%s” is not an address', (text) => {
	expect(meantAddress(text)).toBeNull()
})

test('no correction is suggested for a domain of a known mailbox provider', () => {
	const known = Object.values(inboxProviders).flatMap(({ domains }) => [...domains])
	expect([...known, ...mailboxDomains].filter((domain) => meant(domain) !== null)).toEqual([])
	expect(new Set(mailboxDomains).size).toBe(30)
})

test('a corrected domain leaves any text before the last @ unchanged', () => {
	fc.assert(
		fc.property(fc.string({ minLength: 1 }), (name) => {
			expect(meantAddress(`${name}@gmial.com`)).toBe(`${name}@gmail.com`)
		}),
	)
})

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz.-'.split(''))

/** A domain with one typo: a character added, replaced or missing, or two swapped. */
const slipIn = (domains: readonly string[], end: (domain: string) => number) =>
	fc
		.constantFrom(...domains)
		.chain((domain) => fc.tuple(fc.constant(domain), fc.nat(end(domain) - 1), letter, fc.nat(3)))
		.map(([domain, at, other, kind]) => {
			const [before, after] = [domain.slice(0, at), domain.slice(at)]
			if (kind === 3) return `${before}${after.charAt(1)}${after.charAt(0)}${after.slice(2)}`
			return `${before}${kind === 2 ? '' : other}${after.slice(kind === 0 ? 0 : 1)}`
		})

test('a suggested domain differs from the typed domain by a single typo, and is not itself corrected', () => {
	const typed = fc.oneof(
		slipIn(mailboxDomains, ({ length }) => length),
		fc.string({ unit: letter, maxLength: 15 }),
	)
	const suggested = typed
		.map((domain) => [domain, meant(domain)] as const)
		.filter(([, domain]) => domain !== null)
	fc.assert(
		fc.property(suggested, ([domain, other]) => {
			expect(distance(domain, other ?? '')).toBe(1)
			expect(meant(other ?? '')).toBeNull()
		}),
		{ numRuns: 1000 },
	)
})

test('every typo in a mailbox domain whose name has five or more letters is noticed, unless the typo is itself a real domain', () => {
	const long = mailboxDomains.filter((domain) => domain.indexOf('.') >= 5)
	const slip = slipIn(long, (domain) => domain.indexOf('.')).filter(
		(domain) => ![...mailboxDomains, 'email.com', 'cloud.com'].includes(domain),
	)
	fc.assert(
		fc.property(slip, (domain) => {
			expect(meant(domain)).not.toBeNull()
		}),
		{ numRuns: 1000 },
	)
})

/** Optimal string alignment: replaced, missing and added characters, and swapped neighbours. */
function distance(one: string, other: string): number {
	const rows = [...Array(one.length + 1).keys()].map((row) =>
		[...Array(other.length + 1).keys()].map((column) =>
			row === 0 ? column : column === 0 ? row : 0,
		),
	)
	const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
	for (let row = 1; row <= one.length; row++)
		for (let column = 1; column <= other.length; column++) {
			const isSwap =
				one[row - 1] === other[column - 2] &&
				one[row - 2] === other[column - 1] &&
				row > 1 &&
				column > 1
			const costs = [
				at(row - 1, column) + 1,
				at(row, column - 1) + 1,
				at(row - 1, column - 1) + Number(one[row - 1] !== other[column - 1]),
				isSwap ? at(row - 2, column - 2) + 1 : Infinity,
			]
			rows[row]?.splice(column, 1, Math.min(...costs))
		}
	return at(one.length, other.length)
}
