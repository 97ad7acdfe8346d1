import {
	account,
	type AccountReference,
	accounts,
	invitation,
	openSessions,
	type passwordChange,
	type sessionEnd,
} from '#features/accounts/messages/account.ts'
import { testAddress } from '#features/letters/messages/letter-preview.ts'
import { auditPage } from '#features/accounts/messages/audit-entry.ts'
import {
	type NewPasskey,
	type passkeyRemoval,
	type passkeyRename,
	passkeys,
} from '#features/accounts/messages/passkey.ts'
import {
	command,
	getJson,
	postFor,
	postJson,
	resource,
	readFile,
	requireOk,
} from '#panel/client/api.ts'
import { queryOptions } from '@tanstack/react-query'

export const accountQuery = queryOptions({
	queryKey: ['/api/admin/account'],
	queryFn: async ({ signal }) => {
		const [own, keys, sessions, admins, address] = await Promise.all([
			getJson(account, '/api/admin/account', signal),
			getJson(passkeys, '/api/admin/passkeys', signal),
			getJson(openSessions, '/api/admin/sessions', signal),
			getJson(accounts, '/api/admin/accounts', signal),
			getJson(testAddress, '/api/admin/test-address', signal),
		])
		return { account: own, passkeys: keys, sessions, ...admins, address }
	},
})

/** Returns false if the browser creates no passkey. */
export async function addPasskey(name: string): Promise<boolean> {
	const response = await requireOk(await postJson('/api/admin/passkeys/options', {}))
	const { askForNewPasskey } = await import('#panel/login/ask-for-passkey.ts')
	const credential = await askForNewPasskey(await response.json())
	if (credential === null) return false
	return await command<NewPasskey>('/api/admin/passkeys')({ name, credential })
}

export const renamePasskey = command<typeof passkeyRename>('/api/admin/passkeys/rename')

export const removePasskey = command<typeof passkeyRemoval>('/api/admin/passkeys/remove')

export const changePassword = command<typeof passwordChange>('/api/admin/password')

export const endSession = command<typeof sessionEnd>('/api/admin/sessions/end')

export const inviteAdmin = (message: AccountReference) =>
	postFor(invitation, '/api/admin/accounts/invite', message)

export const withdrawInvitation = command<AccountReference>(
	'/api/admin/accounts/withdraw-invitation',
)

export const confirmAdmin = command<AccountReference>('/api/admin/accounts/confirm')

export const disableAdmin = command<AccountReference>('/api/admin/accounts/disable')

/** Takes the query of `auditQuery`. */
export const auditPageQuery = resource(auditPage, '/api/admin/audit?', String)

/** @param query of `auditFilter` */
export const readAuditFile = (query: string) => readFile(`/api/admin/audit.csv?${query}`)
