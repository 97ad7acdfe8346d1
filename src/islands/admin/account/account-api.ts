import {
	account,
	type AccountConfirmation,
	accounts,
	type AccountDisabling,
	invitation,
	type Invitation,
	type InvitationWithdrawal,
	type NewInvitation,
	openSessions,
	type PasswordChange,
	type SessionEnd,
} from '#contract/account.ts'
import { type AuditPage, auditPage } from '#contract/audit-entry.ts'
import {
	type NewPasskey,
	type PasskeyRemoval,
	type PasskeyRename,
	passkeys,
} from '#contract/passkey.ts'
import { getJson, postJson, request, requireOk } from '#islands/admin/api.ts'
import { readTestAddress } from '#islands/admin/test-address-api.ts'

/** Reads everything about the account except its audit log. */
export async function readAccount(_query: string, signal: AbortSignal) {
	const [own, keys, sessions, admins, address] = await Promise.all([
		getJson(account, '/api/admin/account', signal),
		getJson(passkeys, '/api/admin/passkeys', signal),
		getJson(openSessions, '/api/admin/sessions', signal),
		getJson(accounts, '/api/admin/accounts', signal),
		readTestAddress('', signal),
	])
	return { account: own, passkeys: keys, sessions, ...admins, address }
}

/** Creates a passkey in the browser and adds it to the account. Returns false if the browser creates none. */
export async function addPasskey(name: string): Promise<boolean> {
	const response = await requireOk(await postJson('/api/admin/passkeys/options', {}))
	const { askForNewPasskey } = await import('#islands/admin/ask-for-passkey.ts')
	const credential = await askForNewPasskey(await response.json())
	if (credential === null) return false
	await post('/api/admin/passkeys', { name, credential } satisfies NewPasskey)
	return true
}

export async function renamePasskey(message: PasskeyRename): Promise<true> {
	return await post('/api/admin/passkeys/rename', message)
}

export async function removePasskey(message: PasskeyRemoval): Promise<true> {
	return await post('/api/admin/passkeys/remove', message)
}

export async function changePassword(message: PasswordChange): Promise<true> {
	return await post('/api/admin/password', message)
}

export async function endSession(message: SessionEnd): Promise<true> {
	return await post('/api/admin/sessions/end', message)
}

export async function inviteAdmin(message: NewInvitation): Promise<Invitation> {
	const response = await requireOk(await postJson('/api/admin/accounts/invite', message))
	return invitation.parse(await response.json())
}

export async function withdrawInvitation(message: InvitationWithdrawal): Promise<true> {
	return await post('/api/admin/accounts/withdraw-invitation', message)
}

export async function confirmAdmin(message: AccountConfirmation): Promise<true> {
	return await post('/api/admin/accounts/confirm', message)
}

export async function disableAdmin(message: AccountDisabling): Promise<true> {
	return await post('/api/admin/accounts/disable', message)
}

/**
 * @param query of `auditQuery`
 */
export async function readAudit(query: string, signal: AbortSignal): Promise<AuditPage> {
	return await getJson(auditPage, `/api/admin/audit?${query}`, signal)
}

/**
 * @param query of `auditFilter`
 */
export async function readAuditFile(query: string): Promise<Blob> {
	return await (await requireOk(await request(`/api/admin/audit.csv?${query}`, {}))).blob()
}

/** Returns true, which differs from the null of a cancelled proof. */
async function post(path: string, message: object): Promise<true> {
	await requireOk(await postJson(path, message))
	return true
}
