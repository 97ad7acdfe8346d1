import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import {
	type NewPasskey,
	newPasskey,
	type PasskeyAssertion,
	passkeyAssertion,
	passkeyCreation,
	passkeyRequest,
} from '#features/accounts/messages/passkey.ts'

// This module is a chunk of its own, loaded with the first passkey request.

/**
 * Asks the browser for a passkey. Returns null if the user cancels or has none for this site.
 *
 * @param request a `passkeyRequest`
 */
export async function askForPasskey(request: unknown): Promise<PasskeyAssertion | null> {
	const optionsJSON = passkeyRequest.parse(request)
	const answer = await startAuthentication({ optionsJSON }).catch(nullIfCancelled)
	return answer && passkeyAssertion.parse(answer)
}

/**
 * Asks the browser for a new passkey; null if it creates none.
 *
 * @param request a `passkeyCreation`
 */
export async function askForNewPasskey(request: unknown): Promise<NewPasskey['credential'] | null> {
	const optionsJSON = passkeyCreation.parse(request)
	const answer = await startRegistration({ optionsJSON }).catch(nullIfCancelled)
	return answer && newPasskey.shape.credential.parse(answer)
}

/**
 * Returns null if the user cancelled or a passkey exists already; rethrows other errors. The library keeps the
 * browser's error names.
 */
function nullIfCancelled(error: unknown): null {
	const cancellations = ['NotAllowedError', 'AbortError', 'InvalidStateError']
	if (error instanceof Error && cancellations.includes(error.name)) return null
	throw error
}
