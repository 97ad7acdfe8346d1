import type { NotNull } from 'kysely'
import { withContext } from '#platform/with-context.ts'
import { emailKey } from '#values/email.ts'
import { appendAuditEntry } from '#features/accounts/accounts.ts'
import type { PeopleContext } from '#features/people/people.ts'
import { type StoreContext, hashToken, iso, newId, countRows } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'
import type { JournalPerson } from '#platform/journal/erasure-journal.ts'
import { recordInJournal, writeWithJournal } from '#platform/journal/erasure-mark.ts'
import { queueJobs } from '#platform/jobs/job-queue.ts'
import { countAttempt, type RateLimit } from '#platform/http/rate-limits.ts'
import type { LeaveForm } from './messages/leave-form.ts'
import {
	leaveColumns,
	type LeavePage,
	leavePageRows,
	type LeaveQuery,
	type LeaveRequest,
} from './messages/leave-list.ts'
import { dueAt } from './rules/leave-dates.ts'
import type { LeaveMailKind } from './rules/leave-kind.ts'
import { leaveNumber, leaveNumberBytes } from './rules/leave-number.ts'

/**
 * `country` is an upper-case code: the country of the link that led to the form, or else the country of the form's
 * language; null if neither names one.
 */
export type NewLeaveRequest = LeaveForm & { readonly country: string | null }

/** The functions of this capability that `people` needs but cannot import. */
export const leaveOfPeople: PeopleContext['leave'] = { ofAddress, forget: forgetRequests }

const dayMs = 86_400_000

export function createLeaveStore(context: StoreContext) {
	return withContext(context, { record, find, list, counts, ofAddress, finish, erase })
}

/**
 * Stores a request and queues its receipt in one transaction, unless a rate limit is reached. If the same form was sent
 * before, returns its first request, whatever the limits.
 *
 * @param nonce the form's nonce, 256 random bits
 */
async function record(
	context: StoreContext,
	form: NewLeaveRequest,
	nonce: string,
	limits: readonly RateLimit[] = [],
): Promise<{ readonly request: LeaveRequest } | { readonly retryAfterSeconds: number }> {
	const nonceHash = hashToken(nonce)
	return await context.db.write(async (transaction) => {
		const known = await byNonce(transaction, nonceHash).executeTakeFirst()
		if (known !== undefined) return { request: known }
		const attempt = await countAttempt(transaction, context, limits)
		if ('retryAfterSeconds' in attempt) return attempt
		const request = await insert(transaction, context, form, nonceHash)
		// There is no new request if another process has stored the same form since the query above.
		if (request === undefined) {
			return { request: await byNonce(transaction, nonceHash).executeTakeFirstOrThrow() }
		}
		const { id } = request
		const receipt = { kind: 'leave-receipt', id: mailIds(id).receipt, payload: id } as const
		await queueJobs(transaction, context, [receipt])
		return { request }
	})
}

function byNonce(transaction: Transaction, nonceHash: string) {
	return transaction
		.selectFrom('leave_requests')
		.select(leaveColumns)
		.where('nonce_hash', '=', nonceHash)
}

async function insert(
	transaction: Transaction,
	context: StoreContext,
	{ endDate, from, email, ...form }: NewLeaveRequest,
	nonceHash: string,
): Promise<LeaveRequest | undefined> {
	const time = context.now()
	return await transaction
		.insertInto('leave_requests')
		.values({
			...form,
			id: newId(context),
			number: leaveNumber(time, context.random(leaveNumberBytes)),
			received_at: iso(time),
			due_at: iso(dueAt({ ...form, endDate }, time)),
			email,
			email_key: emailKey(email),
			end_date: endDate,
			origin: from,
			nonce_hash: nonceHash,
			mail_state: 'queued',
		})
		.onConflict((conflict) => conflict.column('nonce_hash').doNothing())
		.returning(leaveColumns)
		.executeTakeFirst()
}

async function find(
	{ db }: StoreContext,
	id: string,
	reader: Pick<Transaction, 'selectFrom'> = db.read,
): Promise<LeaveRequest | null> {
	const request = await reader
		.selectFrom('leave_requests')
		.select(leaveColumns)
		.where('id', '=', id)
		.executeTakeFirst()
	return request ?? null
}

async function list(
	{ db }: StoreContext,
	{ state = 'open', offset = 0 }: LeaveQuery,
): Promise<LeavePage> {
	const matching = db.read
		.selectFrom('leave_requests')
		.$if(state === 'open', (query) => query.where('done_at', 'is', null))
		.$if(state === 'done', (query) => query.where('done_at', 'is not', null))
	const [count, rows] = await Promise.all([
		countRows(matching),
		matching
			.select(leaveColumns)
			.$if(state === 'open', (query) => query.orderBy('due_at').orderBy('id'))
			.$if(state !== 'open', (query) => query.orderBy('received_at', 'desc').orderBy('id', 'desc'))
			.limit(leavePageRows)
			.offset(offset)
			.execute(),
	])
	const end = offset + rows.length
	return { rows, count, next: end < count ? end : null }
}

/**
 * Counts the open requests: all of them; the overdue ones; of those not overdue, the ones that arrived within the last
 * day or are due within three days; and those whose receipt was refused.
 */
