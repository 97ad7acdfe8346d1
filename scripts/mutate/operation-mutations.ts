import type { Mutation } from './mutation.ts'

/** The protections of the chapters V14, V15, V16, V17. */
export const operationMutations: readonly Mutation[] = [
	{
		attempt: "a person's erasure leaves something behind",
		file: 'src/server/store/sqlite.ts',
		remove: "writer.exec('pragma secure_delete = on')",
		test: 'src/server/erasure.test.ts',
	},
	{
		attempt: "a person's erasure leaves something behind",
		file: 'src/server/store/remove-traces.ts',
		remove: 'await sql`pragma wal_checkpoint(truncate)`.execute(connection)',
		test: 'src/server/erasure.test.ts',
	},
	{
		attempt: "a person's erasure leaves something behind",
		file: 'src/server/store/repeat-erasures.ts',
		remove:
			"if (found.some(({ act }) => act === 'erasure')) ids.push(registration.id)\n\t\t\telse {",
		insert: '{',
		test: 'src/server/store/erasure-journal.test.ts',
	},
	{
		attempt: "a person's erasure leaves something behind",
		file: 'src/server/store/erasure-jobs.ts',
		remove: "wanted: '{}',",
		test: 'src/server/store/erasure-jobs.test.ts',
	},
	{
		attempt: 'a restored backup writes to people who had left',
		file: 'src/server/store/repeat-erasures.ts',
		remove: 'joined <= time',
		insert: 'joined <= time || joined > 0',
		test: 'src/server/store/erasure-journal.test.ts',
	},
	{
		attempt: 'a restored backup writes to people who had left',
		file: 'src/server/store/unsubscribe.ts',
		remove: '(await journal?.append(act, rows)) ?? null',
		insert: "journal && act === 'block' && rows.length < 0 ? '' : null",
		test: 'src/server/store/erasure-journal.test.ts',
	},
	{
		attempt: 'addresses in logs, URLs, caches or the Referer',
		file: 'src/server/http/api-errors.ts',
		remove: "url.replace(/[?#].*$/s, '')",
		insert: 'url',
		test: 'src/server/app.test.ts',
	},
	{
		attempt: 'addresses in logs, URLs, caches or the Referer',
		file: 'src/server/routes/email-links.ts',
		remove: ".header('cache-control', 'no-store')",
		test: 'src/server/routes/email-links.test.ts',
	},
	{
		attempt: 'addresses in logs, URLs, caches or the Referer',
		file: 'src/server/routes/email-links.ts',
		remove: ".header('referrer-policy', 'same-origin')",
		test: 'src/server/routes/email-links.test.ts',
	},
	{
		attempt: 'a race loses or doubles a signup, an event, a mail',
		file: 'src/server/store/rate-limits.ts',
		remove: "if (context.db.kind === 'postgres') await lockKeys(transaction, limits)",
		test: 'src/server/store/concurrent-writes.test.ts',
	},
	{
		attempt: 'a race loses or doubles a signup, an event, a mail',
		file: 'src/server/store/webhook-events.ts',
		remove: 'next_try_at: iso(time + eventLeaseMs),',
		test: 'src/server/webhook/send-events.test.ts',
	},
	{
		attempt: 'a race loses or doubles a signup, an event, a mail',
		file: 'src/server/store/sqlite-lock.ts',
		remove: "lock.exec('begin exclusive')",
		insert: "lock.exec('begin')",
		test: 'src/server/store/sqlite-lock.test.ts',
	},
	{
		attempt: 'server code or secrets reach the browser',
		file: 'oxlint.config.ts',
		remove: "rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },",
		insert: 'rules: {},',
		test: 'scripts/import-table.test.ts',
		title: 'code that runs in the browser',
	},
	{
		attempt: 'an admin hides what was done',
		file: 'src/server/store/access-records.ts',
		remove: 'await appendAuditEntry(transaction, context, name, action, target)',
		insert:
			'void context.db.write((other) => appendAuditEntry(other, context, name, action, target)).catch(() => {})',
		test: 'src/server/store/accounts.test.ts',
	},
	{
		attempt: 'guessing without a trace, or filling the log',
		file: 'src/server/auth/log-in.ts',
		remove: "await store.audit.countRefusal('login refused', known?.name ?? unknownActor)",
		test: 'src/server/routes/auth.test.ts',
	},
	{
		attempt: 'guessing without a trace, or filling the log',
		file: 'src/server/store/audit.ts',
		remove: 'hashToken(`${action} ${actor} ${hour}`)',
		insert: 'newId(context)',
		test: 'src/server/routes/auth.test.ts',
	},
	{
		attempt: 'an error tells how the server works',
		file: 'src/server/http/api-errors.ts',
		remove: '\treturn sendError(reply, error)\n}',
		insert: '\treturn reply.code(status).send({ error, message: String(thrown) })\n}',
		test: 'src/server/app.test.ts',
	},
	{
		attempt: 'the database is away',
		file: 'src/server/store/database.ts',
		remove: 'sqliteUnavailableCodes.has(error.errcode & 0xff)',
		insert: 'error.errcode < 0',
		test: 'src/server/routes/database-outages.test.ts',
	},
	{
		attempt: 'the database is away',
		file: 'src/server/store/sqlite-health.ts',
		remove: 'isFull ||= isDiskFull(error)',
		test: 'src/server/routes/database-outages.test.ts',
	},
	{
		attempt: 'the database is away',
		file: 'src/server/http/api-errors.ts',
		remove: "if (error === 'unavailable') reply.header('retry-after', '5')",
		test: 'src/server/routes/database-outages.test.ts',
	},
]
