import { useId } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import { Dialog } from '#islands/admin/Dialog.tsx'
import { ChipField } from './ChipField.tsx'
import { type Case, type Choice, withCase } from './choices.ts'
import { Faults } from './EditFoot.tsx'
import type { SentenceEdit } from './useSentence.ts'
import styles from './SentenceTools.module.css'

type Props = {
	choice: Choice
	edit: SentenceEdit
	language: string
	onClose: () => void
}

/** The variants of a sentence by number or kind, with a field for each case. */
export function ChoiceDialog({ choice, edit, language, onClose }: Props) {
	const { source, facts, change } = edit
	const id = useId()
	return (
		<Dialog title={words.sentence.choice.title} onClose={onClose}>
			{choice.cases.some(({ text }) => text.includes('#')) && <p>{words.sentence.choice.number}</p>}
			{choice.cases.map((each) => (
				<div key={each.key} className={styles['case']}>
					<span aria-hidden="true">{caseName(each)}</span>
					<div>
						<ChipField
							label={caseName(each)}
							language={language}
							value={each.text}
							facts={facts}
							describedBy={`${id}-faults`}
							onChange={(text) => change(withCase(source, each, text))}
						/>
					</div>
				</div>
			))}
			<Faults id={`${id}-faults`} edit={edit} />
			<Button onClick={onClose}>{words.sentence.done}</Button>
		</Dialog>
	)
}

function caseName({ key }: Case): string {
	const { named } = words.sentence.choice
	const cases: Readonly<Record<string, string>> = words.sentence.choice.cases
	return cases[key] ?? formatMessage('es', named, { name: key })
}
