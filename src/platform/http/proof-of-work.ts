import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { challenge, type Challenge, challengeSolution } from '#values/messages/challenge.ts'
import { retentionMs } from '#values/retention.ts'
import type { ProofMode } from '#config/rules/proof-modes.ts'
import type { Keys } from '#platform/keys/keys.ts'
import { hashedKey, type RateLimit } from './rate-limits.ts'
import { clientKey } from './client-key.ts'

export type ProofOfWork = ReturnType<typeof createProofOfWork>

type Options = {
	readonly mode: ProofMode
	readonly keys: Pick<Keys, 'challenges' | 'counters'>
	/** The number of forms that a client may send within the window of the rate limits. */
	readonly formsPerClient: number
	/** Defaults to `difficulty`. */
	readonly task?: typeof difficulty
}

/**
 * How long a challenge may take to be solved. Shorter than the window of the rate limits, within which its solution
 * counts once.
 */
const lifetimeMs = 10 * 60_000
const windowMs = retentionMs.counterWindow

/**
 * Forms count as under attack after `maxRefused` refused forms within a window, or once the accepted forms of all
 * clients reach `maxClientsWorth` times the limit of one client.
 */
const maxRefused = 20
const maxClientsWorth = 20

/**
 * The fraction of a client's limit that remains for forms without a script, while forms with a script need a solved
 * challenge.
 */
const withoutScript = 0.1

/** Solving a challenge takes 256 key derivations on average: half a second on a computer, two seconds on a phone. */
const difficulty = { cost: 4_000, keyPrefix: '00' }

/**
 * Proof of work for forms, in the format of ALTCHA. It is required always, never, or while forms are under attack. One
 * object serves the forms of all routes. A challenge counts as a refused form until it is solved, so that an attack
 * lasts while bots leave challenges unsolved, but visitors do not prolong it. Each process recognizes attacks by
 * itself; the others accept its challenges.
 */
export function createProofOfWork({ mode, keys, formsPerClient, task = difficulty }: Options) {
	const hmacSignatureSecret = keys.challenges.export().toString('hex')
	let [refused, accepted, windowEndsAt, attackEndsAt] = [0, 0, 0, 0]

	function count(refusedForms: number, acceptedForms: number): void {
		const now = Date.now()
		if (now >= windowEndsAt) [refused, accepted, windowEndsAt] = [0, 0, now + windowMs]
		refused = Math.max(0, refused + refusedForms)
		accepted += acceptedForms
		if (refused < maxRefused && accepted < maxClientsWorth * formsPerClient) return
		;[refused, accepted, attackEndsAt] = [0, 0, now + windowMs]
	}

	const isRequired = () => mode === 'always' || (mode === 'automatic' && Date.now() < attackEndsAt)

	async function create(): Promise<Challenge> {
		// Counts the form as refused until a solution arrives.
		count(1, 0)
		const expiresAt = new Date(Date.now() + lifetimeMs)
		return challenge.parse(
			await createChallenge({
				...task,
				algorithm: 'PBKDF2/SHA-256',
				deriveKey,
				expiresAt,
				hmacSignatureSecret,
			}),
		)
	}

	/** The rate limit that makes a correct solution count only once; null for a wrong solution. */
	async function limitOf(solution: string): Promise<RateLimit | null> {
		const given = challengeSolution.safeParse(parse(solution))
		if (!given.success) return null
		const { verified } = await verifySolution({ ...given.data, deriveKey, hmacSignatureSecret })
		if (!verified) return null
		count(-1, 0)
		const key = hashedKey(keys.counters, 'challenge', given.data.challenge.signature)
		return { key, limit: 1, windowMs }
	}

	/** The limits of a form without a script, in addition to its usual limits. */
	function strictLimits(address: string): readonly RateLimit[] {
		const limit = Math.ceil(formsPerClient * withoutScript)
		const perClient = hashedKey(keys.counters, 'unproven', clientKey(address))
		const all = hashedKey(keys.counters, 'unproven', '')
		return [
			{ key: perClient, limit, windowMs },
			{ key: all, limit: formsPerClient, windowMs },
		]
	}

	/**
	 * The limits that proof of work adds to the usual limits of a form.
	 *
	 * @returns a challenge instead if the sender has to solve it and send the form again
	 */
	async function demand(form: {
		readonly solution: string | undefined
		readonly isScriptless: boolean
		readonly address: string
	}): Promise<{ readonly limits: readonly RateLimit[] } | { readonly challenge: Challenge }> {
		if (!isRequired()) return { limits: [] }
		if (form.isScriptless) return { limits: strictLimits(form.address) }
		const limit = form.solution === undefined ? null : await limitOf(form.solution)
		return limit === null ? { challenge: await create() } : { limits: [limit] }
	}

	return {
		demand,
		countAccepted: () => count(0, 1),
		/** To be called for each form that a limit or another check refused. */
		countRefused: () => count(1, 0),
	}
}

/** Base64 of JSON, as in ALTCHA. */
function parse(solution: string): unknown {
	try {
		return JSON.parse(Buffer.from(solution, 'base64').toString())
	} catch {
		return null
	}
}
