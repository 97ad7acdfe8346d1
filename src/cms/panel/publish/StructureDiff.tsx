import { useQuery } from '@tanstack/react-query'
import type { WordDifference } from '#cms/messages/word-publication.ts'
import type { StructurePlace } from '#site-map/block-pages.ts'
import { nameOfBlock } from '#cms/panel/blocks/BlockRow.tsx'
import { blocksQuery } from '#cms/panel/blocks/blocks-api.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words-blocks.yaml'

type Difference = Pick<WordDifference, 'file' | 'before' | 'after'>

const list = new Intl.ListFormat('es')

export function StructureDiff({
	file,
	place,
	before,
	after,
}: Difference & { place: StructurePlace }) {
	const { data } = useQuery(blocksQuery(file))
	const [old, now] = [idsIn(before), idsIn(after)]
	/** The name of a block in quotation marks. A removed block is called by its kind, which its id contains. */
	const nameOf = (id: string) => {
		const found = data?.blocks.find((each) => each.id === id)
		return `“${nameOfBlock(found ?? { kind: id.replace(/-\d+$/, ''), title: '' })}”`
	}
	const added = now.filter((id) => !old.includes(id))
	const removed = old.filter((id) => !now.includes(id))
	const { changes } = words
	const groups = {
		order: [[changes.order, now]],
		hidden: [
			[changes.hides, added],
			[changes.shows, removed],
		],
		added: [
			[changes.adds, added],
			[changes.removes, removed],
		],
	} as const
	const named = groups[place].flatMap(([sentence, ids]) =>
		ids.length === 0
			? []
			: [formatMessage('es', sentence, { names: list.format(ids.map(nameOf)) })],
	)
	const otherwise = place === 'order' ? words.restored : words.edited
	return (named.length > 0 ? named : [otherwise]).map((each) => <p key={each}>{each}</p>)
}

function idsIn(json: string): readonly string[] {
	const value: unknown = JSON.parse(json === '' ? '[]' : json)
	return Array.isArray(value) ? value.map(String) : Object.keys(Object(value))
}
