import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#site/ui/controls/Button.tsx'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import words from '#content/messages/es/panel/words-publish.yaml'
import styles from './PublishPage.module.css'

type Props = {
	title: string
	text: string
	isBusy: boolean
	/** Null if there is no publication to undo. */
	onUndo: (() => void) | null
	/** The page that was published, if there is one. */
	page?: string | undefined
	children?: ReactNode
}

/** Says that everything is public, with a button to undo the last publication, and links to Textos and Historial. */
export function PublicWords({ title, text, isBusy, onUndo, page, children }: Props) {
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
					{onUndo && (
						<Button tone="outline" aria-busy={isBusy} onClick={onUndo}>
							{isBusy ? words.done.undoing : words.done.undo}
						</Button>
					)}
				</div>
				{onUndo && <p className="soft">{words.done.undoText}</p>}
				<p>
					<PanelLink href="/waitlist/textos">{words.toTexts}</PanelLink>
					{'\u00A0· '}
					<PanelLink href="/waitlist/textos/historial">{words.toHistory}</PanelLink>
				</p>
			</div>
		</>
	)
}
