import { useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { canAddBlock } from '#site-map/block-kinds.ts'
import { keysIn } from '#values/keys-in.ts'
import { SelectField } from '#panel/fields/SelectField.tsx'
import words from '#content/messages/es/panel/words-blocks.yaml'
import styles from './blocks.module.css'

const kinds = keysIn(words.kinds)

type Props = {
	/** The kinds of block that the page already has. */
	present: readonly string[]
	isBusy: boolean
	onAdd: (kind: string) => void
}

export function AddBlock({ present, isBusy, onAdd }: Props) {
	const [chosen, setChosen] = useState<(typeof kinds)[number]>('questions')
	const addable = kinds.filter((each) => canAddBlock(each, present))
	// The chosen kind may be one that a page can have only once, and that the page has got since.
	const kind = addable.includes(chosen) ? chosen : 'questions'
	return (
		<div className={`row ${styles['add']}`}>
			<SelectField
				label={words.add.kind}
				value={kind}
				choices={addable.map((value) => ({ value, label: words.kinds[value].name }))}
				help={words.kinds[kind].text}
				onChange={setChosen}
			/>
			<Button tone="outline" aria-busy={isBusy} onClick={() => onAdd(kind)}>
				{words.add.confirm}
			</Button>
		</div>
	)
}
