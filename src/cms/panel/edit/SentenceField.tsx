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
import { saidIn } from '#cms/panel/plain-text.ts'
import { ChoiceDialog } from './ChoiceDialog.tsx'
import { Faults } from './Faults.tsx'
import { faultSentence } from './FaultText.tsx'
import { linkName, type LinkTarget } from './link-targets.ts'
import { sourceNames } from './opened-text.ts'
import { LinkDialog, SourceDialog } from './PickDialog.tsx'
import { TableDialog } from './TableDialog.tsx'
import { newTable, type Table, tablesIn, tableText } from './tables.ts'
import { chipsOf, type TextChip } from './text-chips.ts'
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
	handle?: RefObject<EditorHandle | null>
	/** Additional tools for prose. */
	children?: ReactNode
}

/** A dialog, and the part of the text that it changes. */
type Asked = {
	readonly kind: TextChip['kind']
	readonly part?: Pick<Chip, 'start' | 'end'>
	/** The words of the link. */
	readonly linked?: string
}

/**
 * The field of a text, with its faults. Variables, choices, sources and links are chips that open their own fields;
 * below the field of the open text are buttons for markup that is hard to type.
 */
export function SentenceField(props: Props) {
	const { label, name, hrefOf, edit, catalog, start, onEnter, handle, children } = props
	const { text, source, facts, fault, change } = edit
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
	/** False for the field of the same text in another language, which has no tools. */
	const isOpen = start !== undefined

	/** Closes a dialog at once, so that it returns the focus before the editor takes it. */
	function close() {
		flushSync(() => setAsked(null))
	}

	function insert(typed: string, part?: Asked['part']) {
		close()
		editor.current?.insert(typed, part)
	}

	const tables = text.kind === 'prose' ? tablesIn(source) : []
	const isOwn = children !== undefined

	function press(pressed: Chip) {
		const part = findChips(source).find(({ start: at }) => at === pressed.start)
		if (!part) return
		const linked = source.slice(source.lastIndexOf('[', part.start) + 1, part.start)
		setAsked({ kind: part.kind, part, linked })
	}

	function dialog({ kind, part, linked = '' }: Asked) {
		switch (kind) {
			case 'link': {
				const insertLink = ({ href, title }: LinkTarget) => {
					if (part) return insert(`](${href})`, part)
					close()
					if (text.kind === 'link') change(href)
					else editor.current?.insertLink(`[${linked || title}](${href})`, false)
				}
				const title = text.kind === 'link' ? words.sentence.pickPage : linkTitle(linked)
				return <LinkDialog {...{ title, catalog, language }} onPick={insertLink} onClose={close} />
			}
			case 'source': {
				const cite = (key: string) => insert(`{% source "${key}" /%}`, part)
				return <SourceDialog catalog={catalog} onPick={cite} onClose={close} />
			}
			case 'table': {
				const at = part?.start ?? 0
				const found = tables.find(({ start: from, end }) => from <= at && at <= end)
				// Edits the pressed table. If none was pressed, makes a new table in the text of an owner's page, and edits the
				// first table of any other text.
				const old = found ?? (isOwn ? undefined : tables[0])
				const replace = (table: Table) => {
					close()
					if (old) editor.current?.insert(tableText(table), old)
					else editor.current?.insertBlock(tableText(table))
				}
				return (
					<TableDialog
						table={old ?? newTable}
						hasLabel={isOwn}
						{...{ language, findChips }}
						onDone={replace}
						onClose={close}
					/>
				)
			}
			case 'fact':
				return (
					<Dialog title={words.sentence.variables} onClose={close}>
						<VariableList
							names={factNamesIn(source.slice(part?.start, part?.end))}
							places={catalog.places[language]}
							{...{ facts, hrefOf }}
						/>
						<Button onClick={close}>{words.sentence.done}</Button>
					</Dialog>
				)
			case 'choice': {
				const choice = choices.find((each) => each.start === part?.start)
				return choice && <ChoiceDialog {...{ choice, edit, language, findChips }} onClose={close} />
			}
			default:
				return null
		}
	}

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
					<Button
						tone="outline"
						onClick={() => setAsked({ kind: 'link', linked: editor.current?.linkWords() ?? '' })}
					>
						{words.prose.link}
					</Button>
					<Button tone="outline" onClick={() => setAsked({ kind: 'source' })}>
						{words.prose.source}
					</Button>
					{(isOwn || tables.length > 0) && (
						<Button
							tone="outline"
							onClick={() => {
								const at = editor.current?.cursor() ?? 0
								setAsked({ kind: 'table', part: { start: at, end: at } })
							}}
						>
							{words.prose.table.title}
						</Button>
					)}
					{children}
					<span className="soft">{words.prose.marks}</span>
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
				error={fault ? faultSentence(fault.fault) : undefined}
				findChips={findChips}
				onPress={press}
				start={start}
			/>
			{isOpen && text.kind === 'link' && (
				<div className={`row ${styles['aside']}`}>
					<span className="soft">
						{formatMessage('es', words.sentence.leads, { name: linkName(source, ownPages) })}
					</span>
					<TextButton onClick={() => setAsked({ kind: 'link' })}>
						{words.sentence.pickPage}
					</TextButton>
				</div>
			)}
			{isOpen && choices.length > 0 && (
				<div className={`row ${styles['aside']}`}>
					{choices.map((part) => (
						<TextButton key={part.start} onClick={() => setAsked({ kind: 'choice', part })}>
							{formatMessage('es', words.sentence.choice.change, { text: saidIn(part) })}
						</TextButton>
					))}
				</div>
			)}
			<Faults edit={edit} />
			{asked && dialog(asked)}
		</>
	)
}

function linkTitle(text: string): string {
	return text === '' ? words.prose.linkNew : formatMessage('es', words.prose.linkTitle, { text })
}
