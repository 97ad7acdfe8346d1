import { readFileSync } from 'node:fs'
import { withYamlTexts } from './text-places.ts'
import { readWordsFile } from './words-files.ts'

/** Texts that take the place of others, by file below `src/content` and place within it. */
export type WordEdits = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The variable of the environment that names a file of edits in JSON. A process reads it once. */
export const editsVariable = 'WORD_EDITS'

let known: WordEdits | undefined

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

/** Reads words with these edits from now on. Call it before the first word is read. */
export function useEdits(edits: WordEdits): void {
	known = edits
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
	return edits.size === 0 ? yaml : withYamlTexts(yaml, edits)
}
