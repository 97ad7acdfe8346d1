import { isGroup } from './files/yaml-texts.ts'

/**
 * The blocks of a page in order: those that `order` names, in its order, with each other block directly after the block
 * that precedes it in the file.
 *
 * @param order may name blocks that the page lacks
 * @example arranged({ a: 1, b: 2, c: 3 }, ['c', 'a']) // [['c', 3], ['a', 1], ['b', 2]]
 */
export function arranged<Block>(
	blocks: Readonly<Record<string, Block>>,
	order: readonly string[],
): readonly (readonly [string, Block])[] {
	const given = Object.entries(blocks)
	const ids = [...new Set(order)].filter((id) => Object.hasOwn(blocks, id))
	for (const [at, [id]] of given.entries())
		if (!ids.includes(id)) ids.splice(ids.indexOf(given[at - 1]?.[0] ?? '') + 1, 0, id)
	return ids.flatMap((id) => given.filter(([each]) => each === id))
}

/** Merges the words that pages share with a page's own words, which take precedence. Lists are joined. */
export function joined(shared: unknown, own: unknown): unknown {
	if (Array.isArray(shared) && Array.isArray(own)) return [...shared, ...own]
	if (!isGroup(shared) || !isGroup(own)) return own ?? shared
	const keys = new Set([...Object.keys(shared), ...Object.keys(own)])
	return Object.fromEntries([...keys].map((key) => [key, joined(shared[key], own[key])]))
}
