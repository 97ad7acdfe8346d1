import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import type { OwnPageRow } from '#cms/messages/own-pages.ts'
import { type Language, pageLanguages } from '#site-map/languages.ts'
import { ConfirmDialog } from '#panel/parts/ConfirmDialog.tsx'
import { navigate } from '#panel/panel-address.ts'
import { useAction } from '#panel/client/useAction.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words-pages.yaml'
import { wordLanguages } from '#cms/panel/word-items.ts'
import { isTranslation } from './is-translation.ts'
import { editPath, removePage, useOwnPages } from './pages-api.ts'
import styles from './pages.module.css'

const LazyDialog = lazy(async () => ({
	default: (await import('./NewPageDialog.tsx')).NewPageDialog,
}))

/** Loaded on use, because most visits of the place make no page. */
function NewPageDialog(props: ComponentProps<typeof LazyDialog>) {
	return (
		<Suspense fallback={null}>
			<LazyDialog {...props} />
		</Suspense>
	)
}

type Props = {
	/** The page shown, which the owner made. */
	page: OwnPageRow
	language: Language
}

/** The button that creates a page, and its dialog. */
export function NewPage({ language }: Pick<Props, 'language'>) {
	const [isAsked, setIsAsked] = useState(false)
	return (
		<>
			<Button tone="outline" onClick={() => setIsAsked(true)}>
				{words.new}
			</Button>
			{isAsked && (
				<NewPageDialog copied={null} language={language} onClose={() => setIsAsked(false)} />
			)}
		</>
	)
}

/** Edits, copies and removes the page shown. */
export function OwnPageBar({ page, language }: Props) {
	const [asked, setAsked] = useState<'copy' | 'remove' | null>(null)
	const close = () => setAsked(null)
	return (
		<div className={`row ${styles['bar']}`}>
			<span>{formatMessage('es', words.bar, { title: page.title, path: page.path })}</span>
			{page.file.endsWith('.mdoc') && (
				<Button onClick={() => navigate(editPath(page.file))}>{words.edit}</Button>
			)}
			<Translate page={page} />
			{(['copy', 'remove'] as const).map((act) => (
				<Button key={act} tone="outline" onClick={() => setAsked(act)}>
					{words[act]}
				</Button>
			))}
			{asked === 'copy' && <NewPageDialog copied={page} language={language} onClose={close} />}
			{asked === 'remove' && <RemoveDialog page={page} onClose={close} />}
		</div>
	)
}

type TranslateProps = { page: Pick<OwnPageRow, 'file' | 'title'> }

/** Makes a version of a page in a language that it lacks; nothing, if it has all of them. */
export function Translate({ page }: TranslateProps) {
	const [isAsked, setIsAsked] = useState(false)
	const own = useOwnPages().map(({ file }) => file)
	const [language] = pageLanguages.filter(
		(each) => wordLanguages.includes(each) && isTranslation(page.file, each, own),
	)
	if (language === undefined) return null
	return (
		<>
			<Button tone="outline" onClick={() => setIsAsked(true)}>
				{words.translate}
			</Button>
			{isAsked && (
				<NewPageDialog copied={page} language={language} onClose={() => setIsAsked(false)} />
			)}
		</>
	)
}

function RemoveDialog({ page, onClose }: { page: OwnPageRow; onClose: () => void }) {
	const { isBusy, run } = useAction()
	const { removal } = words

	async function remove() {
		const done = await run({ action: removal.action, done: removal.done }, () =>
			removePage({ file: page.file }),
		)
		if (done === null) return
		onClose()
		if (page.isDraft) navigate('/waitlist/textos')
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
