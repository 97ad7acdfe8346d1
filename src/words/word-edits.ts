import { readFileSync } from 'node:fs'
import { consentsFile, withConsentVersions } from './consent-edits.ts'
import { withYamlTexts } from './text-places.ts'
import { readWordsFile } from './words-files.ts'

/** Replacement texts, by file below `src/content` and place within it. */
export type WordEdits = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The environment variable with the path of a JSON file of edits. Read once per process. */
export const editsVariable = 'WORD_EDITS'

let known: WordEdits | undefined

/** Incremented whenever this process switches edits. */
let revision = 0

/**
 * Serializes edits in a canonical order, so that equal edits have equal texts.
 *
 * @example editsText({ b: {}, a: { y: '2', x: '1' } }) // '{"a":{"x":"1","y":"2"},"b":{}}'
 */
export function editsText(edits: WordEdits): string {
	return JSON.stringify(edits, (_key, value: unknown) => sortedKeys(value))
}

function sortedKeys(value: unknown): unknown {
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Applies these edits from now on. Invalidates values cached by `untilEdited`. */
export function useEdits(edits: WordEdits): void {
	known = edits
	revision += 1
}

/**
 * Caches the result of the first call until the edits change.
 *
 * @example const product = untilEdited(() => readProduct()); product().name
 */
export function untilEdited<Value>(make: () => Value): () => Value {
	let kept: { readonly value: Value; readonly revision: number } | undefined
	return () => {
		if (kept?.revision !== revision) kept = { value: make(), revision }
		return kept.value
	}
}

/** The edits that this process applies. */
function currentEdits(): WordEdits {
	const file = process.env[editsVariable]
	// Written by this program.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	known ??= file ? (JSON.parse(readFileSync(file, 'utf8')) as WordEdits) : {}
	return known
}

/** The edits of a file by place. */
export function editsOf(file: string): ReadonlyMap<string, string> {
	return new Map(Object.entries(currentEdits()[file] ?? {}))
}

/** A YAML file below `src/content` with its edits. */
export function readEditedYaml(file: string): string {
	const yaml = readWordsFile(file)
	const edits = editsOf(file)
	if (edits.size === 0) return yaml
	return file === consentsFile ? withConsentVersions(yaml, edits) : withYamlTexts(yaml, edits)
}
