import { expect, test } from 'vitest'
import { kinds } from '#site/blocks/blocks.ts'
import { wordsOfFile } from '#cms/reader/entries.ts'
import { schemaJson } from '#cms/reader/format/schema-json.ts'
import type { SchemaJson } from '#cms/reader/rules/schema-json.ts'
import { landing } from '#cms/reader/schemas/block-page.ts'

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
	const form = schemaJson(kind)
	const names = { ...choices, ...illustrations }
	expect(valuesIn(form).filter((value) => !Object.hasOwn(names, value))).toEqual([])
	for (const each of Object.values(form.properties ?? {}))
		expect('const' in each || each.label).toBeTruthy()
})

function valuesIn(field: SchemaJson): readonly string[] {
	const { kind, properties = {}, items = {}, prefixItems = [], oneOf = [] } = field
	const constants = oneOf.flatMap((each) =>
		Object.values(each.properties ?? {}).flatMap((own) => own.const ?? []),
	)
	const inner = [...Object.values(properties), ...prefixItems, ...oneOf]
	const own = kind === undefined ? (field.enum ?? []) : []
	return [
		...[...own, ...constants].map(String),
		...inner.flatMap(valuesIn),
		...(field.items ? valuesIn(items) : []),
	]
}
