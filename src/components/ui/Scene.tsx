import { paragraphScenes } from '#components/art/paragraphs/paragraph-scenes.ts'
import type { SceneWords, SourceMarks } from '#content/types/article.ts'
import { Prose } from './Prose.tsx'
import styles from './Scene.module.css'

type Props = SceneWords & { sources: SourceMarks }

/** A drawing between the paragraphs of an article, from edge to edge on phones. */
export function Scene({ name, caption, sources }: Props) {
	const Drawing = paragraphScenes[name]
	return (
		<figure className={styles['scene']} aria-hidden={caption ? undefined : true}>
			<svg viewBox="0 0 900 330" aria-hidden="true">
				<Drawing />
			</svg>
			{caption && (
				<figcaption className="small">
					<Prose text={caption} sources={sources} />
				</figcaption>
			)}
		</figure>
	)
}
