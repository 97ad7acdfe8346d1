import { type ReactNode, type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#site/ui/controls/Button.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { choicesOf, factNamesIn } from '#cms/reader/rules/source-text.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import { Dialog } from '#panel/parts/Dialog.tsx'
import type { Chip } from '#panel/editor/chips.ts'
import type { EditorHandle } from '#panel/editor/MarkdownField.tsx'
import { type Selection, TextEditor } from '#panel/editor/TextEditor.tsx'
import { useOwnTitles } from '#cms/panel/pages/pages-api.ts'
import type { Catalog } from '#cms/panel/useCatalog.ts'
import type { WordsState } from '#cms/panel/useWordsState.ts'
import { ChoiceDialog } from './ChoiceDialog.tsx'
import { saidIn } from './message-cases.ts'
import { Faults, faultTexts } from './Faults.tsx'
import { linkName } from './link-name.ts'
import type { LinkTarget } from './link-targets.ts'
import { sourceNames } from './opened-text.ts'
import { LinkDialog, SourceDialog } from './PickDialog.tsx'
import { TableDialog } from './TableDialog.tsx'
import { type FoundTable, newTable, type Table, tablesIn, tableText } from './tables.ts'
import { chipsOf } from './text-chips.ts'
import type { FieldEdit } from './useSentence.ts'
import { VariableList } from './VariableList.tsx'
import styles from './Sentence.module.css'

type Props = {
	label: string
	/** The name of the field's value in a form. */
	name?: string
	hrefOf: WordsState['hrefOf']
	edit: FieldEdit
	catalog: Catalog
	start?: Selection
	onEnter?: () => void
	/** Receives the actions of the editor. */
	handle?: RefObject<EditorHandle | null>
	/** Additional tools for prose. */
	children?: ReactNode
}

type Asked =
	| { readonly kind: 'link'; readonly title: string; readonly pick: (target: LinkTarget) => void }
	| { readonly kind: 'source'; readonly pick: (key: string) => void }
	/** The index of a plural or select in the text. */
	| { readonly kind: 'choice'; readonly index: number }
	| { readonly kind: 'fact'; readonly name: string }
	| { readonly kind: 'table'; readonly table: Table & Partial<FoundTable> }

/**
 * The field of a text, with its faults. Variables, choices, sources and links are chips that open their own fields;
 * below the field of the open text are buttons for markup that is hard to type.
 */
export function SentenceField(props: Props) {
	const { label, name, hrefOf, edit, catalog, start, onEnter, handle, children } = props
	const { text, source, facts, faults, change } = edit
	const { language } = text
	const ownHandle = useRef<EditorHandle>(null)
	const editor = handle ?? ownHandle
	const [asked, setAsked] = useState<Asked | null>(null)
	const ownPages = useOwnTitles()
	const sources = useMemo(() => sourceNames(catalog), [catalog])
	const findChips = useCallback(
		(typed: string) => chipsOf(typed, { facts, sources, ownPages }),
		[facts, sources, ownPages],
	)
	const choices = choicesOf(source)
	/** The field for the same text in another language has no tools. */
	const isOpen = start !== undefined

	/** Closes a dialog at once, so that it returns the focus before the editor takes it. */
	function close() {
		flushSync(() => setAsked(null))
	}

	function insert(typed: string, part?: Chip) {
		close()
		editor.current?.insert(typed, part)
	}

	function askForLink() {
		const linked = editor.current?.linkWords() ?? ''
		setAsked({
			kind: 'link',
			title: linkTitle(linked),
			pick({ href, title }) {
				close()
				editor.current?.insertLink(`[${linked || title}](${href})`, false)
			},
		})
	}

	function askForSource(part?: Chip) {
		setAsked({ kind: 'source', pick: (key) => insert(`{% source "${key}" /%}`, part) })
	}

	const tables = text.kind === 'prose' ? tablesIn(source) : []
	const isOwn = children !== undefined

	/**
	 * Opens the table at an offset. If there is none at the offset, opens a new table on an owner's page, and the first
	 * table of any other text.
	 */
	function askForTable(at: number) {
		const found = tables.find(({ start: from, end }) => from <= at && at <= end)
		const table = found ?? (isOwn ? newTable : tables[0])
		if (table) setAsked({ kind: 'table', table })
	}

	function replaceTable({ start: from, end }: Partial<FoundTable>, table: Table) {
		close()
		if (from === undefined || end === undefined) editor.current?.insertBlock(tableText(table))
		else editor.current?.insert(tableText(table), { start: from, end })
	}

	function press(pressed: Chip) {
		const chip = findChips(source).find(({ start: at }) => at === pressed.start)
		if (!chip) return
		if (chip.kind === 'source') askForSource(chip)
		else if (chip.kind === 'table') askForTable(chip.start)
		else if (chip.kind === 'fact')
			setAsked({ kind: 'fact', name: factNamesIn(chip.source)[0] ?? '' })
		else if (chip.kind === 'choice')
			setAsked({ kind: 'choice', index: choices.findIndex((each) => each.start === chip.start) })
		else
			setAsked({
				kind: 'link',
				title: linkTitle(source.slice(source.lastIndexOf('[', chip.start) + 1, chip.start)),
				pick: ({ href }) => insert(`](${href})`, chip),
			})
	}

	const choice = asked?.kind === 'choice' ? choices[asked.index] : undefined
	return (
		<>
			{text.kind === 'prose' && (
				<div className={`row ${styles['tools']}`} role="toolbar" aria-label={words.prose.tools}>
					<Button tone="outline" onClick={() => editor.current?.toggleMark('**')}>
						<b>{words.prose.bold}</b>
					</Button>
					<Button tone="outline" onClick={() => editor.current?.toggleMark('*')}>
						<i>{words.prose.italic}</i>
					</Button>
					<Button tone="outline" onClick={askForLink}>
						{words.prose.link}
					</Button>
					<Button tone="outline" onClick={() => askForSource()}>
						{words.prose.source}
					</Button>
					{(isOwn || tables.length > 0) && (
						<Button tone="outline" onClick={() => askForTable(editor.current?.cursor() ?? 0)}>
							{words.prose.table.title}
						</Button>
					)}
					{children}
					<span>{words.prose.marks}</span>
				</div>
			)}
			<TextEditor
				ref={editor}
				className={styles['field']}
				{...{ label, name, language }}
				value={source}
				onChange={change}
				isLine={text.kind !== 'prose'}
				onEnter={onEnter}
				description={words.sentence.move}
				error={faults.length > 0 ? faultTexts(edit).join(' ') : undefined}
				findChips={findChips}
				onPress={press}
				start={start}
			/>
			{isOpen && text.kind === 'link' && (
				<div className={`row ${styles['aside']}`}>
					<span className="soft">
						{formatMessage('es', words.sentence.leads, { name: linkName(source, ownPages) })}
					</span>
					<TextButton
						onClick={() =>
							setAsked({
								kind: 'link',
								title: words.sentence.pickPage,
								pick({ href }) {
									close()
									change(href)
								},
							})
						}
					>
						{words.sentence.pickPage}
					</TextButton>
				</div>
			)}
			{isOpen && choices.length > 0 && (
				<div className={`row ${styles['aside']}`}>
					{choices.map((each, index) => (
						// Plurals and selects have no ids, and keep their order.
						// oxlint-disable-next-line react/no-array-index-key
						<TextButton key={index} onClick={() => setAsked({ kind: 'choice', index })}>
							{formatMessage('es', words.sentence.choice.change, { text: saidIn(each) })}
						</TextButton>
					))}
				</div>
			)}
			<Faults edit={edit} />
			{choice && <ChoiceDialog {...{ choice, edit, language, findChips }} onClose={close} />}
			{asked?.kind === 'link' && (
				<LinkDialog
					title={asked.title}
					{...{ catalog, language }}
					onPick={asked.pick}
					onClose={close}
				/>
			)}
			{asked?.kind === 'source' && (
				<SourceDialog catalog={catalog} onPick={asked.pick} onClose={close} />
			)}
			{asked?.kind === 'table' && (
				<TableDialog
					table={asked.table}
					hasLabel={isOwn}
					{...{ language, findChips }}
					onDone={(table) => replaceTable(asked.table, table)}
					onClose={close}
				/>
			)}
			{asked?.kind === 'fact' && (
				<Dialog title={words.sentence.variables} onClose={close}>
					<VariableList
						names={[asked.name]}
						places={catalog.places[language]}
						{...{ facts, hrefOf }}
					/>
					<Button onClick={close}>{words.sentence.done}</Button>
				</Dialog>
			)}
		</>
	)
}

function linkTitle(text: string): string {
	return text === '' ? words.prose.linkNew : formatMessage('es', words.prose.linkTitle, { text })
}
