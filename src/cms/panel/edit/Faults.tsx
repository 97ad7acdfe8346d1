import { FieldError } from '#site/ui/controls/Field.tsx'
import words from '#content/messages/es/panel/words.yaml'
import { FaultText } from './FaultText.tsx'
import type { FieldEdit } from './useSentence.ts'
import styles from './Sentence.module.css'

export function Faults({ edit: { fault, status } }: { edit: FieldEdit }) {
	const isFaulty = fault !== null || status === 'wrong'
	const isFailed = status === 'failed'
	return (
		<div role="status" className={isFaulty || isFailed ? styles['faults'] : undefined}>
			{fault && (
				<FieldError>
					<FaultText checked={fault} />
				</FieldError>
			)}
			{isFaulty && <FieldError>{words.sentence.unsaved}</FieldError>}
			{isFailed && <FieldError>{words.sentence.failed}</FieldError>}
		</div>
	)
}
