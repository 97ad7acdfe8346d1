import { WindowPicture } from '#site/art/windows/SashWindow.tsx'
import styles from './PairWindows.module.css'

/** One person's window, of two. Its level is also stated in words on the page. */
export type WindowProps = {
	caption: string
	note?: string
	/** The light in the window in percent, 0 to 100. The blind covers the rest. */
	level: number
	/** Whether the blind is up although there is no light. */
	isOpen?: boolean
	/** The path of a silhouette. */
	occupant?: string
}

type Props = { left: WindowProps; right: WindowProps }

export function PairWindows({ left, right }: Props) {
	return (
		<div className={styles['pair']}>
			<CaptionedWindow {...left} />
			<CaptionedWindow {...right} />
		</div>
	)
}

export function CaptionedWindow({ caption, note, level, isOpen = false, occupant }: WindowProps) {
	return (
		<figure className={styles['window']}>
			<WindowPicture overflow="visible" level={level} forecast={isOpen ? 100 : level}>
				{occupant && <path fill="var(--glass)" d={occupant} />}
			</WindowPicture>
			<figcaption>
				{caption}
				{note && <b> {note}</b>}
			</figcaption>
		</figure>
	)
}
