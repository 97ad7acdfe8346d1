import { Icon } from '#components/art/Icon.tsx'
import { Toast } from '#components/ui/Toast.tsx'
import type { PanelWords } from '#content/types/panel.ts'
import styles from './Toasts.module.css'
import type { Toasts as Props } from './useToasts.ts'

/** Bottom left. The region is always there, so that what enters it is read out. */
export function Toasts({ shown, close, words }: Props & { words: PanelWords['notices'] }) {
	return (
		<section className={styles['toasts']} aria-label={words.label} aria-live="polite">
			{shown.map(({ id, title, text, isBad }) => (
				<Toast key={id} tone={isBad ? 'bad' : undefined} action={closeButton(id)}>
					<b className={styles['title']}>{title}</b>
					<span>{text}</span>
				</Toast>
			))}
		</section>
	)

	function closeButton(id: number) {
		return (
			<button className={styles['close']} type="button" onClick={() => close(id)}>
				<Icon name="close" />
				<span className="unseen">{words.close}</span>
			</button>
		)
	}
}
