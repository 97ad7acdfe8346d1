/** Actions that create or remove access to the panel, or redirect an admin's mail. All admins are notified by mail. */
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
