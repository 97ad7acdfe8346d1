import type { ScriptNotice as Words } from '#content/types.ts'
import styles from './ScriptNotice.module.css'

/**
 * Part of an island's HTML: says that the island's script has not arrived after 1.5 s and offers to load the
 * page again. Styles alone show it, so that it needs no script, and hide it when the island is hydrated.
 */
export function ScriptNotice({ text, reload }: Words) {
	return (
		<p className={`small ${styles['notice']}`} role="status" data-delayed>
			{text} <a href={reload.href}>{reload.label}</a>
		</p>
	)
}
