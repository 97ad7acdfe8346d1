import { useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import type { OwnPageRow } from '#cms/messages/own-pages.ts'
import { type Language, pageLanguages } from '#site-map/languages.ts'
import { ConfirmedAction } from '#panel/parts/ActionDialog.tsx'
import { navigate } from '#panel/panel-address.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words-pages.yaml'
import { isTranslation, wordLanguages } from '#cms/panel/word-items.ts'
import { NewPageDialog } from './NewPageDialog.tsx'
import { editPath } from '#cms/panel/blocks/blocks-api.ts'
import { removePage, useOwnPages } from './pages-api.ts'
import styles from './pages.module.css'

type MakeProps = {
	label: string
	copied?: Pick<OwnPageRow, 'file' | 'title'>
	language: Language
}

export function NewPage({ label, copied, language }: MakeProps) {
	const [isAsked, setIsAsked] = useState(false)
	return (
		<>
			<Button tone="outline" onClick={() => setIsAsked(true)}>
				{label}
			</Button>
			{isAsked && <NewPageDialog {...{ copied, language }} onClose={() => setIsAsked(false)} />}
		</>
	)
}

/** Offers to create a version of a page in a missing language. Renders nothing if no language is missing. */
export function Translate({ page }: { page: Pick<OwnPageRow, 'file' | 'title'> }) {
	const own = useOwnPages().map(({ file }) => file)
	const [language] = pageLanguages.filter(
		(each) => wordLanguages().includes(each) && isTranslation(page.file, each, own),
	)
	if (language === undefined) return null
	return <NewPage label={words.translate} copied={page} language={language} />
}

type Props = {
	page: OwnPageRow
	language: Language
}

export function OwnPageBar({ page, language }: Props) {
	const { removal } = words

	async function remove() {
		await removePage({ file: page.file })
		// Leaves the page before the visible data are read again, because the page no longer exists.
		if (page.isDraft) navigate('/waitlist/textos')
	}

	return (
		<div className={`row ${styles['bar']}`}>
			<span>{formatMessage('es', words.bar, { title: page.title, path: page.path })}</span>
			{page.file.endsWith('.mdoc') && (
				<Button onClick={() => navigate(editPath(page.file))}>{words.edit}</Button>
			)}
			<Translate page={page} />
			<NewPage label={words.copy} copied={page} language={language} />
			<ConfirmedAction
				title={formatMessage('es', removal.title, { title: page.title })}
				words={removal}
				options={{ action: removal.action, done: removal.done }}
				send={remove}
				renderButton={(ask) => (
					<Button tone="outline" onClick={ask}>
						{words.remove}
					</Button>
				)}
			>
				<p>{page.isDraft ? removal.draft : removal.public}</p>
			</ConfirmedAction>
		</div>
	)
}
