import { Button } from '#site/ui/controls/Button.tsx'
import type { Language } from '#site-map/languages.ts'
import type { Case, Choice } from '#cms/reader/rules/source-text.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import { Dialog } from '#panel/parts/Dialog.tsx'
import type { Chip } from '#panel/editor/chips.ts'
import { TextEditor } from '#panel/editor/TextEditor.tsx'
import { Faults } from './Faults.tsx'
import { faultSentence } from './FaultText.tsx'
import type { FieldEdit } from './useSentence.ts'
import styles from './Sentence.module.css'

type Props = {
	choice: Choice
	edit: FieldEdit
	language: Language
	findChips: (text: string) => readonly Chip[]
	onClose: () => void
}

/** The cases of a plural or select, each with its field. */
export function ChoiceDialog({ choice, edit, language, findChips, onClose }: Props) {
	const { source, fault, change } = edit
	const replaced = ({ start, end }: Case, text: string) =>
		source.slice(0, start) + text + source.slice(end)
	return (
		<Dialog title={words.sentence.choice.title} onClose={onClose}>
			{choice.cases.some(({ text }) => text.includes('#')) && <p>{words.sentence.choice.number}</p>}
			{choice.cases.map((each) => (
				<div key={each.key} className={styles['other']}>
					<span aria-hidden="true">{caseName(each)}</span>
					<div className="editor">
						<TextEditor
							className={styles['field']}
							label={caseName(each)}
							language={language}
							value={each.text}
							isLine
							error={fault ? faultSentence(fault.fault) : undefined}
							findChips={findChips}
							onChange={(text) => change(replaced(each, text))}
						/>
					</div>
				</div>
			))}
			<Faults edit={edit} />
			<div className="actions">
				<Button onClick={onClose}>{words.sentence.done}</Button>
			</div>
		</Dialog>
	)
}

function caseName({ key }: Case): string {
	const { named } = words.sentence.choice
	const cases: Readonly<Record<string, string>> = words.sentence.choice.cases
	return cases[key] ?? formatMessage('es', named, { name: key })
}
