import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '#site/ui/controls/Field.tsx'
import { ConfirmDialog } from '#panel/parts/ConfirmDialog.tsx'
import { useAction } from '#panel/client/useAction.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import styles from '#cms/panel/pages/pages.module.css'
import { linkOfSource, saveSource, type Source } from './sources.ts'

type Props = {
	/** The source to change, with its key. */
	source?: readonly [string, Source] | undefined
	/** The keys of the other sources. */
	taken: readonly string[]
	onSaved: (key: string) => void
	onClose: () => void
}

const { sources } = words
const texts = ['authors', 'year', 'title', 'venue', 'link'] as const

/** Asks for a source that texts can cite, and adds it as a draft. */
export function NewSourceDialog({ source, taken, onSaved, onClose }: Props) {
	const [key = null, before] = source ?? []
	const client = useQueryClient()
	const { isBusy, run } = useAction()
	const [typed, setTyped] = useState({
		authors: before?.authors ?? '',
		year: before ? `${before.year}` : '',
		title: before?.title ?? '',
		venue: before?.venue ?? '',
		link: before?.doi ?? before?.url ?? '',
	})
	const link = linkOfSource(typed.link)
	const isYear = /^(?:1[89]|20)\d\d$/.test(typed.year.trim())
	const faults = {
		year: typed.year === '' || isYear ? undefined : sources.yearFault,
		link: link === null ? sources.linkFault : undefined,
	}
	const isWritten = [typed.authors, typed.title, typed.venue].every((each) => each.trim() !== '')

	async function save() {
		const written = {
			authors: typed.authors.trim(),
			year: Number(typed.year),
			title: typed.title.trim(),
			venue: typed.venue.trim(),
			...link,
		}
		const refused = { invalid: sources.refused, conflict: sources.conflict }
		const saved = await run({ action: sources.action, refused }, () =>
			saveSource(client, written, { key, taken }),
		)
		if (saved !== null) onSaved(saved)
	}

	return (
		<ConfirmDialog
			title={before ? sources.edit : sources.new}
			confirm={before ? sources.change : sources.add}
			cancel={sources.cancel}
			isBusy={isBusy}
			isIncomplete={!isWritten || !isYear || link === null}
			onConfirm={() => void save()}
			onCancel={onClose}
		>
			<div className={styles['form']}>
				{texts.map((each) => (
					<Field
						key={each}
						{...sources.fields[each]}
						lang={each === 'link' || each === 'year' ? undefined : 'en'}
						inputMode={each === 'year' ? 'numeric' : undefined}
						autoComplete="off"
						maxLength={each === 'year' ? 4 : 300}
						value={typed[each]}
						error={each === 'year' || each === 'link' ? faults[each] : undefined}
						onChange={(event) => setTyped({ ...typed, [each]: event.target.value })}
					/>
				))}
			</div>
		</ConfirmDialog>
	)
}
