import { type Goals, goalSteps } from './rules/goal.ts'
import { recordOf } from '#values/record-of.ts'
import { appendAuditEntry } from '#features/accounts/accounts.ts'
import type { StoreContext } from '#platform/db/context.ts'

export async function read({ db }: StoreContext): Promise<Goals> {
	const rows = await db.read.selectFrom('goals').selectAll().execute()
	return recordOf(goalSteps, (step) => rows.find((row) => row.step === step)?.per_week ?? null)
}

export async function set(context: StoreContext, goals: Goals, actor: string): Promise<void> {
	const rows = goalSteps.flatMap((step) => {
		const per_week = goals[step]
		return per_week === null ? [] : [{ step, per_week }]
	})
	await context.db.write(async (transaction) => {
		await transaction.deleteFrom('goals').execute()
		if (rows.length > 0) await transaction.insertInto('goals').values(rows).execute()
		const detail = rows.map(({ step, per_week }) => `${step} ${per_week}`).join(', ')
		await appendAuditEntry(transaction, context, actor, 'goals changed', detail)
	})
}
