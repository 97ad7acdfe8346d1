import { parse } from 'yaml'
import type { ZodType } from 'zod'
import { addressText } from '#domain/words/counterparts.ts'
import { isProse } from '#words/addresses.ts'
import { type Collection, collectionOf } from '#words/collection.ts'
import { collections } from '#words/collections.ts'
import { frontMatterOf } from '#words/prose-places.ts'

/**
 * The addresses in a file that its schema rejects, down to the text within lists.
 *
 * @param content the file with its edits
 * @example await schemaFaults('facts/prices.yaml', 'trialDays: 0\n…') // ['facts/prices.yaml:trialDays']
 */
export async function schemaFaults(file: string, content: string): Promise<readonly string[]> {
	const value: unknown = parse(isProse(file) ? frontMatterOf(content) : content)
	const result = (await schemaOf(file))?.safeParse(withoutHidden(value))
	if (result === undefined || result.success) return []
	return result.error.issues.map((issue) => {
		const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
		const keys = [...issue.path, ...unknown].map(String)
		return addressText({ file, place: placeOf(value, keys).join('/') })
	})
}

async function schemaOf(file: string): Promise<ZodType | undefined> {
	// Its import reads facts.
	const all: Readonly<Record<string, Collection>> = isProse(file)
		? (await import('#words/prose-entries.ts')).proseCollections
		: collections
	return collectionOf(all, file)?.schema
}

function withoutHidden(value: unknown): unknown {
	if (Array.isArray(value)) return value.filter((item) => !isHidden(item)).map(withoutHidden)
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutHidden(each)]))
}

/** The place of the value at these keys, which do not count hidden items. */
function placeOf(value: unknown, [key, ...rest]: readonly string[]): readonly string[] {
	if (key === undefined) return []
	const shown = Array.isArray(value)
		? Object.keys(value).filter((index) => !isHidden(value[Number(index)]))
		: []
	const own = Array.isArray(value) ? (shown[Number(key)] ?? key) : key
	return [own, ...placeOf(Object(value)[own], rest)]
}

function isHidden(item: unknown): boolean {
	return Object(item).isHidden === true
}
