import { useEffect, useEffectEvent } from 'react'
import { Icon } from '#site/art/icons/Icon.tsx'
import { Toast } from '#site/ui/controls/Toast.tsx'
import styles from './Toasts.module.css'
import type { Toast as ToastState, Toasts as Props } from './useToasts.ts'
import shellWords from '#content/messages/es/panel/shell.yaml'

const words = shellWords.notices

const successDurationMs = 2_000

/** The live region stays in the document, so that screen readers announce additions to it. */
export function Toasts({ toasts, dismiss }: Props) {
	// Scrolls the focused element out from under a new toast. Toasts.module.css keeps the space for the toast.
	useEffect(() => {
		if (toasts.length > 0) document.activeElement?.scrollIntoView({ block: 'nearest' })
	}, [toasts.length])
	return (
		<section className={styles['toasts']} aria-label={words.label} aria-live="polite">
			{toasts.map((toast) => (
				<PanelToast key={toast.id} toast={toast} dismiss={dismiss} />
			))}
		</section>
	)
}

function PanelToast({ toast, dismiss }: { toast: ToastState } & Pick<Props, 'dismiss'>) {
	const { id, title, text, isError } = toast
	const handleTimeout = useEffectEvent(() => dismiss(id))
	useEffect(() => {
		const timer = isError ? undefined : setTimeout(handleTimeout, successDurationMs)
		return () => clearTimeout(timer)
	}, [isError])
	const closeButton = (
		<button className={styles['close']} type="button" onClick={() => dismiss(id)}>
			<Icon name="close" />
			<span className="visually-hidden">{words.close}</span>
		</button>
	)
	return (
		<Toast tone={isError ? 'error' : undefined} action={closeButton}>
			<b className={styles['title']}>{title}</b>
			<span>{text}</span>
		</Toast>
	)
}
