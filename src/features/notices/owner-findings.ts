import { statfs } from 'node:fs/promises'
import type { BounceStores } from '#features/bounces/bounces.ts'
import type { LetterStores } from '#features/letters/letters.ts'
import type { SchemaApp } from '#platform/http/route-schemas.ts'
import type { LeaveStores } from '#features/leave/leave.ts'
import { findingSentences } from './finding-sentences.ts'
import type { OwnerNotices } from './messages/owner-notices.ts'
import type { NoticeStores } from './notices.ts'

export type ReadOwnerFindings = ReturnType<typeof createOwnerFindings>

export type OwnerFindings = Awaited<ReturnType<ReadOwnerFindings>>

type FindingsOptions = {
	readonly store: Pick<LetterStores, 'letters'> &
		LeaveStores &
		Pick<NoticeStores, 'ownerNotices'> &
		Pick<BounceStores, 'bounceMailboxes'>
	/** The name of the bounce mailbox; null if bounces are not read. */
	readonly mailbox: string | null
	/** Whether emails go to a mail server. Defaults to false. */
	readonly hasMailServer?: boolean
	/** Whether the check at startup has found damage. Defaults to false. */
	readonly isDatabaseDamaged?: boolean
	/** Paths of pages that cannot be rendered. Defaults to none. */
	readonly brokenPages?: () => readonly string[]
	/** Free bytes on the data disk; null if unknown. */
	readonly freeBytes: () => Promise<number | null>
	/** Number of launch points still open according to the settings. Defaults to none. */
	readonly countOpen?: () => Promise<number>
}

export function findingRoutes(
	app: SchemaApp,
	{ readOwnerFindings }: { readonly readOwnerFindings: ReadOwnerFindings },
): void {
	app.get('/api/admin/findings', async (): Promise<OwnerNotices> => {
		const findings = await readOwnerFindings()
		const { deadMailServer, launchPoints } = findings
		return { sentences: [...findingSentences(findings)], deadMailServer, launchPoints }
	})
}

/** If fewer bytes than this are free on the data disk, the owner is warned, because signups fail on a full disk. */
export const minFreeBytes = 500e6

/** Free bytes on a folder's disk; null if the folder does not exist, as with PostgreSQL. */
export async function freeBytesOf(folder: string): Promise<number | null> {
	const disk = await statfs(folder).catch(() => null)
	return disk && disk.bavail * disk.bsize
}

/** Creates the function that collects the findings for the panel and the notice email. */
export function createOwnerFindings(options: FindingsOptions) {
	const { store, mailbox, hasMailServer = false, freeBytes, countOpen } = options
	const { isDatabaseDamaged = false, brokenPages = () => [] } = options
	return async () => {
		const [stuck, outage, waiting, deadMailbox, requests, free, launchPoints] = await Promise.all([
			store.ownerNotices.stuckMails(),
			hasMailServer ? store.ownerNotices.mailServerOutage() : null,
			store.letters.waitingForOwner(),
			mailbox === null ? null : store.bounceMailboxes.deadFor(mailbox),
			store.leave.counts(),
			freeBytes(),
			countOpen?.() ?? 0,
		])
		return {
			stuckMails: stuck.count,
			stuckCode: stuck.code,
			deadMailServer: outage,
			/** The letter that waits for the owner to resume it. `code` is the most frequent code of its refusals. */
			letter: waiting && {
				id: waiting.id,
				name: waiting.name,
				reason: waiting.pause_reason,
				code: waiting.pause_code,
			},
			/** The error code if the bounce mailbox has been unreadable for hours; otherwise null. */
			deadMailbox,
			requests,
			isDatabaseDamaged,
			/** Paths of pages that cannot be rendered from the present words and settings. */
			brokenPages: [...brokenPages()],
			launchPoints,
			/** Free space on the data disk in MB; null if sufficient. */
			freeMegabytes: free !== null && free < minFreeBytes ? Math.round(free / 1e6) : null,
		}
	}
}
