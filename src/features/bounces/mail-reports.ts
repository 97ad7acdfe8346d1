import { sql } from 'kysely'
import { bounceLimits } from './rules/bounce-limits.ts'
import type { BounceKind } from './rules/bounce-kind.ts'
import { asciiEmail } from '#values/email.ts'
import { type StoreContext, iso } from '#platform/db/context.ts'
import { writeWithJournal } from '#platform/journal/erasure-mark.ts'
import type { Transaction } from '#platform/db/tables.ts'
import { letterMailId } from './bounce-address.ts'
import { markUndeliverable } from './undeliverable.ts'

export type ReceivedReport = {
	readonly personId: string
	/** End of the email's ID. */
	readonly mailIdEnd: string
	readonly kind: ReportKind
	/** The three-digit code and the enhanced code, each if the report had one. */
	readonly code: string
	/** The failed addresses, if others in the report did not fail. */
	readonly onlyFor?: readonly string[]
	/** When the mailbox received the report, in milliseconds since 1970. */
	readonly at: number
}

/** The kind of a report. `complaint`: the recipient reported the email as spam. */
export type ReportKind = BounceKind | 'complaint'

const reportedTables = ['deliveries', 'letter_recipients'] as const

/** Unsubscribes an address that has complained, in the transaction of the report. */
export type OptOut = (transaction: Transaction, email: string) => Promise<unknown>

export function createMailReportStore(context: StoreContext, optOut: OptOut) {
	/**
	 * Stores a report with the email that it is about. A hard bounce marks the address as undeliverable, as do
	 * `bounceLimits.softBounces` soft bounces within `softWindowMs`; a complaint unsubscribes the address. Idempotent.
	 * Reports about erased people are dropped.
	 */
	async function record(report: ReceivedReport): Promise<void> {
		const person = await context.db.read
			.selectFrom('waitlist_emails')
			.select('email')
			.where('waitlist_emails.id', '=', report.personId)
			.executeTakeFirst()
		if (person === undefined || !isAbout(person.email, report)) return
		await writeWithJournal(context, async (transaction) => {
			if (!(await attach(transaction, report))) return
			if (report.kind === 'complaint') await optOut(transaction, person.email)
			else if (report.kind === 'hard' || (await hasTooManySoft(transaction, report))) {
				await markUndeliverable(transaction, report)
			}
		})
	}

	return { record }
}

/** If a report names several recipients, it concerns the person only if their address failed. */
function isAbout(email: string, { onlyFor }: ReceivedReport): boolean {
	return onlyFor === undefined || onlyFor.includes(asciiEmail(email).toLowerCase())
}

/**
 * Stores the report with the email that it is about. Returns false if there is no such email, or if the email has a
 * report that is at least as severe.
 */
async function attach(
	transaction: Transaction,
	{ personId, mailIdEnd, kind, code, at }: ReceivedReport,
): Promise<boolean> {
	const letters = await transaction
		.selectFrom('letter_recipients')
		.select('letter_id')
		.where('person_id', '=', personId)
		.execute()
	const letter = letters.find((each) => letterMailId(each.letter_id, personId).endsWith(mailIdEnd))
	const isMail =
		letter === undefined ? sql`id like ${`%${mailIdEnd}`}` : sql`letter_id = ${letter.letter_id}`
	// A later report counts only if it is more severe: a hard bounce or a complaint after a soft bounce.
	const isFirst =
		kind === 'soft' ? sql`report_kind is null` : sql`(report_kind is null or report_kind = 'soft')`
	const updated = await transaction
		.updateTable(letter === undefined ? 'deliveries' : 'letter_recipients')
		.set({ reported_at: iso(at), report_kind: kind, report_code: code })
		.where(sql<boolean>`person_id = ${personId} and ${isMail} and ${isFirst}`)
		.executeTakeFirst()
	return updated.numUpdatedRows > 0n
}

async function hasTooManySoft(
	transaction: Transaction,
	{ personId, at }: ReceivedReport,
): Promise<boolean> {
	const since = iso(at - bounceLimits.softWindowMs)
	const counts = await Promise.all(
		reportedTables.map((table) =>
			transaction
				.selectFrom(table)
				.select((row) => row.fn.countAll<number | string>().as('count'))
				.where('person_id', '=', personId)
				.where('report_kind', '=', 'soft')
				.where('reported_at', '>', since)
				.executeTakeFirstOrThrow(),
		),
	)
	const total = counts.reduce((sum, { count }) => sum + Number(count), 0)
	return total >= bounceLimits.softBounces
}
