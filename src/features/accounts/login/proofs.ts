import { ActUnproven } from '#platform/http/api-errors.ts'
import type { ProvenAct } from '#values/messages/proven-act.ts'
import { sessionLimits } from '#features/accounts/rules/session-expiry.ts'
import { type StoreContext, hashToken, iso } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'

/** Proofs of sessions: repeated entries of the password or passkey, in general or for one act. */
export function createProofStore(context: StoreContext) {
	const { db, now } = context

	/** Records a general proof, valid for the next minutes. */
	async function prove(token: string): Promise<void> {
		await change(token, { proved_at: iso(now()), acts: 0 })
	}

	/** Records a proof for one act, replacing an unused earlier one. */
	async function grant(token: string, act: ProvenAct): Promise<void> {
		const until = iso(now() + sessionLimits.grantLifetimeMs)
		await change(token, { granted: actKey(act), granted_until: until })
	}

	async function change(
		token: string,
		columns: Partial<Record<'proved_at' | 'granted' | 'granted_until', string>> & { acts?: number },
	): Promise<void> {
		await db.write((writer) =>
			writer.updateTable('sessions').set(columns).where('hash', '=', hashToken(token)).execute(),
		)
	}

	/**
	 * Uses the proof for an act in a separate transaction.
	 *
	 * @throws ActUnproven
	 */
	async function use(token: string, act: ProvenAct): Promise<void> {
		await db.write((transaction) => consumeGrant(transaction, context, token, act))
	}

	/** Counts an act that erases, unsubscribes, mails or reveals one person. Returns false if a proof is needed first. */
	async function countSensitiveAct(token: string): Promise<boolean> {
		const row = await db.write((writer) =>
			writer
				.updateTable('sessions')
				.set((session) => ({ acts: session('acts', '+', 1) }))
				.where('hash', '=', hashToken(token))
				.where('acts', '<', sessionLimits.maxActs)
				.returning('acts')
				.executeTakeFirst(),
		)
		return row !== undefined
	}

	return { prove, grant, use, countSensitiveAct }
}

/**
 * Uses a session's proof for an act, in the transaction of the act.
 *
 * @throws ActUnproven if there is none, it is for another act, or it is too old
 */
export async function consumeGrant(
	transaction: Transaction,
	{ now }: StoreContext,
	token: string,
	act: ProvenAct,
): Promise<void> {
	const row = await transaction
		.updateTable('sessions')
		.set({ granted: null, granted_until: null })
		.where('hash', '=', hashToken(token))
		.where('granted', '=', actKey(act))
		.where('granted_until', '>', iso(now()))
		.returning('hash')
		.executeTakeFirst()
	if (row === undefined) throw new ActUnproven(act)
}

/** An act as a string, for comparisons and signatures. */
export function actKey({ act, target }: ProvenAct): string {
	return `${act} ${target}`
}
