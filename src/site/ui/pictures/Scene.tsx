import { paragraphScenes } from '#site/art/paragraphs/paragraph-scenes.ts'
import type { ReactNode } from 'react'
import { type SceneName, scenes } from '#cms/reader/schemas/drawings.ts'
import styles from './Scene.module.css'

type Props = {
	name: SceneName
	/** The caption. Without one, the drawing needs no alternative text. */
	children?: ReactNode
}

const cropWidth = 450

/**
 * A drawing between the paragraphs of an article, in its format; from edge to edge on
 * phones.
 */
export function Scene({ name, children }: Props) {
	const Drawing = paragraphScenes[name]
	const format = scenes[name]
	const isCropped = typeof format === 'number'
	const look = isCropped ? styles['half'] : format === 'night' && styles['night']
	return (
		<figure
			className={[styles['scene'], look].filter(Boolean).join(' ')}
			aria-hidden={children ? undefined : true}
		>
			<Drawing
				viewBox={isCropped ? `${format} 0 ${cropWidth} 330` : '0 0 900 330'}
				aria-hidden="true"
			/>
			{children && <figcaption className="small">{children}</figcaption>}
		</figure>
	)
}
