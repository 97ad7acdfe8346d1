import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import { accountLimits } from '#config/rules/account-limits.ts'
import type { ProvenAct } from '#values/messages/proven-act.ts'
import { actKey } from './proofs.ts'
import type { AccountStores } from '#features/accounts/accounts.ts'

type ChallengePurpose = 'login' | 'proof' | 'creation'

export type ChallengeScope = {
	readonly purpose: ChallengePurpose
	/** Token of the requesting session; empty for a login. */
	readonly session: string
	/** The only act that the proof is valid for; null for a general proof. */
	readonly act?: ProvenAct | null
}

const nonceBytes = 16
const timeBytes = 6

/**
 * Creates and accepts challenges. They are signed instead of stored, because requesting one needs no session and must
 * not write to the database. Each is accepted once, within 5 minutes, for its own purpose, session and act.
 */
export function createPasskeyChallenges(
	rateLimits: Pick<AccountStores['rateLimits'], 'consume'>,
	key: KeyObject,
	now: () => number,
) {
	/** Creates a challenge in base64url. */
	function create(scope: ChallengeScope): string {
		const expiry = Buffer.alloc(timeBytes)
		expiry.writeUIntBE(now() + accountLimits.challengeLifetimeMs, 0, timeBytes)
		const body = Buffer.concat([randomBytes(nonceBytes), expiry])
		return Buffer.concat([body, sign(body, scope)]).toString('base64url')
	}

	async function accept(challenge: string, scope: ChallengeScope): Promise<boolean> {
		const bytes = Buffer.from(challenge, 'base64url')
		const body = bytes.subarray(0, nonceBytes + timeBytes)
		const signature = bytes.subarray(body.length)
		const expected = sign(body, scope)
		if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false
		const expiry = body.readUIntBE(nonceBytes, timeBytes)
		if (expiry <= now()) return false
		// Rate limit counters outlive the challenge, so a limit of one makes it single-use.
		const id = body.toString('base64url')
		const limit = { key: `challenge:${id}`, limit: 1, windowMs: accountLimits.challengeLifetimeMs }
		return 'id' in (await rateLimits.consume([limit]))
	}

	function sign(body: Buffer, { purpose, session, act = null }: ChallengeScope): Buffer {
		const scope = JSON.stringify([purpose, session, act && actKey(act)])
		return createHmac('sha256', key).update(`challenge:${scope}:`).update(body).digest()
	}

	return { create, accept }
}
