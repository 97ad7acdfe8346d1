import { useState } from 'react'
import { TextButton } from '#components/ui/TextButton.tsx'
import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import type { Catalog } from '#islands/admin/words/useCatalogs.ts'
import { ChoiceDialog } from './ChoiceDialog.tsx'
import { type Choice, choicesOf, saidIn } from './choices.ts'
import { LinkDialog } from './PickDialog.tsx'
import { linkName } from './link-name.ts'
import type { SentenceEdit } from './useSentence.ts'
import styles from './SentenceTools.module.css'

type Props = { edit: SentenceEdit; catalog: Catalog }

/** Below the field of a sentence, its hard-to-type parts: link targets, and variants by number or kind. */
export function SentenceTools({ edit, catalog }: Props) {
	const { text, source } = edit
	if (text.kind === 'link') return <LinkTool edit={edit} catalog={catalog} />
	const choices = choicesOf(source)
	if (choices.length === 0) return null
	return (
		<div className={styles['tools']}>
			{choices.map((choice, index) => (
				// They have no names, and keep their order.
				// oxlint-disable-next-line react/no-array-index-key
				<ChoiceTool key={index} choice={choice} edit={edit} language={catalog.language} />
			))}
		</div>
	)
}

function LinkTool({ edit, catalog }: Props) {
	const [isAsked, setAsked] = useState(false)
	return (
		<div className={styles['tools']}>
			<span>{formatMessage('es', words.sentence.leads, { name: linkName(edit.source) })}</span>
			<TextButton onClick={() => setAsked(true)}>{words.sentence.pickPage}</TextButton>
			{isAsked && (
				<LinkDialog
					title={words.sentence.pickPage}
					catalog={catalog}
					onPick={({ href }) => {
						edit.change(href)
						setAsked(false)
					}}
					onClose={() => setAsked(false)}
				/>
			)}
		</div>
	)
}

type ChoiceProps = { choice: Choice; edit: SentenceEdit; language: string }

function ChoiceTool({ choice, edit, language }: ChoiceProps) {
	const [isOpen, setOpen] = useState(false)
	return (
		<>
			<TextButton onClick={() => setOpen(true)}>
				{formatMessage('es', words.sentence.choice.change, { text: saidIn(choice) })}
			</TextButton>
			{isOpen && <ChoiceDialog {...{ choice, edit, language }} onClose={() => setOpen(false)} />}
		</>
	)
}
