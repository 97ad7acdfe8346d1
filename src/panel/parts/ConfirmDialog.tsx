import { type ReactNode, useEffect, useRef } from 'react'
import shellWords from '#content/messages/es/panel/shell.yaml'
import { Button } from '#site/ui/controls/Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
	title: string
	confirm: string
	cancel: string
	isBusy?: boolean
	/** Whether a required input is missing, so that the action cannot be confirmed yet. */
	isIncomplete?: boolean
	onConfirm: () => void
	onCancel: () => void
	children: ReactNode
}

/**
 * Asks before an action. Escape and the first button cancel; Enter in a field confirms. Once the action is running, the
 * dialog closes only when the action ends.
 */
export function ConfirmDialog(props: Props) {
	const { title, confirm, cancel, isBusy, isIncomplete, onConfirm, onCancel, children } = props
	const form = useRef<HTMLFormElement>(null)

	useEffect(() => {
		if (!isBusy) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
	}, [isBusy])

	return (
		<Dialog title={title} isBusy={isBusy} onClose={onCancel}>
			<form
				ref={form}
				onSubmit={(event) => {
					event.preventDefault()
					onConfirm()
				}}
			>
				{children}
				{isBusy && (
					<p role="status" className="help">
						{shellWords.working}
					</p>
				)}
				<div className="actions">
					<Button tone="outline" disabled={isBusy} onClick={onCancel}>
						{cancel}
					</Button>
					<Button type="submit" disabled={isIncomplete} aria-busy={isBusy}>
						{confirm}
					</Button>
				</div>
			</form>
		</Dialog>
	)
}
