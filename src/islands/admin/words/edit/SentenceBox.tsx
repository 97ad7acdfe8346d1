import { type KeyboardEvent, useId } from 'react'
import { languageNames } from '#domain/pages/languages.ts'
import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import type { Catalog } from '#islands/admin/words/useCatalogs.ts'
import { ChipField } from './ChipField.tsx'
import { EditFoot } from './EditFoot.tsx'
import { SentenceTools } from './SentenceTools.tsx'
import { titleOf } from './opened-text.ts'
import { useFinish } from './useFinish.ts'
import type { SentenceEdit } from './useSentence.ts'
import styles from './SentenceBox.module.css'

type Props = {
	edit: SentenceEdit
	catalog: Catalog
	onClose: () => void
}

/** The field of a sentence, at the sentence: typed text appears in the page at once. */
export function SentenceBox({ edit, catalog, onClose }: Props) {
	const { language } = catalog
	const { text, source, facts, faults, places, isTogether, change } = edit
	const { finish, isHeld } = useFinish(edit, onClose)
	const id = useId()
	const name = titleOf(text)

	function handleKey(event: KeyboardEvent) {
		if (event.key !== 'Escape' && event.key !== 'Enter') return
		if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return
		// Its dialogs have their own keys.
		if (event.target instanceof Element && event.target.closest('dialog')) return
		event.preventDefault()
		finish()
	}

	return (
		// The box adds two keys to its field; everything in it is reachable without them.
		// oxlint-disable-next-line jsx-a11y/no-static-element-interactions
		<div className={styles['box']} onKeyDown={handleKey}>
			<ChipField
				label={formatMessage('es', words.sentence.field, {
					name,
					language: languageNames[language],
				})}
				language={language}
				value={source}
				facts={facts}
				isInvalid={faults.length > 0}
				describedBy={`${id}-faults ${id}-help`}
				hasFocus
				onChange={change}
			/>
			<SentenceTools edit={edit} catalog={catalog} />
			<EditFoot id={id} edit={edit} isHeld={isHeld} onFinish={finish} onClose={onClose}>
				{formatMessage('es', words.sentence.changesIn, { n: isTogether ? places.count : 1 })}
			</EditFoot>
		</div>
	)
}
