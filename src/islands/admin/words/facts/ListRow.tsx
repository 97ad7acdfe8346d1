import { TextButton } from '#components/ui/TextButton.tsx'
import type { Language } from '#domain/pages/languages.ts'
import { filled } from '#domain/words/source-text.ts'
import { Tick } from '#islands/admin/Tick.tsx'
import { formatMessage } from '#words/format-message.ts'
import { FactField, textProblem } from './FactField.tsx'
import { itemFields, type ListItem, type ListKind } from './fact-lists.ts'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import styles from './Facts.module.css'

type Props = {
	facts: Facts
	kind: ListKind
	item: ListItem
	index: number
	total: number
	/** Address of the item, for the server's messages about its texts. */
	address: string
	/** The repository's list, for the marks of its texts. */
	original: string
	name: string
	language: Language
	onChange: (item: ListItem) => void
	onMove: (to: number) => void
	onHide: () => void
	onRemove: () => void
}

/** An item of a list: its first text, its buttons, and its fields once opened. */
export function ListRow(props: Props) {
	const { facts, kind, item, index, total, address, original, name, language } = props
	const isHidden = item['isHidden'] === true
	const read = (text: string) => filled(text, facts.values[language])
	const act = (label: string, key: string, onClick: () => void, disabled = false) => (
		<TextButton
			data-act={key}
			aria-label={`${label}: ${read(name)}`}
			disabled={disabled}
			onClick={onClick}
		>
			{label}
		</TextButton>
	)
	return (
		<li className={isHidden ? styles['hidden'] : undefined}>
			<details className={styles['item']} name="items">
				<summary>
					<b lang={language}>{read(name)}</b>
					{isHidden && <em>{words.lists.hidden}</em>}
					{item['isSample'] === true && <em>{words.lists.sample}</em>}
				</summary>
				<div className={styles['in']}>
					{itemFields[kind].map((key) => {
						const text = String(item[key] ?? '')
						const reads = formatMessage('es', words.field.reads, { text: read(text) })
						return (
							<FactField
								key={key}
								label={words.lists.fields[key]}
								lang={language}
								isMultiline={key === 'answer' || key === 'quote'}
								value={text}
								problemOf={(typed) => textProblem(typed, typed.includes('<b>') ? original : '')}
								problem={facts.isWrong(`${address}/${key}`) ? words.field.refused : undefined}
								onType={(typed) => props.onChange({ ...item, [key]: typed })}
								onLeave={facts.flush}
								note={text.includes('{') && reads}
							/>
						)
					})}
					{kind === 'testimonials' && (
						<Tick
							label={words.lists.isSample}
							isChecked={item['isSample'] === true}
							onChange={(isSample) => props.onChange({ ...item, isSample })}
						/>
					)}
				</div>
			</details>
			<div className={styles['rowActs']}>
				{act(words.lists.up, 'up', () => props.onMove(index - 1), index === 0)}
				{act(words.lists.down, 'down', () => props.onMove(index + 1), index === total - 1)}
				{act(isHidden ? words.lists.show : words.lists.hide, 'hide', props.onHide)}
				{act(words.lists.remove, 'remove', props.onRemove)}
			</div>
		</li>
	)
}
