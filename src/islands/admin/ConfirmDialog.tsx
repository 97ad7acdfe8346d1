import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from '#components/ui/Button.tsx'
import styles from './ConfirmDialog.module.css'

type Props = {
	title: string
	confirm: string
	cancel: string
	onConfirm: () => void
	onCancel: () => void
	children: ReactNode
}

/** Asks for confirmation before an action that cannot be undone. Escape and the first button cancel. */
export function ConfirmDialog({ title, confirm, cancel, onConfirm, onCancel, children }: Props) {
	const dialog = useRef<HTMLDialogElement>(null)
	const id = useId()
	useEffect(() => dialog.current?.showModal(), [])

	return (
		<dialog ref={dialog} className={styles['dialog']} aria-labelledby={id} onClose={onCancel}>
			<h2 id={id}>{title}</h2>
			{children}
			<div className={styles['actions']}>
				<Button tone="outline" onClick={() => dialog.current?.close()}>
					{cancel}
				</Button>
				<Button onClick={onConfirm}>{confirm}</Button>
			</div>
		</dialog>
	)
}
