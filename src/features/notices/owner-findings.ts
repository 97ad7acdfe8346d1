import { statfs } from 'node:fs/promises'
import type { OwnerFindings } from './messages/owner-findings.ts'
import type { BounceStores } from '#features/bounces/bounces.ts'
import type { LetterStores } from '#features/letters/letters.ts'
import type { SchemaApp } from '#platform/http/route-schemas.ts'
import type { LeaveStores } from '#features/leave/leave.ts'
import type { NoticeStores } from './notices.ts'

/** Reads findings that need the owner's attention. */
export type ReadOwnerFindings = () => Promise<OwnerFindings>

type FindingsOptions = {
	readonly store: Pick<LetterStores, 'letters'> &
		LeaveStores &
		Pick<NoticeStores, 'ownerNotices'> &
		Pick<BounceStores, 'bounceMailboxes'>
	/** Name of the bounce mailbox; null if none is read. */
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

/** The panel route of the findings. */
export function findingRoutes(
	app: SchemaApp,
	{ readOwnerFindings }: { readonly readOwnerFindings: ReadOwnerFindings },
): void {
	app.get('/api/admin/findings', async () => await readOwnerFindings())
}

/** Warns the owner below this: signups fail on a full disk. */
export const minFreeBytes = 500e6

/** Free bytes on a folder's disk; null if the folder does not exist, as with PostgreSQL. */
export async function freeBytesOf(folder: string): Promise<number | null> {
	const disk = await statfs(folder).catch(() => null)
	return disk && disk.bavail * disk.bsize
}

/**
 * Creates the function that finds stuck emails, a mail server outage, a paused letter, an unreadable bounce mailbox, a
 * damaged database, broken pages and a nearly full disk, for the notice email and the panel.
 */
export function createOwnerFindings(options: FindingsOptions): ReadOwnerFindings {
	const { store, mailbox, hasMailServer = false, freeBytes, countOpen } = options
	const { isDatabaseDamaged = false, brokenPages = () => [] } = options
	return async () => {
		const [stuckMails, stuckCode, outage, waiting, deadMailbox, requests, free, launchPoints] =
			await Promise.all([
				store.ownerNotices.stuckMails(),
				store.ownerNotices.stuckCode(),
				hasMailServer ? store.ownerNotices.mailServerOutage() : null,
				store.letters.waitingForOwner(),
				mailbox === null ? null : store.bounceMailboxes.deadFor(mailbox),
				store.leave.counts(),
				freeBytes(),
				countOpen?.() ?? 0,
			])
		return {
			stuckMails,
			stuckCode,
			deadMailServer: outage,
			letter: waiting && {
				id: waiting.id,
				name: waiting.name,
				reason: waiting.pause_reason,
				code: waiting.pause_code,
			},
			deadMailbox,
			requests,
			isDatabaseDamaged,
			brokenPages: [...brokenPages()],
			launchPoints,
			freeMegabytes: free !== null && free < minFreeBytes ? Math.round(free / 1e6) : null,
		}
	}
}
