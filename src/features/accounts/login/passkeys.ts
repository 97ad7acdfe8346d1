import type { KeyObject } from 'node:crypto'
import {
	clientData,
	type NewPasskey,
	type PasskeyAssertion,
	type PasskeyCreation,
	type PasskeyRequest,
	type Passkeys,
} from '#features/accounts/messages/passkey.ts'
import type { ProvenAct } from '#values/messages/proven-act.ts'
import { accountLimits } from '#config/rules/account-limits.ts'
import type { Device } from '#features/accounts/rules/user-agent.ts'
import type { RelyingParty } from '#features/accounts/rules/relying-party.ts'
import type { Admin } from '#features/accounts/admins.ts'
import { withContext } from '#platform/with-context.ts'
import type { CreatedPasskey, Passkey } from './passkey-store.ts'
import type { AccountStores } from '#features/accounts/accounts.ts'
import { type ChallengeScope, createPasskeyChallenges } from './passkey-challenges.ts'

/** COSE algorithms in order of preference: Ed25519, ECDSA with P-256, RSA for Windows Hello on older computers. */
const algorithms = [-8, -7, -257]

const timeout = accountLimits.challengeLifetimeMs

type Account = Pick<Admin, 'id' | 'name'>

export type PasskeySession = {
	readonly account: Account
	readonly session: string
	readonly device: Device
	readonly relyingParty: RelyingParty
}

export type PasskeyChecks = ReturnType<typeof createPasskeyChecks>

type PasskeyContext = Pick<AccountStores, 'passkeys'> & {
	readonly challenges: ReturnType<typeof createPasskeyChallenges>
}

/**
 * Passkeys (WebAuthn): creates options for the browser and verifies its answers. The verification library takes 0.4 s
 * and 30 MB to load, so it is loaded only when the first answer arrives.
 *
 * @param key of the HMAC that signs challenges
 */
export function createPasskeyChecks(
	{ passkeys, rateLimits }: Pick<AccountStores, 'passkeys' | 'rateLimits'>,
	key: KeyObject,
	now: () => number,
) {
	const challenges = createPasskeyChallenges(rateLimits, key, now)
	return withContext(
		{ passkeys, challenges },
		{
			loginRequest,
			proofRequest,
			creationRequest,
			checkLogin,
			checkProof,
			checkCreation,
		},
	)
}

function loginRequest({ challenges }: PasskeyContext, { id: rpId }: RelyingParty): PasskeyRequest {
	const challenge = challenges.create({ purpose: 'login', session: '' })
	return { challenge, rpId, timeout, userVerification: 'required', allowCredentials: [] }
}

async function proofRequest(
	{ passkeys, challenges }: PasskeyContext,
	{ account, session, relyingParty }: PasskeySession,
	act: ProvenAct | null,
): Promise<PasskeyRequest> {
	const challenge = challenges.create({ purpose: 'proof', session, act })
	const allowCredentials = descriptors(await passkeys.list(account.id))
	const rpId = relyingParty.id
	return { challenge, rpId, timeout, userVerification: 'required', allowCredentials }
}

/** Options for a new passkey of an account, which may not exist yet. */
function creationRequest(
	{ challenges }: PasskeyContext,
	{ account, session, relyingParty }: Omit<PasskeySession, 'device'>,
	site: string,
	existing: Passkeys = [],
): PasskeyCreation {
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

async function checkLogin(
	context: PasskeyContext,
	assertion: PasskeyAssertion,
	relyingParty: RelyingParty,
): Promise<Passkey | null> {
	return await check(context, assertion, relyingParty, { purpose: 'login', session: '' })
}

/** Verifies an answer to `proofRequest`. Returns null for an invalid one or a passkey of another account. */
async function checkProof(
	context: PasskeyContext,
	assertion: PasskeyAssertion,
	passkeySession: PasskeySession,
	act: ProvenAct | null,
): Promise<Passkey | null> {
	const { account, session, relyingParty } = passkeySession
	const passkey = await check(context, assertion, relyingParty, { purpose: 'proof', session, act })
	return passkey?.admin.id === account.id ? passkey : null
}

async function check(
	{ passkeys, challenges }: PasskeyContext,
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
		// 0 accepts any counter. `recordUse` compares the counters after the signature has been verified.
		credential: { id, publicKey, counter: 0 },
		requireUserVerification: true,
	}).catch(() => ({ verified: false, authenticationInfo: null }))
	if (!verified || authenticationInfo === null) return null
	const isNewest = await passkeys.recordUse(passkey, authenticationInfo.newCounter)
	return isNewest ? passkey : null
}

/** Verifies an answer to `creationRequest`. Returns null for an invalid one. */
async function checkCreation(
	{ challenges }: PasskeyContext,
	credential: NewPasskey['credential'],
	{ session, relyingParty }: Pick<PasskeySession, 'session' | 'relyingParty'>,
): Promise<Omit<CreatedPasskey, 'name'> | null> {
	const expectedChallenge = challengeOf(credential.response.clientDataJSON)
	if (!(await challenges.accept(expectedChallenge, { purpose: 'creation', session }))) return null
	const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
	const { verified, registrationInfo } = await verifyRegistrationResponse({
		response: { ...credential, clientExtensionResults: {} },
		expectedChallenge,
		expectedOrigin: relyingParty.origin,
		expectedRPID: relyingParty.id,
		requireUserVerification: true,
		supportedAlgorithmIDs: algorithms,
	}).catch(() => ({ verified: false, registrationInfo: undefined }))
	if (!verified || registrationInfo === undefined) return null
	const { id, publicKey, counter } = registrationInfo.credential
	return { id, publicKey, counter }
}

function challengeOf(clientDataJson: string): string {
	try {
		return clientData.parse(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()))
			.challenge
	} catch {
		return ''
	}
}

/** The user handle stored by the authenticator: the account's ID, which is not personal data. */
function userHandle(adminId: string): string {
	return Buffer.from(adminId).toString('base64url')
}

function descriptors(passkeys: Passkeys) {
	return passkeys.map(({ id }) => ({ id, type: 'public-key' as const }))
}
