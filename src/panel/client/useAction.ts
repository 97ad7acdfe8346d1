import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import shellWords from '#content/messages/es/panel/shell.yaml'
import type { Announcement } from '#cms/reader/schemas/common.ts'
import type { ErrorResponse } from '#values/messages/error-response.ts'
import { Refused, SessionEnded } from './api.ts'
import { causeTold, usePanel } from '#panel/panel-context.ts'

export type ActionOptions = {
	/** The name of the action, as the subject of the sentence that asks for re-authentication. */
	readonly action: string
	/** Announced on success. */
	readonly done?: Announcement
	/** Announced when the server refuses the change: messages by the refusal's field or error. */
	readonly refused?: Readonly<Record<string, Announcement>>
	/** Set as `fault` when the server refuses the change: messages by the refusal's field or error. */
	readonly beside?: Readonly<Record<string, string>>
	/** Announced if the change fails for any other reason. */
	readonly failed?: Announcement
	/** Shows a failure in place of a toast. */
	readonly onFailure?: (failure: Announcement) => void
	/** Called with the error and the invalid fields of a refusal. Returns true if the caller shows the refusal itself. */
	readonly onRefusal?: (error: ErrorResponse['error'], fields: readonly string[]) => boolean
}

/**
 * Runs one change at a time, re-authenticates if required, and announces the outcome. The visible data are read again
 * afterwards.
 */
export function useAction() {
	const { toasts, withProof } = usePanel()
	const client = useQueryClient()
	const { notices } = shellWords
	const mutationKey = [useId()]
	const [fault, setFault] = useState<string>()
	const { mutateAsync, isPending } = useMutation({
		mutationKey,
		mutationFn: async (send: () => Promise<void>) => await send(),
	})

	/** Returns the result, or null if the change failed. */
	async function run<T>(options: ActionOptions, send: () => Promise<T>): Promise<T | null> {
		const { action, done, failed = notices.notDone, refused = {}, beside = {} } = options
		const { onFailure, onRefusal } = options
		// Ignores a second press before the first one is rendered.
		if (client.isMutating({ mutationKey }) > 0) return null
		toasts.dismissErrors()
		setFault(undefined)
		const show = onFailure ?? ((failure) => toasts.show(failure, 'error'))
		try {
			const outcome: { result: T | null } = { result: null }
			await mutateAsync(async () => {
				outcome.result = await withProof(action, send)
			})
			if (outcome.result !== null && done) toasts.show(done)
			return outcome.result
		} catch (error) {
			if (error instanceof SessionEnded) return null
			if (!(error instanceof Refused)) show(failed)
			else if (!onRefusal?.(error.refusal.error, error.refusal.fields ?? [])) {
				const { error: reason, field = reason } = error.refusal
				const isOf = ([name]: readonly [string, unknown]) => name === field || name === reason
				const message = Object.entries(beside).find(isOf)
				if (message) {
					setFault(message[1])
					return null
				}
				const told = Object.entries(refused).find(isOf)
				if (!told) console.error(error)
				const other = reason === 'too-many' ? notices.tooManyChanges : failed
				show(told?.[1] ?? causeTold(error) ?? other)
			}
			return null
		}
	}

	return { isBusy: isPending, run, fault, setFault }
}
