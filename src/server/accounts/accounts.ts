import type { KeyObject } from 'node:crypto'
import { createAuditLog } from '#server/platform/audit.ts'
import type { StoreContext } from '#server/platform/db/context.ts'
import { createRateLimitStore } from '#server/platform/http/rate-limits.ts'
import type { WakeJobs } from '#server/platform/jobs/job-runner.ts'
import { createAccountConfirmation } from './account-confirmation.ts'
import { createAdminStore } from './admins.ts'
import { createInvitationStore } from './invitations.ts'
import { createPasskeyStore } from './login/passkey-store.ts'
import { createProofStore } from './login/proofs.ts'
import { createSessionReadStore } from './login/session-reads.ts'
import { createSessionStore } from './login/sessions.ts'

export type AccountStores = ReturnType<typeof createAccountStores>

export type AccountOptions = {
	readonly store: AccountStores
	/** Key of the HMACs that hide names and addresses in rate limit counters and sign passkey challenges. */
	readonly key: KeyObject
	/** The site's origin. */
	readonly site: string
	/** Name of the admin whose password is set by the settings. */
	readonly configuredAdmin?: string | null
	readonly now?: () => number
	readonly onJobQueued: WakeJobs
}

export function createAccountStores(context: StoreContext) {
	return {
		admins: createAdminStore(context),
		sessions: createSessionStore(context),
		sessionReads: createSessionReadStore(context),
		proofs: createProofStore(context),
		passkeys: createPasskeyStore(context),
		invitations: createInvitationStore(context),
		invitedAccounts: createAccountConfirmation(context),
		rateLimits: createRateLimitStore(context),
		audit: createAuditLog(context),
	}
}
