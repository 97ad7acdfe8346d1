import { isMap, isScalar, isSeq } from 'yaml'
import { isGroup } from '#cms/reader/files/yaml-texts.ts'
import { unmarked } from '#cms/reader/rules/text-marks.ts'
import { marksOf, markedMessage, markedText } from './marks.ts'

type Options = {
	/** The address of the text at a place; null for a string that is not words. */
	readonly addressAt: (place: string) => string | null
	/** The indexes of list items before hidden ones were removed. */
	readonly indexes: ReadonlyMap<unknown, number>
}

/**
 * Marks the words of a parsed file: its strings and messages. The schema parsed them without marks.
 *
 * @param value the schema's output for the node
 * @param keys the path of the node in the file
 */
export function markedValue(
	value: unknown,
	node: unknown,
	options: Options,
	keys: readonly string[] = [],
): unknown {
	if (isMap(node) && isGroup(value)) {
		const nodes = new Map(
			node.items.map((pair) => [isScalar(pair.key) ? String(pair.key.value) : '', pair.value]),
		)
		return Object.fromEntries(
			Object.entries(value).map(([key, each]) => [
				key,
				markedValue(each, nodes.get(key), options, [...keys, key]),
			]),
		)
	}
	if (isSeq(node) && Array.isArray(value)) {
		return value.map((each: unknown, index) => {
			const item = node.items[index]
			const place = options.indexes.get(item) ?? index
			return markedValue(each, item, options, [...keys, `${place}`])
		})
	}
	if (!isScalar(node) || typeof node.value !== 'string') return value
	if (typeof value !== 'string' && !Array.isArray(value)) return value
	const address = options.addressAt(keys.join('/'))
	// In a text that consists only of facts, each fact already has its own marks.
	const hasMarks = typeof value === 'string' && unmarked(value) !== value
	if (address === null || hasMarks) return value
	const marks = marksOf(address)
	return typeof value === 'string' ? markedText(value, marks) : markedMessage(value, marks)
}
