import { useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { keysIn } from '#domain/keys-in.ts'
import { SelectField } from '#islands/admin/SelectField.tsx'
import words from '#content/messages/es/panel/words-blocks.yaml'
import styles from './blocks.module.css'

const kinds = keysIn(words.kinds)

/** Adds a block of a kind, which a sentence describes. */
export function AddBlock({ isBusy, onAdd }: { isBusy: boolean; onAdd: (kind: string) => void }) {
	const [kind, setKind] = useState<(typeof kinds)[number]>('questions')
	return (
		<div className={styles['add']}>
			<SelectField
				label={words.add.kind}
				value={kind}
				choices={kinds.map((value) => ({ value, label: words.kinds[value].name }))}
				help={words.kinds[kind].text}
				onChange={setKind}
			/>
			<Button tone="outline" aria-busy={isBusy} onClick={() => onAdd(kind)}>
				{words.add.confirm}
			</Button>
		</div>
	)
}
