import { useState } from 'react'
import type { PanelWords } from '#content/types/panel.ts'
import { erase, SessionEnded, type Registration } from './api.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { fill } from './fill.ts'
import type { Toasts } from './useToasts.ts'

type Props = {
	/** As they were when the question came up: what is confirmed is what goes. */
	rows: readonly Registration[]
	words: PanelWords['erasure']
	toasts: Toasts
	onExpired: () => void
	/** Nothing is asked any more; the list may have changed. */
	onDone: (hasChanged: boolean) => void
}

/** Asks, with the exact number, and erases exactly these rows. */
export function Erasure({ rows, words, toasts, onExpired, onDone }: Props) {
	const [isErasing, setIsErasing] = useState(false)
	const [first] = rows
	const isOne = rows.length === 1
	const n = rows.length

	async function confirm() {
		if (isErasing) return
		setIsErasing(true)
		try {
			const erased = await erase(rows.map(({ id }) => id))
			toasts.say({ ...words.done, text: fill(words.done.text, { n: erased }) })
		} catch (error) {
			if (error instanceof SessionEnded) return onExpired()
			console.error(error)
			toasts.say(words.failed, 'bad')
		}
		onDone(true)
	}

	return (
		<ConfirmDialog
			title={isOne ? fill(words.askOne, { email: first?.email ?? '' }) : fill(words.ask, { n })}
			confirm={isOne ? words.confirmOne : fill(words.confirm, { n })}
			cancel={words.cancel}
			onConfirm={confirm}
			onCancel={() => onDone(false)}
		>
			<p>{words.text}</p>
		</ConfirmDialog>
	)
}
