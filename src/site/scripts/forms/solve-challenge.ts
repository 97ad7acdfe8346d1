import { solveChallenge as solve } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from '#values/messages/challenge.ts'

/** Solves a challenge. Returns the solution as the content of the form field `altcha`. */
export async function solveChallenge(challenge: Challenge): Promise<string> {
	const solution = await solve({ challenge, deriveKey })
	return btoa(JSON.stringify({ challenge, solution }))
}
