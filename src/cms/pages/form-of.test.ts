import { expect, test } from 'vitest'
import { z } from 'zod'
import { type FormField, formField } from '#cms/messages/words.ts'
import { kinds } from '#site/blocks/blocks.ts'
import { field, line } from '#site/blocks/block.ts'
import { wordsOfFile } from '#cms/reader/entries.ts'
import { landing } from '#cms/reader/schemas/block-page.ts'
import { formOf } from './form-of.ts'

test('a form has the labels, kinds and limits of its schema', () => {
	const picture = z.discriminatedUnion('kind', [
		z.strictObject({ kind: z.literal('rest'), unit: line('Unidad') }),
		z.strictObject({ kind: z.literal('lines'), lines: z.tuple([z.string(), z.string()]) }),
	])
	const schema = z.strictObject({
		block: z.literal('cards'),
		title: line('Título', 'Corto'),
		level: field(z.int().min(0).max(100), 'Luz'),
		look: field(z.enum(['plain', 'dark']).exactOptional(), 'Aspecto'),
		claims: field(z.array(z.string()).default([]), 'Afirmaciones'),
		picture: field(picture, 'Imagen'),
	})
	const names = [{ value: 'notes', label: 'Your notes stay yours' }]
	expect(formOf(schema, { claims: names })).toEqual({
		kind: 'group',
		label: '',
		fields: {
			title: { kind: 'text', label: 'Título', help: 'Corto' },
			level: { kind: 'number', label: 'Luz', min: 0, max: 100 },
			look: {
				kind: 'choice',
				label: 'Aspecto',
				choices: [{ value: 'plain' }, { value: 'dark' }],
				isOptional: true,
			},
			claims: {
				kind: 'list',
				label: 'Afirmaciones',
				item: { kind: 'choice', label: '', choices: names },
				isOptional: true,
			},
			picture: {
				kind: 'variants',
				label: 'Imagen',
				key: 'kind',
				variants: {
					rest: {
						kind: 'group',
						label: '',
						fields: { unit: { kind: 'text', label: 'Unidad' } },
					},
					lines: {
						kind: 'group',
						label: '',
						fields: {
							lines: { kind: 'list', label: '', count: 2, item: { kind: 'text', label: '' } },
						},
					},
				},
			},
		},
	})
})

const { choices }: { choices: Readonly<Record<string, string>> } = Object(
	wordsOfFile('messages/es/panel/words-forms.yaml'),
)
const { illustrations }: { illustrations: Readonly<Record<string, string>> } = Object(
	wordsOfFile('messages/es/panel/words-pages.yaml'),
)

test.each([
	...kinds.map((kind) => [kind.shape.block.value, kind] as const),
	['a head', landing.shape.head.omit({ updated: true, formerPaths: true })] as const,
])('all values and fields of %s have Spanish names', (_, kind) => {
	const form = formField.parse(formOf(kind))
	const names = { ...choices, ...illustrations }
	expect(valuesIn(form).filter((value) => !Object.hasOwn(names, value))).toEqual([])
	for (const each of Object.values(form.fields ?? {})) expect(each.label).not.toBe('')
})

function valuesIn({ choices: own = [], fields = {}, item, variants = {} }: FormField): string[] {
	const inner = [...Object.values(fields), ...Object.values(variants), ...(item ? [item] : [])]
	return [
		...own.filter(({ label }) => label === undefined).map(({ value }) => value),
		...Object.keys(variants),
		...inner.flatMap(valuesIn),
	]
}
