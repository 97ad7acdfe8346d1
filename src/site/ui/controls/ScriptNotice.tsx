import type { ScriptNotice as Words } from '#cms/reader/schemas/page.ts'
import styles from './ScriptNotice.module.css'

/**
 * Part of an island's HTML: reports that the island's script has not loaded within 1.5 s and offers to reload the page.
 * With `loading`, the time starts at a click before hydration (`site/scripts/queue-early-start.ts`) and `loading` is
 * shown meanwhile; otherwise it starts with the page. Shown by CSS alone, which also hides it once the island is
 * hydrated.
 */
export function ScriptNotice({ loading, text, reload }: Words) {
	const notice = loading ? styles['noticeAfterClick'] : styles['notice']
	return (
		<div role="status">
			{loading && (
				<p className={`small ${styles['loading']}`} data-delayed>
					{loading}
				</p>
			)}
			<p className={`small ${notice}`} data-delayed data-scripted>
				{text} <a href={reload.href}>{reload.label}</a>
			</p>
		</div>
	)
}
