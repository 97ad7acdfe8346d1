import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { choicesOf } from '#cms/reader/rules/source-text.ts'
import { plainText, saidIn } from './plain-text.ts'

const facts = {
	'price.lifetime': '$10',
	'claim.off': '',
	'claim.on': '**Made** in {place.city}',
}

test.each([
	['From {price.lifetime}, once', 'From $10, once'],
	['All.{claim.off} {claim.off}', 'All.'],
	['A **strong** and *soft* [link](page:home#pricing)', 'A strong and soft link'],
	['2 \\* 3 and <b>5</b>', '2 * 3 and 5'],
	['{n, plural, one {# page} other {# pages}} left', '… pages left'],
	['{n, plural, other {{of, plural, one {# page} other {# pages}}}}', '… pages'],
	['Known.{% source "hall2017" /%} Yes', 'Known. Yes'],
	['{% $price.lifetime %} for {unknown.fact}', '$10 for …'],
	['## Going {% #go %}', 'Going'],
	['- **Name** more {% level=40 %}\n- Other', 'Name more Other'],
	['{% scene "cat" /%}', ''],
])('%s reads as %s', (text, expected) => {
	expect(plainText(text, facts)).toBe(expected)
})

const plural = '{n, plural, one {# page} other {{n} pages}} of {of}'

test('choicesOf returns the cases of a plural with their text unchanged', () => {
	expect(choicesOf(plural).map(({ cases }) => cases.map(({ key, text }) => [key, text]))).toEqual([
		[
			['one', '# page'],
			['other', '{n} pages'],
		],
	])
})

test('a plural within a case of a select belongs to that case', () => {
	const [outer, ...more] = choicesOf('{k, select, a {{n, plural, other {x}}} other {y}}')
	expect(outer?.cases.map(({ text }) => text)).toEqual(['{n, plural, other {x}}', 'y'])
	expect(more).toEqual([])
})

test.each([
	'{n, plural, one {page',
	'{n, plural, one {page} other',
	'no choice at all, {price.lifetime}',
])('choicesOf finds no plural or select in %s', (source) => {
	expect(choicesOf(source)).toEqual([])
})

test('a plural or select is described by the texts of its cases', () => {
	const [choice] = choicesOf(plural)
	expect(choice && saidIn(choice)).toBe('… page / … pages')
	expect(plainText(plural, {})).toBe('… pages of …')
	const nested = '{k, select, a {x} other {{n, plural, one {# y} other {# z}}}}!'
	expect(plainText(nested, {})).toBe('… z!')
})

test('every plural and select of the site is parsed, and the positions of each case enclose exactly its text', () => {
	const texts = globSync('src/content/**/*.yaml').flatMap((file) =>
		textsIn(parse(readFileSync(file, 'utf8'))),
	)
	const withChoices = texts.filter((text) => /, (?:plural|select),/.test(text))
	expect(withChoices.length).toBeGreaterThan(60)
	for (const text of withChoices) {
		const choices = choicesOf(text)
		expect(choices.length).toBeGreaterThan(0)
		for (const each of choices.flatMap(({ cases }) => cases))
			expect(text.slice(each.start, each.end)).toBe(each.text)
	}
})

function textsIn(value: unknown): readonly string[] {
	if (typeof value === 'string') return [value]
	return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
