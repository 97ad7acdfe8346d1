import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { OwnPageRow } from '#cms/messages/own-pages.ts'
import { keysIn } from '#values/keys-in.ts'
import type { EditorHandle } from '#panel/editor/MarkdownField.tsx'
import type { Selection } from '#panel/editor/TextEditor.tsx'
import { wordsPath } from '#cms/panel/words-location.ts'
import { DrawingDialog } from '#cms/panel/forms/PickFields.tsx'
import { SentenceField } from '#cms/panel/edit/SentenceField.tsx'
import { useCatalogs } from '#cms/panel/useCatalogs.ts'
import words from '#content/messages/es/panel/words-pages.yaml'
import { blockExamples, partIn, sceneBlock } from './page-forms.ts'
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
	const [isAsked, setIsAsked] = useState(false)
	const close = () => setIsAsked(false)

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
						<TextButton onClick={() => setIsAsked(true)}>{words.blocks.scene}</TextButton>
						{keysIn(blockExamples).map((block) => (
							<TextButton key={block} onClick={() => insert(blockExamples[block])}>
								{words.blocks[block]}
							</TextButton>
						))}
					</div>
				</SentenceField>
			</div>
			{isAsked && (
				<Suspense fallback={null}>
					<DrawingDialog
						title={words.blocks.scene}
						kind="scenes"
						onPick={(name) => insert(sceneBlock(name))}
						onClose={close}
					/>
				</Suspense>
			)}
		</section>
	)
}
