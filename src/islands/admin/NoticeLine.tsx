import { Note } from '#components/ui/Note.tsx'
import { PanelLink } from './PanelLink.tsx'
import styles from './NoticeLine.module.css'

/** One sentence for the owner, with a link to what it is about if that is in the panel. */
export type Notice = {
	readonly text: string
	readonly link?: { readonly label: string; readonly href: string }
}

/** A line above the heading of every place, for what waits for the owner. */
export function NoticeLine({ text, link }: Notice) {
	return (
		<div className={`frame ${styles['notice']}`}>
			<Note>
				<p>
					{text} {link && <PanelLink href={link.href}>{link.label}</PanelLink>}
				</p>
			</Note>
		</div>
	)
}
