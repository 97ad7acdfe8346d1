import { paragraphScenes } from '#components/art/paragraphs/paragraph-scenes.ts'
import type { ReactNode } from 'react'
import type { SceneName } from '#words/schemas/drawings.ts'
import styles from './Scene.module.css'

type Props = {
	name: SceneName
	/** The caption. Without one, the drawing needs no alternative text. */
	children?: ReactNode
}

/** A drawing between the paragraphs of an article, from edge to edge on phones. */
export function Scene({ name, children }: Props) {
	const Drawing = paragraphScenes[name]
	return (
		<figure className={styles['scene']} aria-hidden={children ? undefined : true}>
			<svg viewBox="0 0 900 330" aria-hidden="true">
				<Drawing />
			</svg>
			{children && <figcaption className="small">{children}</figcaption>}
		</figure>
	)
}
