/**
 * The acts that create or take access, redirect the mails of an admin or of the site, hand the list out, or change what is
 * public. Each needs a proof of its own.
 */
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
	'export',
	'publish',
] as const
