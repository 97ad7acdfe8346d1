/** Actions that create or remove access to the panel, or redirect an admin's email. All admins are notified by email. */
export type AccessAction =
	| 'account invited'
	| 'invitation withdrawn'
	| 'account created'
	| 'account confirmed'
	| 'account suspended'
	| 'account disabled'
	| 'password changed'
	| 'passkey added'
	| 'passkey removed'
	| 'passkeys removed'
	| 'notice address changed'

export const refusedActions = ['login refused', 'proof refused'] as const

export type RefusedAction = (typeof refusedActions)[number]

export type AffectedRows = { readonly rows: number }

/**
 * The actions that the audit log records, with their subjects: a number of rows, or the name of an account, a passkey
 * or a letter. Each capability declares its own actions with `declare module` and this interface, as it declares its
 * tables.
 */
export interface AuditActions extends Record<AccessAction | RefusedAction, string> {
	login: string
	logout: string
	'passkey renamed': string
	/** The signature counter of the passkey did not increase, so its key may have been copied. */
	'passkey refused': string
	'session ended': string
	'sessions ended': string
	'audit exported': AffectedRows
}

export type AuditAction = keyof AuditActions
