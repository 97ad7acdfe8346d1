import { useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { Segments } from '#components/ui/Segments.tsx'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import type { Letter } from '#contract/letter.ts'
import type { LetterPreviews } from '#contract/letter-preview.ts'
import { type Language, languageNames } from '#domain/pages/languages.ts'
import { Dialog } from '#islands/admin/Dialog.tsx'
import { formatMessage } from '#words/format-message.ts'
import { mailUrl } from './letters-api.ts'
import styles from './MailPanes.module.css'

const { preview: words } = lettersWords

type Props = {
	letter: Pick<Letter, 'id' | 'version'>
	previews: LetterPreviews
	theme: 'light' | 'dark'
	/** The language shown first, if it has text. */
	first: Language
	onClose: () => void
}

/** The mail at its width on a computer; a narrower screen scrolls. */
export function MailDialog({ letter, previews, theme, first, onClose }: Props) {
	const [chosen, setChosen] = useState(first)
	const shown = previews.find((each) => each.language === chosen) ?? previews[0]
	if (shown === undefined) return null
	const { language, subject } = shown
	return (
		<Dialog title={words.wide} isWide onClose={onClose}>
			<Segments
				name="wide-preview"
				legend={words.language}
				choices={previews.map((each) => ({
					value: each.language,
					label: languageNames[each.language],
				}))}
				value={language}
				onChange={setChosen}
			/>
			<p lang={language}>{subject || words.noSubject}</p>
			<div className={styles['wide']}>
				<iframe
					title={formatMessage('es', words.wideFrame, { language: languageNames[language] })}
					src={mailUrl(letter, language, theme)}
					sandbox=""
				/>
			</div>
			<Button tone="outline" onClick={onClose}>
				{words.close}
			</Button>
		</Dialog>
	)
}
