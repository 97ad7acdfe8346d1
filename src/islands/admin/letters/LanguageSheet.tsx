import { useId } from 'react'
import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import type { LetterContent } from '#contract/letter.ts'
import { type Language, languageNames } from '#domain/pages/languages.ts'
import { formatMessage } from '#words/format-message.ts'
import { formatNumber } from '#islands/admin/format-number.ts'
import styles from './LetterDraft.module.css'

const { draft: words } = letterDraftWords

/** The part of a subject that common mail programs show. */
const visibleSubjectLength = 60
const maxSubjectLength = 200

type Props = {
	language: Language
	/** Whether it is the selected one, if only one is shown. */
	isShown: boolean
	content: LetterContent
	/** Recipients who read this language; null until counted. */
	people: number | null
	onChange: (content: LetterContent) => void
}

/** Subject and text in one language. */
export function LanguageSheet({ language, isShown, content, people, onChange }: Props) {
	const id = useId()
	const { subject, text } = content[language] ?? { subject: '', text: '' }

	/** A language without any text is left out, so that its readers count towards the fallback. */
	function write(changed: Partial<{ subject: string; text: string }>) {
		const { [language]: before, ...others } = content
		const next = { subject, text, ...before, ...changed }
		onChange(next.subject || next.text ? { ...others, [language]: next } : others)
	}

	return (
		<div className={styles['sheet']} data-shown={isShown}>
			<h2>
				<span lang={language}>{languageNames[language]}</span>
				<small>{people !== null && formatMessage('es', words.people, { n: people })}</small>
			</h2>
			<div className={styles['subject']}>
				<label htmlFor={`${id}-subject`}>{words.subject}</label>
				<input
					className="input"
					id={`${id}-subject`}
					lang={language}
					value={subject}
					maxLength={maxSubjectLength}
					autoComplete="off"
					onChange={(event) => write({ subject: event.target.value })}
				/>
				<small>
					{formatMessage('es', words.subjectLength, {
						n: formatNumber(subject.length),
						max: visibleSubjectLength,
					})}
				</small>
			</div>
			<div className={styles['text']}>
				<label htmlFor={`${id}-text`}>{words.text}</label>
				<textarea
					className="input"
					id={`${id}-text`}
					lang={language}
					spellCheck
					value={text}
					onChange={(event) => write({ text: event.target.value })}
				/>
			</div>
		</div>
	)
}
