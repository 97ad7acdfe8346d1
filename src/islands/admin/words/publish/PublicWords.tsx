import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#components/ui/Button.tsx'
import { formatMoment } from '#islands/admin/account/format-moment.ts'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words-publish.yaml'
import styles from './PublishPage.module.css'

type Undo = {
	isBusy: boolean
	/** Why the last attempt failed; empty if it did not. */
	failure: string
	onUndo: () => void
}

type Props = {
	title: string
	text: string
	/** Null while there is no publication to undo. */
	undo: Undo | null
	children?: ReactNode
}

/** Says that the texts are public, with a way back. */
export function PublicWords({ title, text, undo, children }: Props) {
	return (
		<End title={title} text={text}>
			{children}
			<div className="actions">
				<ButtonLink href="/">{words.done.see}</ButtonLink>
				{undo && (
					<Button tone="outline" aria-busy={undo.isBusy} onClick={undo.onUndo}>
						{undo.isBusy ? words.done.undoing : words.done.undo}
					</Button>
				)}
			</div>
			{undo?.failure && (
				<p className="field-error" role="alert">
					{undo.failure}
				</p>
			)}
			{undo && <p className="soft">{words.done.undoText}</p>}
		</End>
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
		</End>
	)
}

type EndProps = { title: string; text: string; children: ReactNode }

/** What is public, and links to the texts and their history. */
function End({ title, text, children }: EndProps) {
	return (
		<>
			<PlaceHeading>{title}</PlaceHeading>
			<div className={styles['end']}>
				<p className="say">{text}</p>
				{children}
				<p>
					<PanelLink href="/waitlist/textos">{words.toTexts}</PanelLink>
					{'\u00A0· '}
					<PanelLink href="/waitlist/textos/historial">{words.toHistory}</PanelLink>
				</p>
			</div>
		</>
	)
}
