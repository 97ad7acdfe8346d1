import { useState } from 'react'
import shellWords from '#content/messages/es/panel/shell.yaml'
import type { Announcement } from '#words/schemas/common.ts'
import type { ErrorResponse } from '#contract/error-response.ts'
import { Refused, SessionEnded } from './api.ts'
import type { PlaceProps } from './place-props.ts'

/** The dependencies of a change in the panel. */
export type ActionProps = Pick<PlaceProps, 'toasts' | 'withProof' | 'onExpired'> & {
	/** Refreshes the changed data afterwards. */
	readonly onChanged: () => void
}

type Options = {
	/** The action, as the subject of a sentence. */
	readonly action: string
	/** Announced on success. */
	readonly done?: Announcement
	/** The message for a refusal, and its field; true if it is shown elsewhere. */
	readonly onRefusal?: (error: ErrorResponse['error'], field?: string) => boolean
}

/** Runs one change at a time, asks for a proof if required, and announces the outcome. */
export function useAction({ toasts, withProof, onExpired, onChanged }: ActionProps) {
	const [isBusy, setIsBusy] = useState(false)
	const { notices } = shellWords

	/** Returns the result, or null if the change failed. */
	async function run<T>({ action, done, onRefusal }: Options, send: () => Promise<T>) {
		if (isBusy) return null
		setIsBusy(true)
		toasts.dismissErrors()
		try {
			const result = await withProof(action, send)
			if (result !== null && done) toasts.show(done)
			if (result !== null) onChanged()
			return result
		} catch (error) {
			if (error instanceof SessionEnded) {
				onExpired()
			} else {
				const refused = error instanceof Refused ? error.refusal : null
				const refusal = refused?.error ?? null
				if (refusal !== null && onRefusal?.(refusal, refused?.field)) return null
				console.error(error)
				toasts.show(refusal === 'too-many' ? notices.tooManyChanges : notices.notDone, 'error')
			}
			return null
		} finally {
			setIsBusy(false)
		}
	}

	return { isBusy, run }
}
