import type { WithProof } from './useProof.tsx'
import type { Toasts } from './useToasts.ts'

/** Props the panel passes to each place. */
export type PlaceProps = {
	readonly toasts: Toasts
	/** Sends a request, and asks for the password if the server requires a proof. */
	readonly withProof: WithProof
	/** Refreshes the tasks waiting for the owner, after a change to one. */
	readonly reloadFindings: () => void
	/** A request was refused because the session has ended: shows the login form, then this place again. */
	readonly onExpired: () => void
	/** A session was started. */
	readonly onEnter: () => void
}
