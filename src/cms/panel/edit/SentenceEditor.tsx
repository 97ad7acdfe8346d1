import { type KeyboardEvent, useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import { plainText } from '#cms/panel/plain-text.ts'
import { holeIn } from '#cms/panel/pages/page-forms.ts'
import type { OpenedProps } from './OtherLanguages.tsx'
import { fieldLabel } from './opened-text.ts'
import { SentenceField } from './SentenceField.tsx'
import { pressedPart } from './text-chips.ts'
import type { SentenceEdit } from './useSentence.ts'
import styles from './Sentence.module.css'

const atEnd = { anchor: Infinity, head: Infinity }
const whole = { anchor: 0, head: Infinity }

/** An open text: a sentence at its place in the page, or a block of prose below the page. */
export function SentenceEditor({ state, page: { pressed }, edit, catalog }: OpenedProps) {
	const { text, source, facts, revert } = edit
	const isProse = text.kind === 'prose'
	const [begun] = useState(source)
	const part = isProse && pressed !== null ? pressedPart(begun, pressed, facts) : null
	const beginning = holeIn(begun) === null ? atEnd : whole

	/** Saves a text and closes it. A refused text stays open, because otherwise nothing would show that it is unsaved. */
	async function finish() {
		if (await state.drafts.save(text)) state.close()
	}

	function handleKey(event: KeyboardEvent) {
		// Dialogs handle Escape themselves.
		const isInDialog = event.target instanceof Element && event.target.closest('dialog')
		if (event.key !== 'Escape' || isInDialog || event.nativeEvent.isComposing) return
		event.preventDefault()
		void finish()
	}

	return (
		// The box only handles Escape, which does the same as its last button.
		// oxlint-disable-next-line jsx-a11y/no-static-element-interactions
		<div className={isProse ? styles['prose'] : styles['box']} onKeyDown={handleKey}>
			<SentenceField
				{...{ edit, catalog }}
				hrefOf={state.hrefOf}
				label={fieldLabel(text)}
				start={part ?? beginning}
				onEnter={() => void finish()}
			/>
			<div className={`row ${styles['acts']}`}>
				<span className="soft">{isProse ? countOf(edit) : placesOf(edit)}</span>
				<Button
					tone="outline"
					onClick={() => {
						revert()
						state.close()
					}}
				>
					{words.sentence.revert}
				</Button>
				<Button onClick={() => void finish()}>{words.sentence.done}</Button>
			</div>
		</div>
	)
}

function placesOf({ places, isTogether }: SentenceEdit): string {
	return formatMessage('es', words.sentence.changesIn, { n: isTogether ? places.count : 1 })
}

function countOf({ source, original, facts }: SentenceEdit): string {
	const [n = 0, before = 0] = [source, original].map(
		(each) => plainText(each, facts).split(' ').length,
	)
	if (n === before) return formatMessage('es', words.prose.wordsSame, { n })
	return formatMessage('es', words.prose.words, { n, before })
}
