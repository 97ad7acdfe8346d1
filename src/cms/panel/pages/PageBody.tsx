import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { keysIn } from '#values/keys-in.ts'
import type { EditorHandle } from '#panel/editor/MarkdownField.tsx'
import { type FieldProps, useForm } from '#cms/panel/forms/form-context.ts'
import { DrawingDialog } from '#cms/panel/forms/PickFields.tsx'
import { FormSentence } from '#cms/panel/forms/TextField.tsx'
import words from '#content/messages/es/panel/words-pages.yaml'
import { blockExamples, partIn, sceneBlock } from './page-forms.ts'
import styles from './pages.module.css'

const { form } = words

export function PageBody({ field: { label = '' }, value, onChange }: FieldProps) {
	const { start } = useForm()
	const editor = useRef<EditorHandle>(null)
	const [isAsked, setIsAsked] = useState(false)
	const close = () => setIsAsked(false)
	const body = String(value)

	function insert(block: string) {
		// The dialog closes at once, so that it returns the focus before the editor takes it.
		flushSync(close)
		editor.current?.insertBlock(block)
	}

	return (
		<section aria-labelledby="page-body">
			<h2 id="page-body">{label}</h2>
			<p className="small help">{form.bodyHelp}</p>
			<div className={`editor ${styles['body']}`}>
				<FormSentence
					{...{ label, onChange }}
					value={body}
					kind="prose"
					handle={editor}
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
				</FormSentence>
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
