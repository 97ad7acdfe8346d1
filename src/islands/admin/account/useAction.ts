import { useState } from 'react'
import { accountWords } from '#content/panel/account.ts'
import type { Announcement } from '#content/types/panel.ts'
import type { ErrorResponse } from '#contract/error-response.ts'
import { Refused, SessionEnded } from '#islands/admin/api.ts'
import type { PlaceProps } from '#islands/admin/place-props.ts'

/** What a storey of the place can do. */
export type StoreyProps = Pick<PlaceProps, 'toasts' | 'withProof' | 'onExpired'> & {
	/** Reads the account again, after a change. */
	readonly onChanged: () => void
}

type Options = {
	/** What is done, as the subject of a sentence. */
	readonly action: string
	/** Announced once it is done. */
	readonly done?: Announcement
	/** What a refusal means here; true where it is shown elsewhere. */
	readonly onRefusal?: (error: ErrorResponse['error']) => boolean
}

/** Runs one change at a time, asks for a proof where it is needed, and announces the outcome. */
export function useAction({ toasts, withProof, onExpired, onChanged }: StoreyProps) {
	const [isBusy, setIsBusy] = useState(false)
	const { notices } = accountWords

	/** Returns the result, or null if nothing was done. */
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
				const refusal = error instanceof Refused ? error.refusal.error : null
				if (refusal !== null && onRefusal?.(refusal)) return null
				console.error(error)
				toasts.show(refusal === 'too-many' ? notices.tooMany : notices.failed, 'error')
			}
			return null
		} finally {
			setIsBusy(false)
		}
	}

	return { isBusy, run }
}
