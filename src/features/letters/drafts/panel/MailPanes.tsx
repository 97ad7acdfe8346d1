import { useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { Segments } from '#site/ui/controls/Segments.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import type { Letter } from '#features/letters/messages/letter.ts'
import type { LetterPreviews } from '#features/letters/messages/letter-preview.ts'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { type Language, languageNames } from '#site-map/languages.ts'
import { Dialog } from '#panel/parts/Dialog.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { mailUrl } from '#features/letters/panel/letters-api.ts'
import styles from './MailPanes.module.css'

const { preview: words } = lettersWords

type Mode = 'light' | 'dark' | 'text'
const modes = ['light', 'dark', 'text'] as const satisfies readonly Mode[]

type Props = {
	letter: Pick<Letter, 'id' | 'version'>
	languages: readonly Language[]
	/** Undefined until rendered. */
	previews: LetterPreviews | undefined
	/** The language that is shown on screens where only one fits. */
	shown: Language
}

/** The last saved mail in each language, in a frame that runs no scripts. */
export function MailPanes({ letter, languages, previews, shown }: Props) {
	const [mode, setMode] = useState<Mode>('light')
	const [isWide, setIsWide] = useState(false)
	const hasMail = previews !== undefined && previews.length > 0
	return (
		<section className={styles['panes']} aria-label={words.legend}>
			<div className={`row ${styles['modes']}`}>
				<Segments
					name="preview"
					legend={words.legend}
					choices={modes.map((value) => ({ value, label: words[value] }))}
					value={mode}
					onChange={setMode}
				/>
				{hasMail && <TextButton onClick={() => setIsWide(true)}>{words.wide}</TextButton>}
			</div>
			<div className={styles['row']}>
				{languages.map((language) => (
					<MailPane
						key={language}
						{...{ letter, language, mode }}
						preview={previews?.find((each) => each.language === language)}
						isShown={language === shown}
					/>
				))}
			</div>
			{isWide && hasMail && (
				<MailDialog
					{...{ letter, previews }}
					theme={mode === 'dark' ? 'dark' : 'light'}
					first={shown}
					onClose={() => setIsWide(false)}
				/>
			)}
		</section>
	)
}

/**
 * Makes a frame as high as its content. If the API is on another origin, the frame keeps the height that the style
 * sheet sets.
 */
function fitHeight(frame: HTMLIFrameElement): void {
	const root = frame.contentDocument?.documentElement
	if (!root) return
	frame.style.height = '0'
	frame.style.height = `${root.scrollHeight}px`
}

function kilobytes(bytes: number): number {
	return Math.ceil(bytes / 1_000)
}

type PaneProps = {
	letter: Props['letter']
	language: Language
	mode: Mode
	preview: LetterPreviews[number] | undefined
	isShown: boolean
}

function MailPane({ letter, language, mode, preview, isShown }: PaneProps) {
	const title = formatMessage('es', words.frame, { language: languageNames[language] })
	if (!preview) {
		return (
			<div className={styles['pane']} data-shown={isShown}>
				<p className={styles['empty']}>{words.empty}</p>
			</div>
		)
	}
	return (
		<div className={styles['pane']} data-shown={isShown}>
			<p className={styles['inbox']}>
				<span lang={language}>{preview.subject || words.noSubject}</span>
				<small>
					{formatMessage('es', words.size, {
						n: kilobytes(preview.bytes),
						max: kilobytes(letterLimits.maxMailBytes),
					})}
				</small>
			</p>
			{mode === 'text' ? (
				// Can be scrolled with the keyboard.
				// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
				<pre lang={language} tabIndex={0} role="region" aria-label={title}>
					{preview.text}
				</pre>
			) : (
				<iframe
					title={title}
					src={mailUrl(letter, language, mode)}
					sandbox="allow-same-origin"
					onLoad={({ currentTarget }) => fitHeight(currentTarget)}
				/>
			)}
		</div>
	)
}

type DialogProps = {
	letter: Props['letter']
	previews: LetterPreviews
	theme: 'light' | 'dark'
	/** The language shown first, if it has text. */
	first: Language
	onClose: () => void
}

/** The email at its width on a computer; a narrower screen scrolls. */
function MailDialog({ letter, previews, theme, first, onClose }: DialogProps) {
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
