/** The acts that create or take access, or redirect the mails of an admin or of the site. Each needs a proof of its own. */
export const accessActs = [
	'invite',
	'withdraw',
	'confirm',
	'disable',
	'add-passkey',
	'remove-passkey',
	'set-address',
	'set-password',
	'change-settings',
] as const

export type AccessAct = (typeof accessActs)[number]
