import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { ListChange } from '#contract/list-change.ts'
import type { ImportCounts, ImportRequest } from '#contract/people-import.ts'
import type { StoreContext } from '#server/platform/db/context.ts'
import { pauseMs, stepsOf } from '#server/platform/db/in-steps.ts'
import { withContext } from '#server/platform/with-context.ts'
import {
	addListChange,
	doStep,
	finishChange,
	unfinished,
} from '#server/people/changes/list-changes.ts'
import { type ComposeFor, importRows, recordOptOuts } from './import-rows.ts'
import { type ImportPlan, type PlanFault, type PlannedRow, planImport } from './plan-import.ts'

/** Rows per transaction. A mailed row takes several statements. */
const rowsPerChunk = 200

/** Mails queued per batch; the next batch waits. */
export const mailsPerChunk = 20

const hourMs = 3_600_000

/** The job's state beside the rows. `mailsAt`: when the next mails may be queued, in milliseconds since 1970. */
type Payload = { readonly proof: string; readonly mailsAt: number }

type Work = {
	readonly composeFor: ComposeFor
	readonly mailsPerHour: number
	readonly isStopping: () => boolean
}

/** File imports. An admin confirms one, and a job carries it out in steps. */
export function createImportStore(context: StoreContext) {
	return withContext(context, { plan, request, work })
}

async function plan({ db }: StoreContext, wanted: ImportRequest) {
	return await planImport(db, wanted)
}

/** Stores an import and its rows. Returns null if the counts differ from the confirmed ones or a question is open. */
async function request(
	context: StoreContext,
	wanted: ImportRequest,
	counts: ImportCounts,
	actor: string,
): Promise<ListChange | PlanFault | null> {
	const { db } = context
	const planned = await planImport(db, wanted)
	if (typeof planned === 'string') return planned
	if (planned.isUnclear || planned.rows.length === 0) return null
	if (!isDeepStrictEqual(planned.counts, counts)) return null
	const payload: Payload = { proof: wanted.proof, mailsAt: 0 }
	const total = planned.rows.length
	return await db.write(async (transaction) => {
		const added = { kind: 'import', actor, payload, total } as const
		const change = await addListChange(transaction, context, added)
		const chunks = chunksOf(planned).map((rows, number) => ({
			change_id: change.id,
			number,
			content: JSON.stringify(rows),
		}))
		await transaction.insertInto('import_rows').values(chunks).execute()
		return change
	})
}

/**
 * Carries out an import step by step.
 *
 * @returns when to continue, in milliseconds since 1970; null when done
 */
async function work(
	context: StoreContext,
	id: string,
	{ composeFor, mailsPerHour, isStopping }: Work,
): Promise<number | null> {
	const { db, now } = context
	for (;;) {
		const change = await unfinished(context, id)
		if (change === undefined) return null
		if (isStopping()) return now()
		const chunk = await db.read
			.selectFrom('import_rows')
			.select(['number', 'content'])
			.where('change_id', '=', id)
			.orderBy('number')
			.limit(1)
			.executeTakeFirst()
		if (chunk === undefined || change.state !== 'running') {
			await finishChange(context, id)
			return null
		}
		const rows: readonly PlannedRow[] = JSON.parse(chunk.content)
		const payload: Payload = JSON.parse(change.payload)
		const isMailed = rows.some(isAsked)
		if (isMailed && payload.mailsAt > now()) return payload.mailsAt
		const mailsAt = now() + Math.ceil((rows.length * hourMs) / mailsPerHour)
		const optOuts = await recordOptOuts(context, rows)
		await doStep(context, change, async (transaction) => {
			const options = { proof: payload.proof, optOuts, composeFor }
			const result = await importRows(transaction, context, rows, options)
			const { numDeletedRows } = await transaction
				.deleteFrom('import_rows')
				.where('change_id', '=', id)
				.where('number', '=', chunk.number)
				// An erasure may have removed a row meanwhile.
				.where('content', '=', chunk.content)
				.executeTakeFirst()
			if (numDeletedRows === 0n) throw new Error('The rows of this step have changed')
			const next: Payload = isMailed ? { ...payload, mailsAt } : payload
			return { done: rows.length, result, payload: JSON.stringify(next) }
		})
		await delay(pauseMs)
	}
}

function isAsked({ fate }: PlannedRow): boolean {
	return fate === 'asked'
}

/** Sorts rows without a mail first. */
function chunksOf({ rows }: ImportPlan): readonly (readonly PlannedRow[])[] {
	const unasked = rows.filter((row) => !isAsked(row))
	return [...stepsOf(unasked, rowsPerChunk), ...stepsOf(rows.filter(isAsked), mailsPerChunk)]
}
