import { useState } from 'react'
import shellWords from '#content/messages/es/panel/shell.yaml'
import type { Announcement } from '#words/schemas/common.ts'
import type { ErrorResponse } from '#contract/error-response.ts'
import { Refused, SessionEnded } from './api.ts'
import { causeTold, useFailure, usePanel } from './panel-context.ts'

export type ActionProps = {
	/** Refreshes the changed data afterwards. */
	readonly onChanged: () => void
}

type Options = {
	/** The action, as the subject of a sentence. */
	readonly action: string
	/** Announced on success. */
	readonly done?: Announcement
	/** Announced for a refusal, by its field or error. */
	readonly refused?: Readonly<Record<string, Announcement>>
	/** Announced if it fails for no other reason of these. */
	readonly failed?: Announcement
	/** Shows a failure in place of a toast. */
	readonly onFailure?: (failure: Announcement) => void
	/** The message for a refusal, and its field; true if it is shown elsewhere. */
	readonly onRefusal?: (error: ErrorResponse['error'], field?: string) => boolean
}

/** Runs one change at a time, asks for a proof if required, and announces the outcome. */
export function useAction({ onChanged }: { readonly onChanged?: (() => void) | undefined } = {}) {
	const { toasts, withProof } = usePanel()
	const [isBusy, setIsBusy] = useState(false)
	const { notices } = shellWords
	const fail = useFailure()

	/** Returns the result, or null if the change failed. */
	async function run<T>(
		{ action, done, failed = notices.notDone, refused = {}, onFailure, onRefusal }: Options,
		send: () => Promise<T>,
	) {
		if (isBusy) return null
		setIsBusy(true)
		toasts.dismissErrors()
		try {
			const result = await withProof(action, send)
			if (result !== null && done) toasts.show(done)
			if (result !== null) onChanged?.()
			return result
		} catch (error) {
			const show = onFailure ?? ((failure) => toasts.show(failure, 'error'))
			if (!(error instanceof Refused)) {
				fail(error)
				if (!(error instanceof SessionEnded)) show(failed)
			} else if (!onRefusal?.(error.refusal.error, error.refusal.field)) {
				const { error: reason, field = reason } = error.refusal
				const told = Object.entries(refused).find(([name]) => name === field || name === reason)
				if (!told) fail(error)
				const other = reason === 'too-many' ? notices.tooManyChanges : failed
				show(told?.[1] ?? causeTold(error) ?? other)
			}
			return null
		} finally {
			setIsBusy(false)
		}
	}

	return { isBusy, run }
}
