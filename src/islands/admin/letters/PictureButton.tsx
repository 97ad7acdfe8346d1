import { lazy, Suspense, useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import type { LetterContent } from '#contract/letter.ts'
import { pictureLine } from '#domain/letters/letter-picture.ts'
import type { Language } from '#domain/pages/languages.ts'
import { usePanel } from '#islands/admin/panel-context.ts'
import styles from './LetterDraft.module.css'
import type { PictureWords } from './PictureDialog.tsx'

const { picture: words } = letterDraftWords.draft

const PictureDialog = lazy(async () => ({
	default: (await import('./PictureDialog.tsx')).PictureDialog,
}))

type Props = {
	content: LetterContent
	/** The language that gets the picture if none has text. */
	shown: Language
	onChange: (content: LetterContent) => void
}

/** Adds a picture to the end of each text. */
export function PictureButton({ content, shown, onChange }: Props) {
	const { toasts } = usePanel()
	const [isOpen, setIsOpen] = useState(false)
	const written = languagesOf(content)
	const languages = written.length === 0 ? [shown] : written

	function insert(name: string, alt: PictureWords) {
		const texts = languages.map((language) => {
			const { subject = '', text = '' } = content[language] ?? {}
			const line = pictureLine(name, alt[language] ?? '')
			const before = text.trimEnd()
			return [language, { subject, text: before === '' ? line : `${before}\n\n${line}` }]
		})
		onChange({ ...content, ...Object.fromEntries(texts) })
		setIsOpen(false)
		toasts.show(words.inserted)
	}

	return (
		<div className={styles['picture']}>
			<Button tone="outline" onClick={() => setIsOpen(true)}>
				{words.open}
			</Button>
			<Suspense>
				{isOpen && (
					<PictureDialog languages={languages} onInsert={insert} onClose={() => setIsOpen(false)} />
				)}
			</Suspense>
		</div>
	)
}

function languagesOf(content: LetterContent): readonly Language[] {
	// oxlint-disable-next-line no-unsafe-type-assertion -- Object.keys loses the type of the keys.
	return Object.keys(content) as readonly Language[]
}
