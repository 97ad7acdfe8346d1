import type { BlockAct, PageBlock } from '#cms/messages/page-blocks.ts'
import { canAddBlock, isOpening } from '#site-map/block-kinds.ts'
import { kinds } from '#site/blocks/blocks.ts'
import { exampleOf } from '#site/blocks/example.ts'
import { specifiedBlocks } from '#site/blocks/specified.ts'
import { isProse, readEdited, withTexts } from '#cms/reader/files/addresses.ts'
import { frontMatterOf } from '#cms/reader/prose/prose-places.ts'
import { type TextChange, valueIn } from '#cms/reader/edits/normalize-edits.ts'
import { wholeFile } from '#cms/reader/site.ts'
import { languageOf } from '#cms/reader/files/text-places.ts'
import { isCreatable } from '#cms/reader/files/words-files.ts'
import { textOfValue, yamlValue } from '#cms/reader/files/yaml-texts.ts'
import { arranged, joined } from '#cms/reader/page-blocks.ts'
import { markdocOf, pageTextOf } from '#cms/reader/edits/markdoc-page.ts'
import { standingIn } from '#cms/reader/edits/standing-blocks.ts'

type Group = Readonly<Record<string, unknown>>

/** The maximum number of blocks of a page, including hidden ones. */
const maxBlocks = 60

/** The blocks of a page of the current site in order, as written, including hidden blocks. */
export function blocksOfFile(file: string): readonly (readonly [string, Group])[] {
	const { blocks, added, order } = pageIn(file)
	return arranged<Group>({ ...blocks, ...added }, order)
}

export function structureOf(file: string): readonly PageBlock[] {
	const { own, hidden } = pageIn(file)
	const standing = standingIn(file, wordsOf(file))
	const blocks = blocksOfFile(file)
	const specified = specifiedIn(file, blocks)
	return blocks.map(([id, { block, ...words }]) => ({
		id,
		kind: String(block),
		title: [words['title'], words['label']].find((each) => typeof each === 'string') ?? '',
		isHidden: hidden.includes(id),
		isSpecified: specified.includes(id),
		isRemovable: Object.hasOwn(own.blocks, id),
		isEditable: isKind(block) && !(id in standing) && Object.keys(words).length > 0,
	}))
}

/**
 * The changes to texts that change the structure of a page of the current site. Texts keep their places.
 *
 * @returns null for an unknown block or kind, for too many blocks, and for changes that the specification forbids
 */
export function structureChanges(file: string, change: BlockAct): readonly TextChange[] | null {
	const { own, hidden } = pageIn(file)
	const rows = blocksOfFile(file)
	const ids = rows.map(([id]) => id)
	const specified = specifiedIn(file, rows)
	const isSpecified = 'id' in change && specified.includes(change.id)
	const at = 'id' in change ? ids.indexOf(change.id) : ids.length - 1
	const [, block] = rows[at] ?? []
	if ('id' in change && block === undefined) return null
	switch (change.act) {
		case 'move':
			// The opening block comes first.
			if (isSpecified || (change.to === 0 && specified.includes(ids[0] ?? ''))) return null
			return changesOf(file, { order: ids.toSpliced(at, 1).toSpliced(change.to, 0, change.id) })
		case 'hide':
			return changesOf(file, { hidden: [...new Set([...hidden, change.id])] })
		case 'show':
			return changesOf(file, { hidden: hidden.filter((id) => id !== change.id) })
		case 'remove':
			if (isSpecified || !Object.hasOwn(own.blocks, change.id)) return null
			return changesOf(file, {
				[own.name]: Object.fromEntries(
					Object.entries(own.blocks).filter(([id]) => id !== change.id),
				),
				order: pageIn(file).order.filter((id) => id !== change.id),
				hidden: hidden.filter((id) => id !== change.id),
			})
		default: {
			const made = change.act === 'add' ? newBlock(change.kind) : block
			if (made === undefined || ids.length >= maxBlocks) return null
			const kind = String(made['block'])
			const present = rows.map(([, each]) => String(each['block']))
			if (!canAddBlock(kind, present)) return null
			const id = freeId(kind, ids)
			// A new block goes before the strip, which floats at the end of the page.
			const isBeforeLast = change.act === 'add' && block?.['block'] === 'strip'
			return changesOf(file, {
				[own.name]: { ...own.blocks, [id]: made },
				order: ids.toSpliced(isBeforeLast ? at : at + 1, 0, id),
			})
		}
	}
}

