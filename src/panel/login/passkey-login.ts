import type { PasskeyAssertion } from '#features/accounts/messages/passkey.ts'
import type { ProofRequest, ProvenAct } from '#values/messages/proven-act.ts'
import {
	type LoginOutcome,
	loginOutcome,
	postJson,
	type ProofOutcome,
	prove,
	requireOk,
	SessionEnded,
} from '#panel/client/api.ts'

/** Logs in with a passkey; null if the browser provides none. */
export async function logInWithPasskey(): Promise<LoginOutcome | null> {
	try {
		const assertion = await answerRequest('/api/auth/passkey-options')
		return assertion && (await loginOutcome(await postJson('/api/auth/passkey', assertion)))
	} catch (error) {
		console.error(error)
		return { kind: 'unavailable' }
	}
}

/** Proves that the session's user has a passkey of the account; null if the browser provides none. */
export async function proveWithPasskey(act?: ProvenAct): Promise<ProofOutcome | null> {
	try {
		const message: ProofRequest = { act }
		const passkey = await answerRequest('/api/admin/proof-options', message)
		return passkey && (await prove({ passkey, act }))
	} catch (error) {
		if (error instanceof SessionEnded) throw error
		console.error(error)
		return { kind: 'unavailable' }
	}
}

/** Answers the server's passkey request; null if the browser provides none. */
async function answerRequest(
	path: string,
	message: ProofRequest = {},
): Promise<PasskeyAssertion | null> {
	const response = await requireOk(await postJson(path, message))
	const { askForPasskey } = await import('./ask-for-passkey.ts')
	return await askForPasskey(await response.json())
}
