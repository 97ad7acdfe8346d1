import { useState } from 'react'
import type { PanelWords } from '#content/types/panel.ts'
import type { List } from '#domain/waitlist/list.ts'
import { erase, SessionEnded } from './api.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { fill } from './fill.ts'
import type { Toasts } from './useToasts.ts'

/** Rows as they were when the question came up: what is confirmed is what goes. */
export type Asked = { readonly list: List; readonly rows: readonly number[] }

type Props = Asked & {
	words: PanelWords['erasure']
	toasts: Toasts
	onExpired: () => void
	/** Nothing is asked any more; the list may have changed. */
	onDone: (hasChanged: boolean) => void
}

/** Asks, with the exact number, and erases exactly these rows. */
export function Erasure({ list, rows, words, toasts, onExpired, onDone }: Props) {
	const [isErasing, setIsErasing] = useState(false)
	const isOne = rows.length === 1
	const n = rows.length

	async function confirm() {
		if (isErasing) return
		setIsErasing(true)
		try {
			const erased = await erase(rows.map(list.ids.at))
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
			title={
				isOne ? fill(words.askOne, { email: list.emails.at(rows[0] ?? 0) }) : fill(words.ask, { n })
			}
			confirm={isOne ? words.confirmOne : fill(words.confirm, { n })}
			cancel={words.cancel}
			onConfirm={confirm}
			onCancel={() => onDone(false)}
		>
			<p>{words.text}</p>
		</ConfirmDialog>
	)
}
