import { Segments } from '#components/ui/Segments.tsx'
import type { LetterContent } from '#contract/letter.ts'
import type { LetterRecipients } from '#contract/letter-sending.ts'
import { type Language, languageNames } from '#domain/pages/languages.ts'
import { LanguageSheet } from './LanguageSheet.tsx'
import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import styles from './LetterDraft.module.css'

type Props = {
	languages: readonly Language[]
	content: LetterContent
	/** Null until counted. */
	recipients: LetterRecipients | null
	/** The language shown where only one fits. */
	shown: Language
	onShow: (language: Language) => void
	onChange: (content: LetterContent) => void
}

/** Subject and text in each language, side by side or one at a time. */
export function LanguageSheets(props: Props) {
	const { languages, content, recipients, shown, onShow, onChange } = props
	return (
		<>
			<div className={styles['tabs']}>
				<Segments
					name="language"
					legend={letterDraftWords.draft.tabs}
					choices={languages.map((value) => ({ value, label: languageNames[value] }))}
					value={shown}
					onChange={onShow}
				/>
			</div>
			<div className={styles['sheets']}>
				{languages.map((language) => (
					<LanguageSheet
						key={language}
						language={language}
						isShown={language === shown}
						content={content}
						people={recipients?.languages[language] ?? null}
						onChange={onChange}
					/>
				))}
			</div>
		</>
	)
}
