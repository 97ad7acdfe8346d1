/** The acts that create or take access, or redirect the mails of an admin. Each needs a proof of its own. */
export const accessActs = [
	'invite',
	'withdraw',
	'confirm',
	'disable',
	'add-passkey',
	'remove-passkey',
	'set-address',
] as const

export type AccessAct = (typeof accessActs)[number]
