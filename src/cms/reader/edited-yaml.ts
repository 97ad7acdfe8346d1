import { consentsFile, withConsentVersions } from './files/consent-edits.ts'
import { editsOf, type WordEdits } from './site.ts'
import { withYamlTexts } from './files/yaml-texts.ts'
import { readWordsFile } from './files/words-files.ts'

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

/** A YAML file below `src/content` with its edits. */
export function readEditedYaml(file: string): string {
	const yaml = readWordsFile(file)
	const edits = editsOf(file)
	if (edits.size === 0) return yaml
	return file === consentsFile ? withConsentVersions(yaml, edits) : withYamlTexts(yaml, edits)
}
