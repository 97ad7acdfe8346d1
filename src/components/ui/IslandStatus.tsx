import type { IslandStatusWords } from '#content/types.ts'
import styles from './IslandStatus.module.css'

/** How loading an island goes: hidden until `enhance/watch-island.ts` has something to say. */
export function IslandStatus({ words }: { words: IslandStatusWords }) {
	return (
		<p className={styles['status']} role="status">
			<span className={styles['loading']}>{words.loading}</span>
			<span className={styles['lost']}>
				{words.lost} <a href={words.reload.href}>{words.reload.label}</a>
			</span>
		</p>
	)
}
