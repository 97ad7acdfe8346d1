import type { ReactNode } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import type { AutosaveState } from '#panel/autosave/autosave.ts'
import { formatClock } from '#panel/format/format-date.ts'
import { navigate } from '#panel/panel-address.ts'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import styles from './WordsPage.module.css'

type Props = {
	drafts: {
		readonly state: AutosaveState<unknown>
		/** The texts that cannot be saved, because they have faults or are in a conflict. */
		readonly unsaved: readonly unknown[]
	}
	changes: number
	/**
	 * Whether a text is open. If so, the primary button is among the buttons of that text; otherwise it is “Publicar”.
	 */
	isOpen: boolean
	/** Buttons before the links. */
	children?: ReactNode
}

export function WordsHeader({ drafts, changes, isOpen, children }: Props) {
	const unsaved = drafts.unsaved.length
	return (
		<div className={`row ${styles['head']}`}>
			<PlaceHeading>{words.title}</PlaceHeading>
			<p className="soft" role="status">
				{statusOf(drafts, isOpen)}
			</p>
			<div className="actions">
				{children}
				<Button tone="outline" onClick={() => navigate('/waitlist/textos/historial')}>
					{words.history}
				</Button>
				<Button
					tone={isOpen ? 'outline' : 'ink'}
					onClick={() => navigate('/waitlist/textos/publicar')}
				>
					{changes === 0 ? words.publishNone : formatMessage('es', words.publish, { n: changes })}
					{unsaved > 0 && `, ${formatMessage('es', words.unsavedTexts, { n: unsaved })}`}
				</Button>
			</div>
		</div>
	)
}

/**
 * The save status.
 *
 * @param isOpen whether a text is open; null omits the general note about saving
 */
export function statusOf({ state, unsaved }: Props['drafts'], isOpen: boolean | null): string {
	const statuses = new Set([...state.unsaved.values()].map(({ status }) => status))
	if (statuses.has('failed')) return words.unsaved
	if (statuses.has('saving')) return words.saving
	if (unsaved.length > 0 && !isOpen) return words.unsavedHint
	const saved =
		state.savedAt === 0
			? ''
			: formatMessage('es', words.saved, { time: formatClock(state.savedAt) })
	if (isOpen === null) return saved
	return `${isOpen ? words.autosave : words.promise} ${saved}`.trim()
}
