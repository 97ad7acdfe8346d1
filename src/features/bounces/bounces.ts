import type { Nullable, Time } from '#platform/db/tables.ts'
import type { BounceKind } from './rules/bounce-kind.ts'
import type { ColumnType, Selectable } from 'kysely'
import type { StoreContext } from '#platform/db/context.ts'
import { createBounceMailboxStore } from './bounce-mailboxes.ts'
import { createMailReportStore, type OptOut } from './mail-reports.ts'

export { type BounceAddresses, letterMailId } from './bounce-address.ts'
export { imapFailure, withMailbox } from './imap-mailbox.ts'
export { isHardRefusal, markUndeliverable } from './undeliverable.ts'

type BounceMailboxes = {
	/** A hash of its address. */
	name: string
	/** UIDs of emails are valid as long as this remains the same (RFC 3501, section 2.3.1.1). */
	uid_validity: Nullable<string>
	/** The UID of the last email that was read. An int8: PostgreSQL's driver returns it as text. */
	last_uid: ColumnType<number | string | null, number | null, number | null>
	failing_since: Nullable<Time>
	/** A code such as ECONNREFUSED or AUTHENTICATIONFAILED. */
	failure: Nullable<string>
}

/** The bounce or complaint about a sent email; null if there is none. */
export type ReportColumns = {
	reported_at: Nullable<Time>
	report_kind: Nullable<BounceKind | 'complaint'>
	/** The three-digit code and the enhanced code, each if the report had one. */
	report_code: Nullable<string>
}

export const reportColumns = ['report_kind', 'report_code', 'reported_at'] as const

/** Replaces the `reportColumns` of an email with one property, `report`. */
export function withReport<Row extends Selectable<ReportColumns>>({
	report_kind: kind,
	report_code: code,
	reported_at: at,
	...mail
}: Row) {
	return { ...mail, report: kind && at ? { kind, code: code ?? '', at } : null }
}

declare module '#platform/db/tables.ts' {
	interface Tables {
		bounce_mailboxes: BounceMailboxes
	}
	interface JobKinds {
		bounces: true
	}
}

export type BounceStores = ReturnType<typeof createBounceStores>

export function createBounceStores(context: StoreContext, optOut: OptOut) {
	return {
		mailReports: createMailReportStore(context, optOut),
		bounceMailboxes: createBounceMailboxStore(context),
	}
}
