import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#components/ui/Button.tsx'
import { FieldError } from '#components/ui/Field.tsx'
import type { WordFact } from '#contract/word-facts.ts'
import { languageNames, languages } from '#domain/pages/languages.ts'
import { addressText } from '#domain/words/counterparts.ts'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { SelectField } from '#islands/admin/SelectField.tsx'
import { formatMessage } from '#words/format-message.ts'
import {
	isComplete,
	itemFields,
	itemsOf,
	kindOfList,
	type ListItem,
	type ListKind,
	nameOfList,
	newItem,
	withHidden,
	withMoved,
} from './fact-lists.ts'
import { FactNote } from './FactField.tsx'
import { ListRow } from './ListRow.tsx'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import styles from './Facts.module.css'

type Props = { facts: Facts; kind: ListKind }

/** The questions or testimonials of a page, to add, move, hide and edit. */
export function ListsForm({ facts, kind }: Props) {
	const lists = facts.facts.facts.filter((fact) => kindOfList(fact) === kind)
	const home = lists.find(({ file }) => file === 'pages/en/home.yaml')
	const [chosen, setChosen] = useState(home && addressText(home))
	const current = lists.find((fact) => addressText(fact) === chosen) ?? lists[0]
	if (current === undefined) return null
	const own = lists.filter(({ language }) => language === current.language)
	return (
		<>
			<div className={styles['two']}>
				<SelectField
					label={words.lists.language}
					value={current.language}
					choices={languages
						.filter((language) => lists.some((fact) => fact.language === language))
						.map((value) => ({ value, label: languageNames[value] }))}
					onChange={(language) => {
						const first = lists.find((fact) => fact.language === language)
						setChosen(first && addressText(first))
					}}
				/>
				<SelectField
					label={words.lists.page}
					value={addressText(current)}
					choices={own.map((fact) => ({ value: addressText(fact), label: nameOfList(fact) }))}
					onChange={setChosen}
				/>
			</div>
			<ListEditor key={addressText(current)} facts={facts} kind={kind} list={current} />
		</>
	)
}

type EditorProps = Props & { list: WordFact }

/** The items of a list, each with buttons to move, hide and edit it. */
function ListEditor({ facts, kind, list }: EditorProps) {
	const address = addressText(list)
	const items = itemsOf(facts.textAt(address))
	const [known, setKeys] = useState<readonly number[]>([])
	/** Tell the items apart, which have no identity but their place: fields move with them. */
	const keys = known.length === items.length ? known : items.map((_, index) => index)
	const [leaving, setLeaving] = useState<number | null>(null)
	const [said, setSaid] = useState('')
	const rows = useRef<HTMLOListElement>(null)

	/** Focuses the first element that a selector finds in a row. */
	function focus(row: number, ...selectors: readonly string[]) {
		const [found] = selectors.flatMap(
			(each) => rows.current?.children[row]?.querySelector<HTMLElement>(each) ?? [],
		)
		found?.focus()
	}

	function change(next: readonly ListItem[]) {
		facts.type({ [address]: JSON.stringify(next) }, isComplete(kind, next))
	}

	function move(from: number, to: number) {
		const values = { text: nameOf(items[from]), n: to + 1, total: items.length }
		flushSync(() => {
			change(withMoved(items, from, to))
			setKeys(withMoved(keys, from, to))
			setSaid(formatMessage('es', words.lists.moved, values))
		})
		const buttons = to < from ? ['up', 'down'] : ['down', 'up']
		focus(to, ...buttons.map((act) => `[data-act="${act}"]:not([disabled])`))
	}

	function add() {
		flushSync(() => {
			change([...items, newItem(kind)])
			setKeys([...keys, Math.max(-1, ...keys) + 1])
		})
		rows.current?.lastElementChild?.querySelector('details')?.setAttribute('open', '')
		focus(items.length, 'input')
	}

	function nameOf(item: ListItem | undefined): string {
		return String(item?.[itemFields[kind][0]] ?? '') || words.lists.new
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
						setLeaving(null)
					}}
				>
					<p>{formatMessage('es', words.lists.removeText, { text: nameOf(items[leaving]) })}</p>
				</ConfirmDialog>
			)}
		</>
	)
}
