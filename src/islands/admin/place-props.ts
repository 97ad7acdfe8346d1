import type { WithProof } from './useProof.tsx'
import type { Toasts } from './useToasts.ts'

/** What the panel gives to each place. */
export type PlaceProps = {
	readonly toasts: Toasts
	/** Sends a request and asks for the password where the server wants a proof. */
	readonly withProof: WithProof
	/** Reads again what needs a look by the owner, after a change to it. */
	readonly reloadFindings: () => void
	/** A request was refused because the session has ended: shows the login form, and this place again after it. */
	readonly onExpired: () => void
	/** A session has begun. */
	readonly onEnter: () => void
}
