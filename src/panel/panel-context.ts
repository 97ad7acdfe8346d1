import { createContext, useContext } from 'react'
import type { Announcement } from '#cms/reader/schemas/common.ts'
import shellWords from '#content/messages/es/panel/shell.yaml'
import { Refused, SessionEnded } from './client/api.ts'
import type { WithProof } from './login/useProof.tsx'
import type { Toasts } from './parts/useToasts.ts'

export type PanelServices = {
	readonly toasts: Toasts
	readonly withProof: WithProof
	/** Called if a request was refused because the session has ended: shows the login form, then this place again. */
	readonly onExpired: () => void
	readonly onEnter: () => void
}

export const PanelContext = createContext<PanelServices | null>(null)

export function usePanel(): PanelServices {
	const panel = useContext(PanelContext)
	if (panel === null) throw new Error('Rendered outside the panel')
	return panel
}

/** Handles a failed save of input: shows the login form if the session has ended, and logs anything else. */
export function useFailure(): (error: unknown) => void {
	const panel = usePanel()
	return (error) => handleFailure(panel, error, undefined)
}

/** Shows the login form if the session has ended; else logs the error and shows a notice. */
export function handleFailure(
	{ toasts, onExpired }: Pick<PanelServices, 'toasts' | 'onExpired'>,
	error: unknown,
	notice: Announcement | undefined,
): void {
	if (error instanceof SessionEnded) return onExpired()
	console.error(error)
	if (notice) toasts.show(causeTold(error) ?? notice, 'error')
}

/** The message about the cause of a server error; null if the cause is unknown. */
export function causeTold(error: unknown): Announcement | null {
	const cause = error instanceof Refused ? error.refusal.cause : undefined
	return cause === undefined ? null : shellWords.causes[cause]
}
