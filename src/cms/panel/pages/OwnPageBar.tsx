import { useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import type { OwnPageRow } from '#cms/messages/own-pages.ts'
import { type Language, pageLanguages } from '#site-map/languages.ts'
import { ConfirmDialog } from '#panel/parts/ConfirmDialog.tsx'
import { navigate } from '#panel/panel-address.ts'
import { useAction } from '#panel/client/useAction.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words-pages.yaml'
import { isTranslation, wordLanguages } from '#cms/panel/word-items.ts'
import { NewPageDialog } from './NewPageDialog.tsx'
import { editPath, removePage, useOwnPages } from './pages-api.ts'
import styles from './pages.module.css'

type MakeProps = {
	label: string
	copied?: Pick<OwnPageRow, 'file' | 'title'>
	language: Language
}

/** Makes a page, perhaps from another one. */
export function NewPage({ label, copied, language }: MakeProps) {
	const [isAsked, setIsAsked] = useState(false)
	return (
		<>
			<Button tone="outline" onClick={() => setIsAsked(true)}>
				{label}
			</Button>
			{isAsked && (
				<NewPageDialog
					copied={copied ?? null}
					language={language}
					onClose={() => setIsAsked(false)}
				/>
			)}
		</>
	)
}

/** Makes a version of a page in a language that it lacks; nothing, if it has all of them. */
export function Translate({ page }: { page: Pick<OwnPageRow, 'file' | 'title'> }) {
	const own = useOwnPages().map(({ file }) => file)
	const [language] = pageLanguages.filter(
		(each) => wordLanguages.includes(each) && isTranslation(page.file, each, own),
	)
	if (language === undefined) return null
	return <NewPage label={words.translate} copied={page} language={language} />
}

type Props = {
	/** The page shown, which the owner made. */
	page: OwnPageRow
	language: Language
}

/** Edits, copies and removes the page shown. */
export function OwnPageBar({ page, language }: Props) {
	const [isLeaving, setIsLeaving] = useState(false)
	return (
		<div className={`row ${styles['bar']}`}>
			<span>{formatMessage('es', words.bar, { title: page.title, path: page.path })}</span>
			{page.file.endsWith('.mdoc') && (
				<Button onClick={() => navigate(editPath(page.file))}>{words.edit}</Button>
			)}
			<Translate page={page} />
			<NewPage label={words.copy} copied={page} language={language} />
			<Button tone="outline" onClick={() => setIsLeaving(true)}>
				{words.remove}
			</Button>
			{isLeaving && <RemoveDialog page={page} onClose={() => setIsLeaving(false)} />}
		</div>
	)
}

function RemoveDialog({ page, onClose }: { page: OwnPageRow; onClose: () => void }) {
	const { isBusy, run } = useAction()
	const { removal } = words

	async function remove() {
		await run({ action: removal.action, done: removal.done }, async () => {
			await removePage({ file: page.file })
			onClose()
			// Before the visible data are read again, because this one is gone.
			if (page.isDraft) navigate('/waitlist/textos')
		})
	}

	return (
		<ConfirmDialog
			title={formatMessage('es', removal.title, { title: page.title })}
			confirm={removal.confirm}
			cancel={removal.cancel}
			isBusy={isBusy}
			onConfirm={() => void remove()}
			onCancel={onClose}
		>
			<p>{page.isDraft ? removal.draft : removal.public}</p>
		</ConfirmDialog>
	)
}
