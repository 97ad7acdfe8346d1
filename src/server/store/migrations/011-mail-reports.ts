import { type Migration, runStatements } from './migration.ts'

/** Adds what came back about a mail, and how far the mailbox of these reports has been read. */
export const addMailReports: Migration = async (db, kind) => {
	await runStatements(db, kind, [
		...['deliveries', 'campaign_recipients'].flatMap((table) => [
			`alter table ${table} add column reported_at TIME`,
			`alter table ${table} add column report_kind text`,
			`alter table ${table} add column report_code text`,
		]),
		`create index campaign_recipients_reported on campaign_recipients (campaign_id, report_kind)
			where report_kind is not null`,
		`create table bounce_mailboxes (
			name text primary key,
			uid_validity text,
			last_uid bigint,
			failing_since TIME,
			failure text
		)`,
	])
	return []
}
