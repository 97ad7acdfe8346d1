import type { KeyObject } from 'node:crypto'
import {
	clientData,
	type NewPasskey,
	type PasskeyAssertion,
	type PasskeyCreation,
	type PasskeyRequest,
	type Passkeys,
} from '#contract/passkey.ts'
import type { ProvenAct } from '#contract/proven-act.ts'
import { accountLimits } from '#domain/account/account-limits.ts'
import type { Device } from '#domain/account/device.ts'
import type { RelyingParty } from '#domain/account/relying-party.ts'
import type { Admin } from '#server/accounts/admins.ts'
import type { Passkey } from './passkey-store.ts'
import type { Store } from '#server/store.ts'
import { type ChallengeScope, createPasskeyChallenges } from './passkey-challenges.ts'

/** COSE algorithms, most wanted first: Ed25519, ECDSA with P-256, RSA for Windows Hello on older computers. */
const algorithms = [-8, -7, -257]

const timeout = accountLimits.challengeLifetimeMs

type Account = Pick<Admin, 'id' | 'name'>

/** A session of the panel, and the page that it asks from. */
export type Asking = {
	readonly account: Account
	readonly session: string
	readonly device: Device
	readonly relyingParty: RelyingParty
}

export type PasskeyChecks = ReturnType<typeof createPasskeyChecks>

/**
 * Passkeys: what the browser is asked, and whether its answer is right. The library that verifies answers takes 0.4 s
 * and 30 MB to load, so it is loaded with the first answer.
 *
 * @param key of the HMAC that signs challenges
 */
export function createPasskeyChecks(
	{ passkeys, rateLimits }: Pick<Store, 'passkeys' | 'rateLimits'>,
	key: KeyObject,
	now: () => number,
) {
	const challenges = createPasskeyChallenges(rateLimits, key, now)

	/** Asks for any passkey of this site. */
	function loginRequest({ id: rpId }: RelyingParty): PasskeyRequest {
		const challenge = challenges.create({ purpose: 'login', session: '' })
		return { challenge, rpId, timeout, userVerification: 'required', allowCredentials: [] }
	}

	/** Asks for a passkey of the session's account. */
	async function proofRequest(
		{ account, session, relyingParty }: Asking,
		act: ProvenAct | null,
	): Promise<PasskeyRequest> {
		const challenge = challenges.create({ purpose: 'proof', session, act })
		const allowCredentials = descriptors(await passkeys.list(account.id))
		const rpId = relyingParty.id
		return { challenge, rpId, timeout, userVerification: 'required', allowCredentials }
	}

	/** Asks for a new passkey. Returns null if the account has as many as it may have. */
	async function creationRequest(asking: Asking, site: string): Promise<PasskeyCreation | null> {
		const { account, session, relyingParty } = asking
		const existing = await passkeys.list(account.id)
		if (existing.length >= accountLimits.maxPasskeysPerAccount) return null
		return {
			challenge: challenges.create({ purpose: 'creation', session }),
			rp: { id: relyingParty.id, name: site },
			user: { id: userHandle(account.id), name: account.name, displayName: account.name },
			pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
			timeout,
			excludeCredentials: descriptors(existing),
			authenticatorSelection: {
				residentKey: 'required',
				requireResidentKey: true,
				userVerification: 'required',
			},
			attestation: 'none',
		}
	}

	/** Verifies an answer to `loginRequest`; null for any that is not right. */
	async function checkLogin(
		assertion: PasskeyAssertion,
		relyingParty: RelyingParty,
	): Promise<Passkey | null> {
		return await check(assertion, relyingParty, { purpose: 'login', session: '' })
	}

	/** Verifies an answer to `proofRequest`, by a passkey of the session's account; null for any that is not right. */
	async function checkProof(
		assertion: PasskeyAssertion,
		asking: Asking,
		act: ProvenAct | null,
	): Promise<Passkey | null> {
		const { account, session, relyingParty } = asking
		const passkey = await check(assertion, relyingParty, { purpose: 'proof', session, act })
		return passkey?.admin.id === account.id ? passkey : null
	}

	async function check(
		assertion: PasskeyAssertion,
		{ id: expectedRPID, origin: expectedOrigin }: RelyingParty,
		scope: ChallengeScope,
	): Promise<Passkey | null> {
		const passkey = await passkeys.find(assertion.id)
		if (passkey === null || passkey.admin.isDisabled) return null
		if (assertion.response.userHandle !== userHandle(passkey.admin.id)) return null
		const expectedChallenge = challengeOf(assertion.response.clientDataJSON)
		if (!(await challenges.accept(expectedChallenge, scope))) return null
		const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
		const { id, publicKey } = passkey
		const { verified, authenticationInfo } = await verifyAuthenticationResponse({
			response: { ...assertion, clientExtensionResults: {} },
			expectedChallenge,
			expectedOrigin,
			expectedRPID,
			// Any counter: `recordUse` compares it, once the signature has shown that the key is the right one.
			credential: { id, publicKey, counter: 0 },
			requireUserVerification: true,
		}).catch(() => ({ verified: false, authenticationInfo: null }))
		if (!verified || authenticationInfo === null) return null
		const isNewest = await passkeys.recordUse(passkey, authenticationInfo.newCounter)
		return isNewest ? passkey : null
	}

	/** Stores the passkey of an answer to `creationRequest`. Returns false for one that is not right. */
	async function add({ name, credential }: NewPasskey, asking: Asking): Promise<boolean> {
		const { account, session, device, relyingParty } = asking
		const expectedChallenge = challengeOf(credential.response.clientDataJSON)
		if (!(await challenges.accept(expectedChallenge, { purpose: 'creation', session })))
			return false
		const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
		const { verified, registrationInfo } = await verifyRegistrationResponse({
			response: { ...credential, clientExtensionResults: {} },
			expectedChallenge,
			expectedOrigin: relyingParty.origin,
			expectedRPID: relyingParty.id,
			requireUserVerification: true,
			supportedAlgorithmIDs: algorithms,
		}).catch(() => ({ verified: false, registrationInfo: undefined }))
		if (!verified || registrationInfo === undefined) return false
		const { id, publicKey, counter } = registrationInfo.credential
		return await passkeys.add(account, { id, name, publicKey, counter }, device)
	}

	return { loginRequest, proofRequest, creationRequest, checkLogin, checkProof, add }
}

/** The challenge that the browser has signed; empty if there is none. */
function challengeOf(clientDataJson: string): string {
	try {
		return clientData.parse(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()))
			.challenge
	} catch {
		return ''
	}
}

/** What an authenticator stores as the user: the account's ID, which is neither a name nor an address. */
function userHandle(adminId: string): string {
	return Buffer.from(adminId).toString('base64url')
}

function descriptors(passkeys: Passkeys) {
	return passkeys.map(({ id }) => ({ id, type: 'public-key' as const }))
}
