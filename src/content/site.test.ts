import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { name } from './site.ts'

const files = globSync('src/content/**/*.ts').filter((file) => !/(?:test|types)\.ts$/.test(file))
const holding = (words: RegExp) => files.filter((file) => words.test(readFileSync(file, 'utf8')))

test('the name of the product is typed in one place', () => {
	expect(holding(new RegExp(name))).toEqual(['src/content/site.ts'])
})

test('no price and no length of the trial is typed beside their table', () => {
	expect(
		holding(/[$€]\s?\d|\d\s?[$€]|\b(?:ten|twelve|\d+) dollars|\b(?:seven|\d+) days free/i),
	).toEqual([])
})
