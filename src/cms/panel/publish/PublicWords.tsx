import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#site/ui/controls/Button.tsx'
import { FieldError } from '#site/ui/controls/Field.tsx'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
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
	/** Null if there is no publication to undo. */
	undo: Undo | null
	/** A button in place of the undo button. */
	action?: ReactNode
	/** The page that was published, if there is one. */
	page?: string | undefined
	children?: ReactNode
}

/** The public version, with a way back, and links to the texts and their history. */
export function PublicWords({ title, text, undo, action, page, children }: Props) {
	return (
		<>
			<PlaceHeading>{title}</PlaceHeading>
			<div className={styles['end']}>
				<p className="say">{text}</p>
				{children}
				<div className="actions">
					<ButtonLink href={page ?? '/'}>
						{page === undefined ? words.done.see : words.done.seePage}
					</ButtonLink>
					{action}
					{undo && (
						<Button tone="outline" aria-busy={undo.isBusy} onClick={undo.onUndo}>
							{undo.isBusy ? words.done.undoing : words.done.undo}
						</Button>
					)}
				</div>
				{undo?.failure && <FieldError role="alert">{undo.failure}</FieldError>}
				{undo && <p className="soft">{words.done.undoText}</p>}
				<p>
					<PanelLink href="/waitlist/textos">{words.toTexts}</PanelLink>
					{'\u00A0· '}
					<PanelLink href="/waitlist/textos/historial">{words.toHistory}</PanelLink>
				</p>
			</div>
		</>
	)
}
