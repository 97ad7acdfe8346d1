import { useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import type { OwnPageRow } from '#contract/own-pages.ts'
import type { Language } from '#domain/pages/languages.ts'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { navigate } from '#islands/admin/panel-address.ts'
import { useAction } from '#islands/admin/useAction.ts'
import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words-pages.yaml'
import { NewPageDialog } from './NewPageDialog.tsx'
import { editPath, removePage } from './pages-api.ts'
import styles from './pages.module.css'

type Props = {
	/** The page shown, if the owner made it. */
	page: OwnPageRow | null
	language: Language
}

/** Makes a page; edits, copies and removes the one shown. */
export function OwnPageBar({ page, language }: Props) {
	const [asked, setAsked] = useState<'new' | 'copy' | 'remove' | null>(null)
	const close = () => setAsked(null)
	return (
		<div className={styles['bar']}>
			<Button tone="outline" onClick={() => setAsked('new')}>
				{words.new}
			</Button>
			{page && !page.isRemoved && (
				<>
					<span>{formatMessage('es', words.bar, { title: page.title, path: page.path })}</span>
					{page.file.endsWith('.mdoc') && (
						<Button onClick={() => navigate(editPath(page.file))}>{words.edit}</Button>
					)}
					{(['copy', 'remove'] as const).map((act) => (
						<Button key={act} tone="outline" onClick={() => setAsked(act)}>
							{words[act]}
						</Button>
					))}
				</>
			)}
			{(asked === 'new' || asked === 'copy') && (
				<NewPageDialog
					copied={asked === 'copy' ? page : null}
					language={language}
					onClose={close}
				/>
			)}
			{page && asked === 'remove' && <RemoveDialog page={page} onClose={close} />}
		</div>
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
