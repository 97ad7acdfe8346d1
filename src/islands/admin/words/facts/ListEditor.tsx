import { useEffect, useRef, useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { FieldError } from '#components/ui/Field.tsx'
import type { WordFact } from '#contract/word-facts.ts'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { formatMessage } from '#words/format-message.ts'
import {
	isComplete,
	itemFields,
	itemsOf,
	type ListItem,
	type ListKind,
	newItem,
	withHidden,
	withMoved,
} from './fact-lists.ts'
import { addressText } from '#domain/words/counterparts.ts'
import { FactNote } from './FactNote.tsx'
import { ListRow } from './ListRow.tsx'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import styles from './Facts.module.css'

type Props = { facts: Facts; kind: ListKind; list: WordFact }

/** The items of a list, each with buttons to move, hide and edit it. */
export function ListEditor({ facts, kind, list }: Props) {
	const address = addressText(list)
	const items = itemsOf(facts.textAt(address))
	const [known, setKeys] = useState<readonly number[]>([])
	/** Tell the items apart, which have no identity but their place: fields move with them. */
	const keys = known.length === items.length ? known : items.map((_, index) => index)
	const [opened, setOpened] = useState<number | null>(null)
	const [leaving, setLeaving] = useState<number | null>(null)
	const [said, setSaid] = useState('')
	const rows = useRef<HTMLOListElement>(null)
	/** Selectors of the focus target once its row has moved; the first match gets the focus. */
	const wanted = useRef<readonly string[]>([])

	useEffect(() => {
		const [found] = wanted.current.flatMap(
			(selector) => rows.current?.querySelector<HTMLElement>(selector) ?? [],
		)
		found?.focus()
		wanted.current = []
	})

	function change(next: readonly ListItem[]) {
		facts.type({ [address]: JSON.stringify(next) }, isComplete(kind, next))
	}

	function move(from: number, to: number) {
		change(withMoved(items, from, to))
		setKeys(withMoved(keys, from, to))
		if (opened === from) setOpened(to)
		const buttons = to < from ? ['up', 'down'] : ['down', 'up']
		wanted.current = buttons.map((act) => `[data-row="${to}"] [data-act="${act}"]:not([disabled])`)
		const values = { text: nameOf(items[from]), n: to + 1, total: items.length }
		setSaid(formatMessage('es', words.lists.moved, values))
	}

	function add() {
		change([...items, newItem[kind]])
		setKeys([...keys, Math.max(-1, ...keys) + 1])
		setOpened(items.length)
		wanted.current = [`[data-row="${items.length}"] input`]
	}

	function nameOf(item: ListItem | undefined): string {
		return String(item?.[itemFields[kind][0].key] ?? '') || words.lists.new
	}

	const isUnfinished = !isComplete(kind, items)
	const isRefused = !isUnfinished && facts.isWrong(address)
	return (
		<>
			<FieldError id="list-error">
				{isUnfinished ? words.lists.unfinished : isRefused ? words.lists.refused : undefined}
			</FieldError>
			{items.length === 0 && <p className="soft">{words.lists.empty}</p>}
			<ol className={styles['list']} ref={rows}>
				{items.map((item, index) => (
					<ListRow
						key={keys[index]}
						{...{ facts, kind, item, index }}
						address={`${address}/${index}`}
						original={list.original}
						total={items.length}
						name={nameOf(item)}
						language={list.language}
						isOpen={opened === index}
						onToggle={(isOpen) => setOpened(isOpen ? index : null)}
						onChange={(next) => change(items.with(index, next))}
						onMove={(to) => move(index, to)}
						onHide={() => change(items.with(index, withHidden(item, item['isHidden'] !== true)))}
						onRemove={() => setLeaving(index)}
					/>
				))}
			</ol>
			<div className={styles['acts']}>
				<Button tone="outline" onClick={add}>
					{words.lists.add[kind]}
				</Button>
				<FactNote facts={facts} address={address} read={null} />
			</div>
			<p className="visually-hidden" role="status">
				{said}
			</p>
			{leaving !== null && (
				<ConfirmDialog
					title={words.lists.removeTitle}
					confirm={words.lists.remove}
					cancel={words.lists.keep}
					onCancel={() => setLeaving(null)}
					onConfirm={() => {
						change(items.toSpliced(leaving, 1))
						setKeys(keys.toSpliced(leaving, 1))
						setOpened(null)
						setLeaving(null)
					}}
				>
					<p>{formatMessage('es', words.lists.removeText, { text: nameOf(items[leaving]) })}</p>
				</ConfirmDialog>
			)}
		</>
	)
}
