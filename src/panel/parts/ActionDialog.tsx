import { type ComponentProps, type ReactNode, useState } from 'react'
import { type ActionOptions, useAction } from '#panel/client/useAction.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

type Props<Result> = Pick<
	ComponentProps<typeof ConfirmDialog>,
	'title' | 'isIncomplete' | 'children'
> & {
	/** The buttons of the dialog. */
	words: { readonly confirm: string; readonly cancel: string }
	options: ActionOptions
	send: () => Promise<Result>
	/** Whether the dialog, with what is typed in it, stays open if the action fails. */
	keepsOpen?: boolean
	onClose: () => void
	/** Called after the dialog has closed, with the result of the action, or with null if the action failed. */
	onDone?: (result: Result | null) => void
}

export function ActionDialog<Result>(props: Props<Result>) {
	const { words, options, send, keepsOpen = false, onClose, onDone, ...dialog } = props
	const { isBusy, run } = useAction()

	async function confirm() {
		const result = await run(options, send)
		if (result === null && keepsOpen) return
		onClose()
		onDone?.(result)
	}

	return (
		<ConfirmDialog
			{...dialog}
			confirm={words.confirm}
			cancel={words.cancel}
			isBusy={isBusy}
			onConfirm={() => void confirm()}
			onCancel={onClose}
		/>
	)
}

type ConfirmedProps<Result> = Omit<Props<Result>, 'onClose'> & {
	renderButton: (ask: () => void) => ReactNode
}

/** A button whose action begins once it is confirmed in a dialog. */
export function ConfirmedAction<Result>({ renderButton, ...dialog }: ConfirmedProps<Result>) {
	const [isAsking, setIsAsking] = useState(false)
	return (
		<>
			{renderButton(() => setIsAsking(true))}
			{isAsking && <ActionDialog {...dialog} onClose={() => setIsAsking(false)} />}
		</>
	)
}
