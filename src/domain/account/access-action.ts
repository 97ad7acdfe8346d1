/** What creates access to the panel, takes it, or redirects mails to an admin. All admins are told of it by mail. */
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
