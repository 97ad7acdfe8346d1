import type { ZodType } from 'zod'
import { textId } from '#cms/reader/rules/word-address.ts'
import { schemaJson } from '#cms/reader/format/schema-json.ts'
import type { SchemaJson } from '#cms/reader/rules/schema-json.ts'
import { consentsFile } from './consent-edits.ts'

type WordLeaf = {
	/** In characters, with the variables filled in. */
	readonly maxLength?: number | undefined
	readonly isLink: boolean
	/** Whether the text is shown as it is, without Markdown. */
	readonly isPlain: boolean
}

/** A typical text. If a pattern rejects it, the pattern describes a key, a time or a colour, not words. */
const anyWords = 'Two words'

/** Keys whose texts are references or file names. */
const references = new Set([
	'arrow',
	'claim',
	'claims',
	'doi',
	'fileName',
	'id',
	'language',
	'replaces',
	'source',
	'sources',
])

/**
 * Determines from the schema which strings of a file are words for readers. Enumerations (such as names of drawings),
 * dates, colours and addresses are not.
 *
 * @returns the constraints of the text at a place; null for any other string
 * @example leavesOf(z.strictObject({ icon: z.enum(['cat']), title: z.string() }))('title') // { isLink: false, isPlain: false }
 */
export function leavesOf(schema: ZodType): (place: string) => WordLeaf | null {
	const root = schemaJson(schema)
	return (place) => {
		const keys = place.split('/')
		if (references.has(keys.findLast((key) => !/^\d+$/.test(key)) ?? '')) return null
		const [leaf] = leavesAt(root, keys)
		if (leaf === undefined) return null
		const { maxLength, isPlain = false } = leaf
		return { maxLength, isPlain, isLink: keys.at(-1) === 'href' }
	}
}

function leavesAt(schema: SchemaJson, [key, ...keys]: readonly string[]): readonly SchemaJson[] {
	const variants = schema.anyOf ?? schema.oneOf
	if (variants)
		return variants.flatMap((each) => leavesAt(each, key === undefined ? [] : [key, ...keys]))
	if (key === undefined) return isWords(schema) ? [schema] : []
	const next = [
		schema.properties?.[key],
		schema.prefixItems?.[Number(key)],
		/^\d+$/.test(key) ? schema.items : undefined,
		typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined,
	].find((each) => each !== undefined)
	return next ? leavesAt(next, keys) : []
}

function isWords({ type, enum: names, const: only, format, pattern = '' }: SchemaJson): boolean {
	if (type !== 'string' || names !== undefined || only !== undefined || format !== undefined)
		return false
	// checked where it is written: src/cms/reader/schemas
	return new RegExp(pattern, 'u').test(anyWords)
}

/** Files that the catalogue leaves out: those of the panel and of letters, and those whose texts are never shown. */
const otherFiles = /^messages\/es\/panel\/|^series\/|^facts\/(?:glossary|promises)\.yaml/

export function isCatalogued(file: string): boolean {
	return !otherFiles.test(file)
}

/** The address of the words at a place of a file; null for the target of a link and for a string that is not text. */
export function wordAddresses(file: string, schema: ZodType): (place: string) => string | null {
	if (!isCatalogued(file)) return () => null
	const leafAt = leavesOf(schema)
	return (place) => {
		const leaf = leafAt(place)
		if (leaf === null || leaf.isLink) return null
		return textId({ file, place: file === consentsFile ? ofForms(place) : place })
	}
}

/**
 * The place of the original of an edited consent text. The edited text is a new version, named after the original one:
 * `2026-11-22.3.9f86d081`.
 */
function ofForms(place: string): string {
	return place.replace(/^([^/]+)\.[\da-f]{8}\//, '$1/')
}
