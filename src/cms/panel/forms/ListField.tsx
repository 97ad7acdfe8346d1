import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#site/ui/controls/Button.tsx'
import { FieldError } from '#site/ui/controls/Field.tsx'
import { filled } from '#cms/reader/rules/source-text.ts'
import { ConfirmDialog } from '#panel/parts/ConfirmDialog.tsx'
import { type Act, RowActs } from '#cms/panel/blocks/RowActs.tsx'
import { holeIn } from '#cms/panel/pages/page-forms.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words-forms.yaml'
import { type FieldProps, useForm } from './form-context.ts'
import {
	blankOf,
	groupOf,
	isGroupField,
	itemField,
	keyAt,
	listOf,
	nameOf,
	withHidden,
	withMoved,
} from './form-values.ts'
import styles from './forms.module.css'

type Props = FieldProps & { renderItem: (item: FieldProps) => ReactNode }

/**
 * The items of a list. They can be edited, added, moved, hidden and removed; in a list of fixed length, only edited and
 * moved.
 */
export function ListField({ field, place, value, onChange, renderItem }: Props) {
	const {
		label = '',
		help,
		minItems: min = 0,
		maxItems: max = Infinity,
		isOptional = false,
	} = field
	const isFixed = field.prefixItems !== undefined || min === max
	const { facts, problemAt, notes, choices } = useForm()
	const items = listOf(value)
	const [known, setKeys] = useState<readonly number[]>([])
	/**
	 * Keys that identify the items, so that fields move with their items. Without keys, items would differ only by
	 * position.
	 */
	const keys = known.length === items.length ? known : items.map((_, index) => index)
	const [leaving, setLeaving] = useState<number | null>(null)
	const [said, setSaid] = useState('')
	const rows = useRef<HTMLOListElement>(null)
	const fieldAt = (index: number) => itemField(field, index) ?? {}
	const isOfGroups = isGroupField(fieldAt(0))
	const canHide = isOfGroups && !isFixed
	const canRemove = !isFixed && items.length > min

	function change(next: readonly unknown[]) {
		onChange(next.length === 0 && isOptional ? undefined : next)
	}

	function focus(row: number, ...selectors: readonly string[]) {
		const [found] = selectors.flatMap(
			(each) => rows.current?.children[row]?.querySelector<HTMLElement>(each) ?? [],
		)
		found?.focus()
	}

	function titleOf(index: number): string {
		const name = filled(nameOf(items[index]), facts)
		return name === '' || holeIn(name) !== null ? words.new : name
	}

	function move(from: number, to: number) {
		const values = { text: titleOf(from), n: to + 1, total: items.length }
		flushSync(() => {
			change(withMoved(items, from, to))
			setKeys(withMoved(keys, from, to))
			setSaid(formatMessage('es', words.moved, values))
		})
		const acts = to < from ? ['up', 'down'] : ['down', 'up']
		focus(to, ...acts.map((act) => `[data-act="${act}"]:not([disabled])`))
	}

	function add() {
		flushSync(() => {
			const [first] = choices?.[keyAt(place) ?? ''] ?? []
			change([...items, first?.value ?? blankOf(fieldAt(items.length))])
			setKeys([...keys, Math.max(-1, ...keys) + 1])
		})
		rows.current?.lastElementChild?.querySelector('details')?.setAttribute('open', '')
		focus(items.length, 'input, textarea, select')
	}

	function press(act: Act, index: number) {
		if (act === 'remove') setLeaving(index)
		else if (act === 'up' || act === 'down') move(index, index + (act === 'up' ? -1 : 1))
		else change(items.with(index, withHidden(items[index], act === 'hide')))
	}

	function remove(index: number) {
		change(items.toSpliced(index, 1))
		setKeys(keys.toSpliced(index, 1))
		setLeaving(null)
	}

	return (
		<fieldset className={styles['group']}>
			<legend>{label}</legend>
			{help && <p className="small soft">{help}</p>}
			<FieldError>{problemAt(place)}</FieldError>
			{items.length === 0 && <p className="soft">{words.empty}</p>}
			<ol className={styles['list']} ref={rows}>
				{items.map((item, index) => {
					const title = titleOf(index)
					const isHidden = groupOf(item)['isHidden'] === true
					const own = {
						field: fieldAt(index),
						place: `${place}/${index}`.replace(/^\//, ''),
						value: item,
						onChange: (next: unknown) => change(items.with(index, next)),
					}
					return (
						<li key={keys[index]} data-hidden={isHidden || undefined}>
							{isOfGroups ? (
								<details name={`items ${place}`}>
									<summary>
										<b>{title}</b>
										{isHidden && <em>{words.hidden}</em>}
										{groupOf(item)['isSample'] === true && <em>{words.sample}</em>}
									</summary>
									<div className={styles['fields']}>{renderItem(own)}</div>
								</details>
							) : (
								renderItem(own)
							)}
							<div className={`row ${styles['acts']}`}>
								<RowActs
									name={title}
									acts={[
										['up', index === 0],
										['down', index === items.length - 1],
										...(canHide ? ([[isHidden ? 'show' : 'hide']] as const) : []),
										...(canRemove ? ([['remove']] as const) : []),
									]}
									onPress={(act) => press(act, index)}
								/>
							</div>
						</li>
					)
				})}
			</ol>
			<div className={`row ${styles['acts']}`}>
				{!isFixed && items.length < max && (
					<Button tone="outline" onClick={add}>
						{formatMessage('es', words.addTo, { label })}
					</Button>
				)}
				{notes?.[place]}
			</div>
			<p className="visually-hidden" role="status">
				{said}
			</p>
			{leaving !== null && (
				<ConfirmDialog
					title={words.removal.title}
					confirm={words.removal.confirm}
					cancel={words.removal.keep}
					onCancel={() => setLeaving(null)}
					onConfirm={() => remove(leaving)}
				>
					<p>{formatMessage('es', words.removal.text, { text: titleOf(leaving) })}</p>
				</ConfirmDialog>
			)}
		</fieldset>
	)
}
