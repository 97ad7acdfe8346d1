import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import panelWords from '#content/messages/es/panel/words.yaml'
import { factsIn } from './facts.ts'
import { siteName } from './product.ts'

const files = globSync('src/content/**/*.{ts,yaml,mdoc}')
	.filter((file) => !/(?:test|types)\.ts$/.test(file))
	.toSorted()

/** The matching lines as `file:line`, except in some files. */
function holding(words: RegExp, ...allowed: readonly string[]): readonly string[] {
	return files
		.filter((file) => !allowed.includes(file))
		.flatMap((file) =>
			readFileSync(file, 'utf8')
				.split('\n')
				.flatMap((line, index) =>
					words.test(line) && !/^\s*(?:#|\/?\*|\/\/)/.test(line) ? `${file}:${index + 1}` : [],
				),
		)
}

test('the name of the product appears only in the facts and in the record of consent texts', () => {
	const facts = ['src/content/facts/product.yaml', 'src/content/facts/consents.yaml']
	expect(holding(new RegExp(siteName()), ...facts)).toEqual([])
})

test('no text contains a literal price or a literal trial length', () => {
	expect(
		holding(/[$€]\s?\d|\d\s?[$€]|\b(?:ten|twelve|\d+) dollars|\b(?:seven|\d+) days free/i),
	).toEqual([])
})

test('only the facts state how long a check-in takes and after how many weeks the visitor’s notes count', () => {
	const times =
		/\b30\W{0,7}(?:seconds|Sekunden|segundos)|two (?:to|or) three weeks|zwei(?: bis|,) drei Wochen|duas (?:a|ou) três semanas/i
	expect(holding(times, 'src/content/facts/product.yaml')).toEqual([])
})

test('the panel has a name for each group of facts', () => {
	const groups = Array.from(factsIn('en').keys(), (fact) => fact.split('.')[0])
	expect(new Set(Object.keys(panelWords.sentence.facts))).toEqual(new Set(groups))
})
