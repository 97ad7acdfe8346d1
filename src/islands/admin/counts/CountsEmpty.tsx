import type { CountsWords } from '#content/types/counts-panel.ts'
import styles from './CountsPage.module.css'

type Props = { words: CountsWords['state']; isCounting: boolean }

/** The first day: what will be here, and from when; or that nothing is counted. */
export function CountsEmpty({ words, isCounting }: Props) {
	return (
		<div className={styles['empty']}>
			<p className={styles['lead']}>{isCounting ? words.empty : words.off}</p>
			{isCounting && <p className={styles['soft']}>{words.emptyText}</p>}
		</div>
	)
}
