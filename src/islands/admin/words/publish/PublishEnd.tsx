import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#components/ui/Button.tsx'
import { Disclosure } from '#components/ui/Disclosure.tsx'
import { Note } from '#components/ui/Note.tsx'
import type { PublicationList } from '#contract/word-publication.ts'
import { formatMoment } from '#islands/admin/account/format-moment.ts'
import { formatClock } from '#islands/admin/format-date.ts'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words-publish.yaml'
import { HouseFront } from './HouseFront.tsx'
import { usualPages } from './PublishRun.tsx'
import { changedTexts } from './changed-texts.ts'
import styles from './PublishPage.module.css'

type PublishedProps = {
	publication: PublicationList['publications'][number]
	seconds: number
	isBusy: boolean
	onUndo: () => void
}

/** The published changes, and a way back. */
export function Published({ publication, seconds, isBusy, onUndo }: PublishedProps) {
	const { publishedAt, changes } = publication
	const values = { n: changedTexts(changes).length, seconds }
	return (
		<End
			title={formatMessage('es', words.done.title, { time: formatClock(publishedAt) })}
			text={formatMessage('es', words.done.text, values)}
		>
			<div className="actions">
				<ButtonLink href="/">{words.done.see}</ButtonLink>
				<Button tone="outline" aria-busy={isBusy} onClick={onUndo}>
					{isBusy ? words.done.undoing : words.done.undo}
				</Button>
			</div>
			<p className="soft">{words.done.undoText}</p>
			<WaysOn />
		</End>
	)
}

type EndProps = { title: string; text: string; isLit?: boolean; children: ReactNode }

/** The house, lit if the texts are public, beside what happened. */
function End({ title, text, isLit = true, children }: EndProps) {
	return (
		<div className={styles['run']}>
			<HouseFront windows={usualPages} lit={isLit ? usualPages : 0} isDoorLit={isLit} />
			<div className={styles['end']}>
				<PlaceHeading>{title}</PlaceHeading>
				<p className={styles['say']}>{text}</p>
				{children}
			</div>
		</div>
	)
}

/** Links to the texts and their history. */
export function WaysOn() {
	return (
		<p>
			<PanelLink href="/waitlist/textos">{words.toTexts}</PanelLink>
			{'\u00A0· '}
			<PanelLink href="/waitlist/textos/historial">{words.toHistory}</PanelLink>
		</p>
	)
}

type UndoneProps = {
	/** When the restored version was published; null for the site's original texts. */
	publishedAt: string | null
	/** Number of unpublished changes; null until read. */
	pending: number | null
	onList: () => void
}

/** A publication was undone: the public version, and the place of its changes. */
export function Undone({ publishedAt, pending, onList }: UndoneProps) {
	return (
		<End
			title={words.undone.title}
			text={
				publishedAt === null
					? words.undone.original
					: formatMessage('es', words.undone.version, { time: formatMoment(publishedAt) })
			}
		>
			{pending !== null && (
				<p role="status">{formatMessage('es', words.undone.drafts, { n: pending })}</p>
			)}
			<div className="actions">
				<ButtonLink href="/">{words.done.see}</ButtonLink>
				{pending !== null && pending > 0 && (
					<Button tone="outline" onClick={onList}>
						{words.undone.list}
					</Button>
				)}
			</div>
			<WaysOn />
		</End>
	)
}

type FailedProps = { reason: string | null; onAgain: () => void }

/** Nothing was published, and the reason. */
export function NotPublished({ reason, onAgain }: FailedProps) {
	return (
		<End title={words.failure.title} text={words.failure.text} isLit={false}>
			<FailureNote reason={reason} />
			<div className="actions">
				<Button onClick={onAgain}>{words.failure.again}</Button>
			</div>
		</End>
	)
}

/** The reason of a failed build, with its output. */
export function FailureNote({ reason }: { reason: string | null }) {
	return (
		<Note>
			<p>{words.failure.kinds[failureKind(reason)]}</p>
			{reason !== null && (
				<Disclosure summary={words.failure.details}>
					<pre lang="en" className={styles['details']}>
						{reason}
					</pre>
				</Disclosure>
			)}
		</Note>
	)
}

function failureKind(reason: string | null): keyof typeof words.failure.kinds {
	if (reason === null) return 'stopped'
	if (/\bis full\b/.test(reason)) return 'disk'
	if (/may not write|read-only|cannot be created/.test(reason)) return 'folder'
	return /src\/content\//.test(reason) ? 'words' : 'other'
}
