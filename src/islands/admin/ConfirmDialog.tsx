import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from '#components/ui/Button.tsx'
import styles from './ConfirmDialog.module.css'

type Props = {
	title: string
	confirm: string
	cancel: string
	/** What is confirmed is being done. */
	isBusy?: boolean
	/** Something is to be entered first. */
	isIncomplete?: boolean
	onConfirm: () => void
	onCancel: () => void
	children: ReactNode
}

/** Asks before an action. Escape and the first button cancel; Enter in a field confirms. */
export function ConfirmDialog(props: Props) {
	const { title, confirm, cancel, isBusy, isIncomplete, onConfirm, onCancel, children } = props
	const dialog = useRef<HTMLDialogElement>(null)
	const id = useId()
	// The browser returns the focus when a dialog is closed, but not when it is removed.
	useEffect(() => {
		const opener = document.activeElement
		dialog.current?.showModal()
		return () => {
			if (opener instanceof HTMLElement) opener.focus()
		}
	}, [])

	return (
		<dialog ref={dialog} className={styles['dialog']} aria-labelledby={id} onClose={onCancel}>
			<form
				onSubmit={(event) => {
					event.preventDefault()
					onConfirm()
				}}
			>
				<h2 id={id}>{title}</h2>
				{children}
				<div className={styles['actions']}>
					<Button tone="outline" onClick={() => dialog.current?.close()}>
						{cancel}
					</Button>
					<Button type="submit" disabled={isIncomplete} aria-busy={isBusy}>
						{confirm}
					</Button>
				</div>
			</form>
		</dialog>
	)
}
