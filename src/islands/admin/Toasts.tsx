import { useEffect } from 'react'
import { Icon } from '#components/art/Icon.tsx'
import { Toast } from '#components/ui/Toast.tsx'
import styles from './Toasts.module.css'
import type { Toasts as Props } from './useToasts.ts'
import { shellWords } from './shell-words.ts'

const words = shellWords.notices

/** The live region stays in the document, so that screen readers announce what is added to it. */
export function Toasts({ toasts, dismiss }: Props) {
	// Away from under a toast; Toasts.module.css keeps its room.
	useEffect(() => {
		if (toasts.length > 0) document.activeElement?.scrollIntoView({ block: 'nearest' })
	}, [toasts.length])
	return (
		<section className={styles['toasts']} aria-label={words.label} aria-live="polite">
			{toasts.map(({ id, title, text, isError }) => (
				<Toast key={id} tone={isError ? 'error' : undefined} action={closeButton(id)}>
					<b className={styles['title']}>{title}</b>
					<span>{text}</span>
				</Toast>
			))}
		</section>
	)

	function closeButton(id: number) {
		return (
			<button className={styles['close']} type="button" onClick={() => dismiss(id)}>
				<Icon name="close" />
				<span className="visually-hidden">{words.close}</span>
			</button>
		)
	}
}
