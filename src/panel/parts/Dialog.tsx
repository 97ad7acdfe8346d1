import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Dialog.module.css'

type Props = {
	title: string
	/** Wide enough for an email. */
	isWide?: boolean
	/** Keeps the dialog open. */
	isBusy?: boolean | undefined
	/** Called for Escape, or for the browser's gesture that closes a dialog. */
	onClose: () => void
	children: ReactNode
}

/** A modal dialog, open while rendered. */
export function Dialog({ title, isWide = false, isBusy = false, onClose, children }: Props) {
	const dialog = useRef<HTMLDialogElement>(null)
	const id = useId()
	// The browser returns the focus when a dialog closes, but not when it is removed.
	useEffect(() => {
		const opener = document.activeElement
		dialog.current?.showModal()
		return () => {
			if (opener instanceof HTMLElement) opener.focus()
		}
	}, [])

	return (
		<dialog
			ref={dialog}
			className={`${styles['dialog']} ${isWide ? styles['wide'] : ''}`}
			aria-labelledby={id}
			onCancel={(event) => {
				if (isBusy) event.preventDefault()
			}}
			// Browsers close a dialog at a second Escape in any case, so a busy one is opened again.
			onClose={() => (isBusy ? dialog.current?.showModal() : onClose())}
		>
			<h2 id={id}>{title}</h2>
			{children}
		</dialog>
	)
}
