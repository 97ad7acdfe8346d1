import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pickFirstRecipients } from './first-recipients.ts'

const candidates = fc.uniqueArray(
	fc.record({
		id: fc.uuid(),
		language: fc.constantFrom('en', 'de', 'pt'),
		host: fc.constantFrom('a.example', 'b.example', 'c.example'),
	}),
	{ selector: ({ id }) => id, maxLength: 80 },
)

test('as many recipients as available are picked, and nobody is picked twice', () => {
	fc.assert(
		fc.property(candidates, fc.nat(60), (all, count) => {
			const picked = pickFirstRecipients(all, count)
			expect(new Set(picked).size).toBe(Math.min(count, all.length))
		}),
	)
})

test('no language is more than one recipient ahead of another language with recipients left', () => {
	fc.assert(
		fc.property(candidates, fc.nat(60), (all, count) => {
			const picked = pickFirstRecipients(all, count)
			const taken = (language: string) =>
				picked.filter((candidate) => candidate.language === language).length
			for (const { language } of all.filter((candidate) => !picked.includes(candidate))) {
				for (const other of ['en', 'de', 'pt']) {
					expect(taken(other)).toBeLessThanOrEqual(taken(language) + 1)
				}
			}
		}),
	)
})

test('within a language the hosts take turns', () => {
	const hosts = ['a.example', 'a.example', 'a.example', 'b.example']
	const all = hosts.map((host, index) => ({ id: String(index), language: 'en', host }))
	expect(pickFirstRecipients(all, 2).map(({ host }) => host)).toEqual(['a.example', 'b.example'])
})
