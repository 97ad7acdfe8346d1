import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { name } from './site.ts'

const files = globSync('src/content/**/*.ts')
	.filter((file) => !/(?:test|types)\.ts$/.test(file))
	.toSorted()
const holding = (words: RegExp) => files.filter((file) => words.test(readFileSync(file, 'utf8')))

test('only site.ts contains the name of the product, and the record of consent texts', () => {
	const record = ['src/content/consents/wordings.ts', 'src/content/site.ts']
	expect(holding(new RegExp(name))).toEqual(record)
})

test('no text contains a literal price or length of the trial', () => {
	expect(
		holding(/[$€]\s?\d|\d\s?[$€]|\b(?:ten|twelve|\d+) dollars|\b(?:seven|\d+) days free/i),
	).toEqual([])
})

test('only product-facts.ts states how long a check-in takes and when the own notes count', () => {
	const times =
		/\b30\W{0,7}(?:seconds|Sekunden|segundos)|two (?:to|or) three weeks|zwei(?: bis|,) drei Wochen|duas (?:a|ou) três semanas/i
	expect(holding(times).filter((file) => !file.includes('product-facts'))).toEqual([])
})
