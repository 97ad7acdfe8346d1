/**
 * Acts that create or remove access, redirect mail of an admin or of the site, export the list or everything, or
 * change public pages. Each needs a separate proof.
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
	'backup',
	'publish',
] as const
