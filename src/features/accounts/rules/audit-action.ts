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

/** Refusals of a login, or of the re-authentication of a session. */
export const refusedActions = ['login refused', 'proof refused'] as const

export type RefusedAction = (typeof refusedActions)[number]

/** The subject of an action that affects a number of rows. */
export type AffectedRows = { readonly rows: number }

/**
 * The actions that the audit log records, with their subjects: a number of rows, or an account, a passkey or a letter
 * by name. Each capability declares its own actions, as it declares its tables: with `declare module` and this
 * interface.
 */
export interface AuditActions extends Record<AccessAction | RefusedAction, string> {
	login: string
	logout: string
	'passkey renamed': string
	/** Its signature counter ran back: the key may have been copied. */
	'passkey refused': string
	'session ended': string
	'sessions ended': string
	'audit exported': AffectedRows
}

export type AuditAction = keyof AuditActions
