import { ActUnproven } from '#platform/http/api-errors.ts'
import type { ProvenAct } from '#values/messages/proven-act.ts'
import { sessionLimits } from '#features/accounts/rules/session-limits.ts'
import { type StoreContext, hashToken, iso } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'
import { withContext } from '#platform/with-context.ts'

/** A proof records that the password or a passkey was entered again. It is general, or valid for one act only. */
export function createProofStore(context: StoreContext) {
	return withContext(context, { prove, grant, use, countSensitiveAct })
}

/** Records a general proof, valid for `sessionLimits.proofLifetimeMs`. */
async function prove(context: StoreContext, token: string): Promise<void> {
	await change(context, token, { proved_at: iso(context.now()), acts: 0 })
}

/** Records a proof for one act, replacing an unused earlier one. */
async function grant(context: StoreContext, token: string, act: ProvenAct): Promise<void> {
	const until = iso(context.now() + sessionLimits.grantLifetimeMs)
	await change(context, token, { granted: actKey(act), granted_until: until })
}

async function change(
	{ db }: StoreContext,
	token: string,
	columns: Partial<Record<'proved_at' | 'granted' | 'granted_until', string>> & { acts?: number },
): Promise<void> {
	await db.write((writer) =>
		writer.updateTable('sessions').set(columns).where('hash', '=', hashToken(token)).execute(),
	)
}

/**
 * Uses up the proof for an act, in a transaction of its own.
 *
 * @throws ActUnproven
 */
async function use(context: StoreContext, token: string, act: ProvenAct): Promise<void> {
	await context.db.write((transaction) => consumeGrant(transaction, context, token, act))
}

/**
 * Counts an act that erases, unsubscribes, emails or reveals a person. After `maxActs` such acts a new proof is
 * required, however recent the last one is.
 *
 * @throws ActUnproven
 */
async function countSensitiveAct(
	{ db }: StoreContext,
	{ token }: { readonly token: string },
): Promise<void> {
	await db.write((writer) =>
		writer
			.updateTable('sessions')
			.set((session) => ({ acts: session('acts', '+', 1) }))
			.where('hash', '=', hashToken(token))
			.where('acts', '<', sessionLimits.maxActs)
			.returning('acts')
			.executeTakeFirstOrThrow(() => new ActUnproven()),
	)
}

/**
 * Uses up a session's proof for an act, in the transaction of that act.
 *
 * @throws ActUnproven if there is none, it is for another act, or it is too old
 */
export async function consumeGrant(
	transaction: Transaction,
	{ now }: StoreContext,
	token: string,
	act: ProvenAct,
): Promise<void> {
	await transaction
		.updateTable('sessions')
		.set({ granted: null, granted_until: null })
		.where('hash', '=', hashToken(token))
		.where('granted', '=', actKey(act))
		.where('granted_until', '>', iso(now()))
		.returning('hash')
		.executeTakeFirstOrThrow(() => new ActUnproven(act))
}

export function actKey({ act, target }: ProvenAct): string {
	return `${act} ${target}`
}
