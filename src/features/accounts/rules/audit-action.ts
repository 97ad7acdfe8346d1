/** The actions that affect a number of rows. */
export const countedActions = [
	'export',
	'erasure',
	'unsubscription',
	'import',
	'import undone',
	'note changed',
	'tags changed',
	'person added',
	'address corrected',
	'audit exported',
	'undeliverable mark removed',
	'mails sent again',
] as const

/** Actions that create or remove access to the panel, or redirect an admin's mail. All admins are notified by mail. */
const accessActions = [
	'account invited',
	'invitation withdrawn',
	'account created',
	'account confirmed',
	'account suspended',
	'account disabled',
	'password changed',
	'passkey added',
	'passkey removed',
	'passkeys removed',
	'notice address changed',
] as const

export type AccessAction = (typeof accessActions)[number]

/** The object of a refusal: a login, or the proof of a session. */
const refusedActions = ['login refused', 'proof refused'] as const

export type RefusedAction = (typeof refusedActions)[number]

/** The actions that the audit log records. */
export const auditActions = [
	...countedActions,
	...accessActions,
	...refusedActions,
	'login',
	'logout',
	'backup downloaded',
	'setting changed',
	'setting removed',
	'text changed',
	'texts published',
	'letter tested',
	'letter deleted',
	'letter confirmed',
	'letter taken back',
	'letter begun',
	'letter paused',
	'letter resumed',
	'letter stopped',
	'letter finished',
	'letter sent again',
	'series switched on',
	'series switched off',
	'series deleted',
	'letter put on the web',
	'letter taken off the web',
	'letter picture added',
	'letter picture deleted',
	'goals changed',
	'weekly mail changed',
	'passkey renamed',
	/** Its signature counter ran back: the key may have been copied. */
	'passkey refused',
	'session ended',
	'sessions ended',
] as const

export type AuditAction = (typeof auditActions)[number]
