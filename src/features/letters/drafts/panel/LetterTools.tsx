import { lazy, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#site/ui/controls/Button.tsx'
import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import { pictureLine } from '#features/letters/pictures/rules/letter-picture.ts'
import { languageNames, languages as allLanguages } from '#site-map/languages.ts'
import type { EditorHandle } from '#panel/editor/MarkdownField.tsx'
import { usePanel } from '#panel/panel-context.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { PictureWords } from '#features/letters/pictures/panel/PictureDialog.tsx'
import { useDraft } from './useDraft.ts'
import styles from './LetterDraft.module.css'

const { tools: words, picture, syntax } = letterDraftWords.draft

const LetterLinkDialog = lazy(async () => ({
	default: (await import('./LetterLinkDialog.tsx')).LetterLinkDialog,
}))

const PictureDialog = lazy(async () => ({
	default: (await import('#features/letters/pictures/panel/PictureDialog.tsx')).PictureDialog,
}))

type Asked =
	| { readonly kind: 'picture' }
	/** `linked`: the words that become the link; if empty, the link gets the title of its page. */
	| { readonly kind: 'link' | 'button'; readonly linked: string }

type Props = {
	/** The editor of the current language; null until loaded. */
	editor: () => EditorHandle | null
}

export function LetterTools({ editor }: Props) {
	const { shown } = useDraft()
	const [asked, setAsked] = useState<Asked | null>(null)

	const askFor = (kind: 'link' | 'button') => () =>
		setAsked({ kind, linked: editor()?.linkWords() ?? '' })

	function insert(text: string, isButton: boolean) {
		// Closes the dialog first: it returns the focus to its button, and then the editor takes the focus.
		flushSync(() => setAsked(null))
		editor()?.insertLink(text, isButton)
	}

	const tools = [
		['bold', () => editor()?.toggleMark('**')],
		['italic', () => editor()?.toggleMark('*')],
		['heading', () => editor()?.toggleLines('# ')],
		['list', () => editor()?.toggleLines('- ')],
		['link', askFor('link')],
		['button', askFor('button')],
		['picture', () => setAsked({ kind: 'picture' })],
	] as const
	return (
		<div
			className={`row ${styles['tools']}`}
			role="group"
			aria-label={formatMessage('es', words.label, { language: languageNames[shown] })}
		>
			{tools.map(([name, use]) => (
				<Button key={name} tone="outline" onClick={use}>
					{words[name]}
				</Button>
			))}
			<p className="soft">{syntax}</p>
			<Suspense>
				{asked?.kind === 'picture' && <Picture onClose={() => setAsked(null)} />}
				{asked && asked.kind !== 'picture' && (
					<LetterLinkDialog
						title={titleOf(asked)}
						language={shown}
						onPick={({ path, title }) =>
							insert(`[${asked.linked || title}](${path})`, asked.kind === 'button')
						}
						onClose={() => setAsked(null)}
					/>
				)}
			</Suspense>
		</div>
	)
}

function titleOf({ kind, linked }: Extract<Asked, { linked: string }>): string {
	if (kind === 'button') return words.newButton
	return linked === '' ? words.newLink : formatMessage('es', words.linked, { words: linked })
}

/** Adds a picture at the end of the text in each language, or in the shown language if no language has a text. */
function Picture({ onClose }: { onClose: () => void }) {
	const { draft, shown, change } = useDraft()
	const { toasts } = usePanel()
	const written = allLanguages.filter((language) => draft.content[language])
	const languages = written.length === 0 ? [shown] : written

	function insert(name: string, alt: PictureWords) {
		const texts = languages.map((language) => {
			const { subject = '', text = '' } = draft.content[language] ?? {}
			const line = pictureLine(name, alt[language] ?? '')
			const before = text.trimEnd()
			return [language, { subject, text: before === '' ? line : `${before}\n\n${line}` }]
		})
		change({ content: { ...draft.content, ...Object.fromEntries(texts) } })
		onClose()
		toasts.show(picture.inserted)
	}

	return <PictureDialog languages={languages} onInsert={insert} onClose={onClose} />
}
