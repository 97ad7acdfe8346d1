import type { ZodType } from 'zod'
import { addressText } from '#domain/words/counterparts.ts'
import { wordLeaves } from '#words/catalogue/word-leaves.ts'
import { consentsFile } from '#words/consent-edits.ts'

/** Files without texts of the panel, of unpublished pages and of letters, and without texts that are never shown. */
const otherFiles =
	/^messages\/es\/panel\/|^series\/|^pages\/\w+\/design\.yaml|^facts\/(?:glossary|promises)\.yaml/

/** Whether the texts of a file can be edited in Textos. */
export function isCatalogued(file: string): boolean {
	return !otherFiles.test(file)
}

const leaves = new WeakMap<ZodType, ReturnType<typeof wordLeaves>>()

/** The constraints of the words of a schema by place, kept for the next file of the same shape. */
export function leavesOf(schema: ZodType): ReturnType<typeof wordLeaves> {
	const found = leaves.get(schema) ?? wordLeaves(schema)
	leaves.set(schema, found)
	return found
}

/** The address of the words at a place of a file; null for a link's address and for a string that is no words. */
export function wordAddresses(file: string, schema: ZodType): (place: string) => string | null {
	if (!isCatalogued(file)) return () => null
	const leafAt = leavesOf(schema)
	return (place) => {
		const leaf = leafAt(place)
		if (leaf === null || leaf.isLink) return null
		return addressText({ file, place: file === consentsFile ? ofForms(place) : place })
	}
}

/** An edited consent text is a new version, named after the one that is edited: `2026-11-22.3.9f86d081`. */
function ofForms(place: string): string {
	return place.replace(/^([^/]+)\.[\da-f]{8}\//, '$1/')
}
