import type { ReactNode } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { FieldError } from '#components/ui/Field.tsx'
import words from '#content/messages/es/panel/words.yaml'
import { faultText } from './fault-text.ts'
import type { SentenceEdit } from './useSentence.ts'
import styles from './EditFoot.module.css'

type Props = {
	/** Id of the field, which is described by `ID-faults` and `ID-help`. */
	id: string
	edit: SentenceEdit
	/** Closing it was prevented by faults. */
	isHeld: boolean
	onFinish: () => void
	onClose: () => void
	/** The effect of the change, beside the buttons. */
	children: ReactNode
}

/** Below the field of a text: its faults, and the buttons to finish. */
export function EditFoot({ id, edit, isHeld, onFinish, onClose, children }: Props) {
	function revert() {
		edit.revert()
		onClose()
	}

	return (
		<>
			<Faults id={`${id}-faults`} edit={edit} isHeld={isHeld} />
			<p className="visually-hidden" id={`${id}-help`}>
				{words.sentence.move}
			</p>
			<div className={styles['acts']}>
				<span>{children}</span>
				<Button tone="outline" onClick={revert}>
					{words.sentence.revert}
				</Button>
				<Button onClick={onFinish}>{words.sentence.done}</Button>
			</div>
		</>
	)
}

type FaultsProps = {
	id: string
	edit: SentenceEdit
	/** Closing it was prevented. */
	isHeld?: boolean
}

/** The faults of a text, each with its fix, and a note that it is not saved. */
export function Faults({ id, edit, isHeld = false }: FaultsProps) {
	const { faults, status } = edit
	const lines = [
		...faults.map((fault) => faultText(fault, edit)),
		...(faults.length > 0 ? [isHeld ? words.sentence.held : words.sentence.unsaved] : []),
		...(status === 'failed' ? [words.sentence.failed] : []),
	]
	return (
		<div id={id} role="status" className={lines.length > 0 ? styles['faults'] : undefined}>
			{lines.map((line) => (
				<FieldError key={line} id={`${id}-${lines.indexOf(line)}`}>
					{line}
				</FieldError>
			))}
		</div>
	)
}
