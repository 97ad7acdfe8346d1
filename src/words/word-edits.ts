import { readFileSync } from 'node:fs'
import { consentsFile, withConsentVersions } from './consent-edits.ts'
import { withYamlTexts } from './text-places.ts'
import { readWordsFile } from './words-files.ts'

/** Texts that take the place of others, by file below `src/content` and place within it. */
export type WordEdits = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The variable of the environment that names a file of edits in JSON. A process reads it once. */
export const editsVariable = 'WORD_EDITS'

let known: WordEdits | undefined

/** Counts the edits that this process has read words with. */
let revision = 0

/**
 * Edits as text, in one order whatever they came from: so texts that are the same are the same edits.
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

/** Reads words with these edits from now on. What is kept by `untilEdited` is made anew. */
export function useEdits(edits: WordEdits): void {
	known = edits
	revision += 1
}

/**
 * Keeps what is made at the first call until words are read with other edits.
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

/** The edits that this process reads words with. */
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