async function counts({ db, now }: StoreContext) {
	const time = now()
	const { open, overdue, soon, refused } = await db.read
		.selectFrom('leave_requests')
		.select((of) => [
			of.fn.countAll().as('open'),
			of.fn.countAll().filterWhere('due_at', '<', iso(time)).as('overdue'),
			of.fn
				.countAll()
				.filterWhere('due_at', '>=', iso(time))
				.filterWhere((is) =>
					is.or([
						is('due_at', '<', iso(time + 3 * dayMs)),
						is('received_at', '>', iso(time - dayMs)),
					]),
				)
				.as('soon'),
			of.fn.countAll().filterWhere('mail_state', '=', 'refused').as('refused'),
		])
		.where('done_at', 'is', null)
		.executeTakeFirstOrThrow()
	return {
		open: Number(open),
		overdue: Number(overdue),
		soon: Number(soon),
		refused: Number(refused),
	}
}

async function ofAddress({ db }: StoreContext, email: string): Promise<LeaveRequest[]> {
	return await db.read
		.selectFrom('leave_requests')
		.select(leaveColumns)
		.where('email_key', '=', emailKey(email))
		.orderBy('received_at', 'desc')
		.execute()
}

/**
 * Marks a request as done, queues the email that says so, and adds an audit entry by `actor`. Changes nothing if the
 * request is already done.
 *
 * @returns the request, or null for an unknown id
 */
async function finish(
	context: StoreContext,
	id: string,
	actor: string,
	answer: string | null = null,
): Promise<LeaveRequest | null> {
	return await context.db.write(async (transaction) => {
		const request = await transaction
			.updateTable('leave_requests')
			.set({ done_at: iso(context.now()), done_by: actor, answer })
			.where('id', '=', id)
			.where('done_at', 'is', null)
			.returning(leaveColumns)
			.executeTakeFirst()
		if (request === undefined) return await find(context, id, transaction)
		await appendAuditEntry(transaction, context, actor, 'leave request done', request.number)
		if (request.erased_at !== null) return request
		const notice = { kind: 'leave-done', id: mailIds(id).done, payload: id } as const
		await queueJobs(transaction, context, [notice])
		await transaction
			.updateTable('leave_requests')
			.set({ mail_state: 'queued', mail_failure: null })
			.where('id', '=', id)
			.execute()
		return { ...request, mail_state: 'queued', mail_failure: null }
	})
}

/** Erases the personal data in all requests of an address. Returns the ids of their emails. */
async function erase(context: StoreContext, email: string): Promise<readonly string[]> {
	return await writeWithJournal(context, (transaction) =>
		forgetRequests(transaction, context, [email]),
	)
}

/**
 * Replays the erasures of requests that a restored backup brought back. Returns the ids of their emails.
 *
 * @param isErased whether the journal records an erasure of the request or of its address
 */
export async function repeatLeaveErasures(
	context: StoreContext,
	isErased: (request: JournalPerson) => boolean,
): Promise<readonly string[]> {
	const rows = await context.db.read
		.selectFrom('leave_requests')
		.select(['id', 'email'])
		.where('email', 'is not', null)
		.execute()
	const emails = rows.flatMap(({ id, email }) =>
		email !== null && isErased({ id, email }) ? [email] : [],
	)
	return await context.db.write((transaction) =>
		forgetRequests(transaction, { ...context, journal: undefined }, emails),
	)
}

/**
 * Erases the personal data in all requests of the given addresses: number, kind and times remain. Emails that were not
 * sent yet are not sent.
 *
 * @returns the ids of the emails
 */
async function forgetRequests(
	transaction: Transaction,
	context: Pick<StoreContext, 'journal' | 'now'>,
	emails: readonly string[],
): Promise<readonly string[]> {
	if (emails.length === 0) return []
	const keys = emails.map(emailKey)
	const found = await transaction
		.selectFrom('leave_requests')
		.select(['id', 'email'])
		.where('email_key', 'in', keys)
		.$narrowType<{ email: NotNull }>()
		.execute()
	await recordInJournal(transaction, context, 'erasure', found)
	const mails = found.flatMap(({ id }) => Object.values(mailIds(id)))
	if (mails.length === 0) return []
	// The jobs are deleted first: this waits for any transaction that is recording the result of one of these emails.
	await transaction.deleteFrom('jobs').where('id', 'in', mails).execute()
	await transaction
		.updateTable('leave_requests')
		.set({
			name: null,
			email: null,
			email_key: null,
			contract: null,
			cancellation: null,
			reason: null,
			end_date: null,
			text: null,
			locale: null,
			country: null,
			origin: null,
			answer: null,
			nonce_hash: null,
			erased_at: iso(context.now()),
		})
		.where('email_key', 'in', keys)
		.execute()
	return mails
}

/** Records the outcome of the latest email about a request, in the transaction that ends the email's job. */
export async function recordMail(
	transaction: Transaction,
	requestId: string,
	kind: LeaveMailKind,
	failure: string | null,
): Promise<void> {
	await transaction
		.updateTable('leave_requests')
		.set({ mail_state: failure === null ? 'sent' : 'refused', mail_failure: failure })
		.where('id', '=', requestId)
		.$if(kind === 'leave-receipt', (receipt) => receipt.where('done_at', 'is', null))
		.execute()
}

/** The ids of the emails about a request. Their jobs and files have the same ids. */
function mailIds(requestId: string) {
	return { receipt: `${requestId}-receipt`, done: `${requestId}-done` }
}
