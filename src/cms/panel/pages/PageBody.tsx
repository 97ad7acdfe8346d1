import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Field } from '#site/ui/controls/Field.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { OwnPageRow } from '#cms/messages/own-pages.ts'
import { keysIn } from '#values/keys-in.ts'
import { ConfirmDialog } from '#panel/parts/ConfirmDialog.tsx'
import type { EditorHandle } from '#panel/editor/MarkdownField.tsx'
import type { Selection } from '#panel/editor/TextEditor.tsx'
import { SelectField } from '#panel/fields/SelectField.tsx'
import { wordsPath } from '#cms/panel/words-location.ts'
import { SentenceField } from '#cms/panel/edit/SentenceField.tsx'
import { useCatalogs } from '#cms/panel/useCatalogs.ts'
import words from '#content/messages/es/panel/words-pages.yaml'
import { DrawingDialog } from './PageFields.tsx'
import { blockExamples, partIn, sceneBlock, tableBlock } from './page-forms.ts'
import styles from './pages.module.css'

type Props = {
	page: OwnPageRow
	body: string
	start: Selection | undefined
	onChange: (body: string) => void
}

const { form } = words

/** The text of a page, with the tools of prose and the blocks it can have. */
export function PageBody({ page: { file, language }, body, start, onChange }: Props) {
	const catalogs = useCatalogs(language)
	const catalog = catalogs.byLanguage[language]
	const editor = useRef<EditorHandle>(null)
	const [asked, setAsked] = useState<'scene' | 'table' | null>(null)
	const close = () => setAsked(null)

	function insert(block: string) {
		// A dialog that closes returns the focus, before the editor takes it.
		flushSync(close)
		editor.current?.insertBlock(block)
	}

	if (!catalog) return <p role="status">{form.loading}</p>
	return (
		<section aria-labelledby="page-body">
			<h2 id="page-body">{form.body}</h2>
			<p className="small help">{form.bodyHelp}</p>
			<div className={styles['body']}>
				<SentenceField
					label={form.body}
					handle={editor}
					state={{
						catalogs,
						hrefOf: (sentence) => wordsPath({ item: file, language, sentence }),
					}}
					catalog={catalog}
					edit={{
						text: { kind: 'prose' },
						facts: catalog.facts,
						source: body,
						faults: [],
						status: 'saved',
						change: onChange,
					}}
					{...(start && { start })}
				>
					<div className={`row ${styles['blocks']}`} role="group" aria-label={form.insert}>
						<span>{form.insert}</span>
						<TextButton onClick={() => insert(partIn(body))}>{words.blocks.part}</TextButton>
						<TextButton onClick={() => setAsked('scene')}>{words.blocks.scene}</TextButton>
						<TextButton onClick={() => setAsked('table')}>{words.blocks.table}</TextButton>
						{keysIn(blockExamples).map((block) => (
							<TextButton key={block} onClick={() => insert(blockExamples[block])}>
								{words.blocks[block]}
							</TextButton>
						))}
					</div>
				</SentenceField>
			</div>
			{asked === 'scene' && (
				<Suspense fallback={null}>
					<DrawingDialog
						title={words.blocks.scene}
						kind="scenes"
						onPick={(name) => insert(sceneBlock(name))}
						onClose={close}
					/>
				</Suspense>
			)}
			{asked === 'table' && <TableDialog onInsert={insert} onClose={close} />}
		</section>
	)
}

const sizes = ['1', '2', '3', '4', '5', '6']

type TableProps = { onInsert: (block: string) => void; onClose: () => void }

function TableDialog({ onInsert, onClose }: TableProps) {
	const { table } = form
	const [label, setLabel] = useState('')
	const [size, setSize] = useState({ columns: '2', rows: '3' })
	return (
		<ConfirmDialog
			title={words.blocks.table}
			confirm={table.confirm}
			cancel={form.cancel}
			isBusy={false}
			isIncomplete={label.trim() === ''}
			onConfirm={() => onInsert(tableBlock(label.trim(), Number(size.columns), Number(size.rows)))}
			onCancel={onClose}
		>
			<Field
				label={table.label}
				help={table.labelHelp}
				maxLength={120}
				value={label}
				onChange={(event) => setLabel(event.target.value)}
			/>
			{(['columns', 'rows'] as const).map((each) => (
				<SelectField
					key={each}
					label={table[each]}
					value={size[each]}
					choices={sizes.map((value) => ({ value, label: value }))}
					{...(each === 'columns' && { help: table.columnsHelp })}
					onChange={(value) => setSize({ ...size, [each]: value })}
				/>
			))}
		</ConfirmDialog>
	)
}
