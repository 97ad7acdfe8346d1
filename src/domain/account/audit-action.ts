import type { AccessAction } from './access-action.ts'

/** The actions that affect a number of rows. */
export type CountedAction =
	| 'export'
	| 'erasure'
	| 'unsubscription'
	| 'import'
	| 'import undone'
	| 'note changed'
	| 'tags changed'
	| 'person added'
	| 'address corrected'
	| 'audit exported'
	| 'undeliverable mark removed'
	| 'mails sent again'

/** What was refused: a login, or the proof of a session. */
export type RefusedAction = 'login refused' | 'proof refused'

/** The actions that the audit log records. */
export type AuditAction =
	| CountedAction
	| AccessAction
	| RefusedAction
	| 'login'
	| 'logout'
	| 'setting changed'
	| 'setting removed'
	| 'text changed'
	| 'texts published'
	| 'letter tested'
	| 'letter deleted'
	| 'letter confirmed'
	| 'letter taken back'
	| 'letter begun'
	| 'letter paused'
	| 'letter resumed'
	| 'letter stopped'
	| 'letter finished'
	| 'letter sent again'
	| 'series switched on'
	| 'series switched off'
	| 'series deleted'
	| 'letter put on the web'
	| 'letter taken off the web'
	| 'letter picture added'
	| 'letter picture deleted'
	| 'goals changed'
	| 'weekly mail changed'
	| 'passkey renamed'
	/** Its signature counter ran back: the key may have been copied. */
	| 'passkey refused'
	| 'session ended'
	| 'sessions ended'
