import type { ScriptNotice as Words } from '#content/types/page.ts'
import styles from './ScriptNotice.module.css'

/**
 * Part of an island's HTML: says that the island's script has not arrived after 1.5 s and offers to load the
 * page again. With `loading` the time begins with a press that came too early (`enhance/queue-early-start.ts`)
 * and `loading` is said until then; without, it begins with the page. Styles alone show it, so that it needs
 * no script, and hide it when the island is hydrated.
 */
export function ScriptNotice({ loading, text, reload }: Words) {
	const notice = loading ? 'noticeAfterPress' : 'notice'
	return (
		<div className={styles['notices']} role="status">
			{loading && (
				<p className={`small ${styles['loading']}`} data-delayed>
					{loading}
				</p>
			)}
			<p className={`small ${styles[notice]}`} data-delayed>
				{text} <a href={reload.href}>{reload.label}</a>
			</p>
		</div>
	)
}
