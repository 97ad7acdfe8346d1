import { type Ref, useId, useRef } from 'react'
import { Field, FieldError } from '#site/ui/controls/Field.tsx'
import { Segments } from '#site/ui/controls/Segments.tsx'
import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { picturesPath } from '#features/letters/pictures/rules/letter-picture.ts'
import { type Language, languageNames } from '#site-map/languages.ts'
import type { EditorHandle } from '#panel/editor/MarkdownField.tsx'
import { TextEditor } from '#panel/editor/TextEditor.tsx'
import { formatNumber } from '#panel/format/format-number.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { LetterTools } from './LetterTools.tsx'
import { useDraft } from './useDraft.ts'
import styles from './LetterDraft.module.css'

const { draft: words } = letterDraftWords

/** The number of characters of a subject that common mail programs show. */
const visibleSubjectLength = 60
const maxSubjectLength = 200

export function LanguageSheets() {
	const { languages, shown, show } = useDraft()
	const editors = useRef<Partial<Record<Language, EditorHandle | null>>>({})
	return (
		<>
			<div className={styles['tabs']}>
				<Segments
					name="language"
					legend={words.tabs}
					choices={languages.map((value) => ({ value, label: languageNames[value] }))}
					value={shown}
					onChange={show}
				/>
			</div>
			<LetterTools editor={() => editors.current[shown] ?? null} />
			<div className={styles['sheets']}>
				{languages.map((language) => (
					<LanguageSheet
						key={language}
						language={language}
						editor={(editor) => {
							editors.current[language] = editor
						}}
					/>
				))}
			</div>
		</>
	)
}

type SheetProps = {
	language: Language
	editor: Ref<EditorHandle>
}

function LanguageSheet({ language, editor }: SheetProps) {
	const { draft, recipients, shown, show, change } = useDraft()
	const { [language]: written, ...others } = draft.content
	const { subject, text } = written ?? { subject: '', text: '' }
	const id = `editor${useId()}`
	const excess = text.length - letterLimits.maxTextLength
	const error = excess > 0 ? formatMessage('es', words.tooLong, { n: formatNumber(excess) }) : ''

	/**
	 * Changes the subject or the text of one language. A language in which both are empty is left out of the draft, so
	 * that its readers count towards the fallback.
	 */
	function write(changed: Partial<{ subject: string; text: string }>) {
		const next = { subject, text, ...changed }
		change({ content: next.subject || next.text ? { ...others, [language]: next } : others })
	}

	return (
		<div className={styles['sheet']} data-shown={language === shown} onFocus={() => show(language)}>
			<h2>
				<span lang={language}>{languageNames[language]}</span>
				<small>
					{recipients && formatMessage('es', words.people, { n: recipients.languages[language] })}
				</small>
			</h2>
			<Field
				label={words.subject}
				lang={language}
				value={subject}
				maxLength={maxSubjectLength}
				autoComplete="off"
				help={formatMessage('es', words.subjectLength, {
					n: formatNumber(subject.length),
					max: visibleSubjectLength,
				})}
				onChange={(event) => write({ subject: event.target.value })}
			/>
			<div className={styles['text']}>
				{/* A label does not work across a shadow root, so a click focuses the field by script. Keyboard users reach the field itself. */}
				{/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
				<label htmlFor={id} onClick={() => document.getElementById(id)?.focus()}>
					{words.text}
				</label>
				<TextEditor
					ref={editor}
					id={id}
					className="input"
					label={words.text}
					language={language}
					value={text}
					description={words.syntax}
					error={error}
					findChips={pictureChips}
					onChange={(typed) => write({ text: typed })}
				/>
				<FieldError id={`${id}-error`}>{error}</FieldError>
			</div>
		</div>
	)
}

/** Shows a label instead of the path of each picture of the site, because the path is only a hash. */
function pictureChips(text: string) {
	return [...text.matchAll(/\]\([^()\s]+\)/g)]
		.filter(([found]) => found.startsWith(`](${picturesPath}`))
		.map(({ 0: { length }, index }) => ({
			start: index,
			end: index + length,
			label: `] ${words.picture.chip}`,
		}))
}
