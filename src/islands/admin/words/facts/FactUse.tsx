import { formatMessage } from '#words/format-message.ts'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import styles from './Facts.module.css'

/** The number of texts that contain a fact, and their pages. */
export function FactUse({ facts, of }: { facts: Facts; of: string }) {
	const use = facts.facts.uses[of]
	if (use === undefined) return null
	const { texts, pages } = use
	if (pages.length === 0) return <div>{formatMessage('es', words.uses.count, { texts })}</div>
	return (
		<details className={styles['use']}>
			<summary>{formatMessage('es', words.uses.pages, { texts, pages: pages.length })}</summary>
			<ul>
				{pages.map((path) => (
					<li key={path}>
						<a href={path} target="_blank" rel="noopener">
							{path}
						</a>
					</li>
				))}
			</ul>
		</details>
	)
}
