import { isIpAddress } from '#features/accounts/rules/relying-party.ts'
import type { PasskeyAssertion } from '#features/accounts/messages/passkey.ts'
import type { ProofRequest, ProvenAct } from '#values/messages/proven-act.ts'
import { logIn, postJson, prove, requireOk, SessionEnded } from '#panel/client/api.ts'

/**
 * Whether this page can use passkeys, which it cannot on an IP address (`address`) or in some browsers (`unsupported`).
 */
export function passkeySupport(): 'supported' | 'address' | 'unsupported' {
	if (isIpAddress(location.hostname)) return 'address'
	return 'PublicKeyCredential' in window ? 'supported' : 'unsupported'
}

/** Logs in with a passkey; null if the browser provides none. */
export const logInWithPasskey = async () =>
	await givePasskey('/api/auth/passkey-options', {}, logIn)

/** Proves that the session's user has a passkey of the account; null if the browser provides none. */
export const proveWithPasskey = async (act?: ProvenAct) =>
	await givePasskey('/api/admin/proof-options', { act }, (passkey) => prove({ passkey, act }))

/** Answers the server's passkey request; null if the browser provides none. */
async function givePasskey<Outcome>(
	path: string,
	message: ProofRequest,
	give: (passkey: PasskeyAssertion) => Promise<Outcome>,
): Promise<Outcome | { readonly kind: 'unavailable' } | null> {
	try {
		const response = await requireOk(await postJson(path, message))
		const { askForPasskey } = await import('./ask-for-passkey.ts')
		const passkey = await askForPasskey(await response.json())
		return passkey && (await give(passkey))
	} catch (error) {
		if (error instanceof SessionEnded) throw error
		console.error(error)
		return { kind: 'unavailable' }
	}
}
