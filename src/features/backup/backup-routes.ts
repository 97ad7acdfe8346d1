import { utcDay } from '#values/dates/utc-day.ts'
import { type AccountStores, sessionOf } from '#features/accounts/accounts.ts'
import { sendError } from '#platform/http/api-errors.ts'
import type { SchemaApp } from '#platform/http/route-schemas.ts'
import type { OpenedBackup } from './open-backup.ts'

declare module '#features/accounts/rules/audit-action.ts' {
	interface AuditActions {
		'backup downloaded': string
	}
}

declare module '#values/messages/proven-act.ts' {
	interface ProvenActs {
		backup: true
	}
}

type BackupOptions = {
	readonly store: Pick<AccountStores, 'audit' | 'proofs'>
	readonly openBackup: (now: number) => Promise<OpenedBackup>
	readonly now?: () => number
}

/** The pause after each backup, because a backup reads the whole database and writes a copy of it. */
const pauseMs = 60_000

export function backupRoutes(
	app: SchemaApp,
	{ store, openBackup, now = Date.now }: BackupOptions,
): void {
	let nextAt = 0

	app.get('/api/admin/backup', { exposeHeadRoute: false }, async (request, reply) => {
		const { token, username, isProvisional } = sessionOf(request)
		if (isProvisional) return sendError(reply, 'forbidden')
		if (now() < nextAt) return sendError(reply, 'too-many')
		await store.proofs.use(token, { act: 'backup', target: '' })
		nextAt = Infinity
		try {
			const { sizeBytes, stream } = await openBackup(now())
			// Closes the backup file even if the stream is never sent.
			reply.raw.once('close', () => stream.destroy())
			await store.audit.append(username, 'backup downloaded')
			return await reply
				.type('application/octet-stream')
				.header('content-length', sizeBytes)
				.header('content-disposition', `attachment; filename="innervolt_${utcDay(now())}.backup"`)
				.send(stream)
		} finally {
			nextAt = now() + pauseMs
		}
	})
}