/** A new block. Its placeholders, texts in double brackets, have to be replaced before the block can be published. */
export function newBlock(kind: string): Group | undefined {
	const schema = kinds.find((each) => each.shape.block.value === kind)
	return schema && exampleOf(schema, (label) => `[[${label}]]`)
}

function wordsOf(file: string): Group {
	const text = readEdited(file)
	return groupOf(yamlValue(isProse(file) ? frontMatterOf(text) : text))
}

/**
 * A block as written in its file, and its place; null for a standing block, whose words are elsewhere in the file, and
 * for a tool.
 */
export function writtenBlock(file: string, id: string): { words: Group; place: string } | null {
	const page = wordsOf(file)
	for (const part of ['blocks', 'added']) {
		const words = groupOf(valueIn(page, [part, id]))
		if (isKind(words['block'])) return { words, place: `${part}/${id}` }
	}
	return null
}

function isKind(name: unknown): boolean {
	return kinds.some(({ shape }) => shape.block.value === name)
}

/**
 * The structure of a page: its blocks, including those that the country pages of its language share; the blocks that
 * can be removed; and the ids that its file lists as its order and as hidden.
 */
function pageIn(file: string) {
	const page = wordsOf(file)
	const shared = file.startsWith('countries/')
		? groupOf(yamlValue(readEdited(`pages/${languageOf(file)}/country.yaml`)))
		: {}
	const added = blocksIn(page['added'])
	const name = file.startsWith('landings/') && isCreatable(file) ? 'blocks' : 'added'
	return {
		blocks: blocksIn(joined(shared['blocks'], page['blocks'] ?? standingIn(file, page))),
		added,
		own: { name, blocks: name === 'added' ? added : blocksIn(page['blocks']) },
		order: idsIn(page['order']),
		hidden: idsIn(page['hidden']),
	}
}

/**
 * The changes that set places of a file to other values. A page that the owner made is stored as one edit, so its
 * change has the whole file, including other edits of its texts.
 */
export function changesOf(file: string, values: Group): readonly TextChange[] {
	const texts = Object.entries(values).map(([place, value]) => [place, textOfValue(value)] as const)
	if (!isCreatable(file)) return texts.map(([place, text]) => ({ file, place, text }))
	if (isProse(file)) {
		const { front, body } = pageTextOf(readEdited(file))
		return [{ file, place: wholeFile, text: markdocOf({ front: { ...front, ...values }, body }) }]
	}
	const own = new Map([[wholeFile, readEdited(file)], ...texts])
	return [{ file, place: wholeFile, text: withTexts(file, own) }]
}

/**
 * The ids of the blocks that cannot be moved or removed. On a page that the specification does not arrange, this is
 * only the opening block; on landing pages, no block.
 */
function specifiedIn(file: string, rows: readonly (readonly [string, Group])[]): readonly string[] {
	if (file.startsWith('landings/')) return []
	if (file.startsWith('countries/')) return specifiedBlocks.country
	if (file.startsWith('pages/en/home')) return specifiedBlocks.home
	return rows.flatMap(([id, { block }]) => (isOpening(String(block)) ? [id] : []))
}

function freeId(kind: string, ids: readonly string[]): string {
	const names = ids.map((_, index) => `${kind}-${index + 2}`)
	return [kind, ...names].find((each) => !ids.includes(each)) ?? `${kind}-${ids.length + 2}`
}

function groupOf(value: unknown): Group {
	return Object(value)
}

function blocksIn(value: unknown): Readonly<Record<string, Group>> {
	return Object.fromEntries(Object.entries(groupOf(value)).map(([id, each]) => [id, groupOf(each)]))
}

function idsIn(value: unknown): readonly string[] {
	return Array.isArray(value) ? value.map(String) : []
}
