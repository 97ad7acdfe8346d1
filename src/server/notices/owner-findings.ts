import { statfs } from 'node:fs/promises'
import type { OwnerFindings } from '#contract/owner-findings.ts'
import type { Store } from '#server/store.ts'

/** Reads what needs the owner's attention. */
export type ReadOwnerFindings = () => Promise<OwnerFindings>

type FindingsOptions = {
	readonly store: Pick<Store, 'letters' | 'ownerNotices' | 'bounceMailboxes'>
	/** The name of the mailbox for bounces; null if none is read. */
	readonly mailbox: string | null
	/** Whether mails go to a mail server; none by default. */
	readonly hasMailServer?: boolean
	/** Whether the check at the start has found damage; false by default. */
	readonly isDatabaseDamaged?: boolean
	/** Free bytes of the disk with the data; null if they are unknown. */
	readonly freeBytes: () => Promise<number | null>
	/** How many points of the launch are open by the settings; none by default. */
	readonly countOpen?: () => Promise<number>
}

/** With less, the owner is warned: signups fail when the disk is full. */
export const minFreeBytes = 500e6

/** The free bytes of the disk that holds a folder; null without the folder, which PostgreSQL does not need. */
export async function freeBytesOf(folder: string): Promise<number | null> {
	const disk = await statfs(folder).catch(() => null)
	return disk && disk.bavail * disk.bsize
}

/**
 * Creates the function that reads stuck mails, a mail server that takes none, a letter that waits for the owner, an unreadable mailbox for bounces, a
 * damaged database and a nearly full disk, for the notice mail and the panel.
 */
export function createOwnerFindings(options: FindingsOptions): ReadOwnerFindings {
	const { store, mailbox, hasMailServer = false, freeBytes, countOpen } = options
	const { isDatabaseDamaged = false } = options
	return async () => {
		const [stuckMails, stuckCode, outage, waiting, deadMailbox, free, launchPoints] =
			await Promise.all([
				store.ownerNotices.stuckMails(),
				store.ownerNotices.stuckCode(),
				hasMailServer ? store.ownerNotices.mailServerOutage() : null,
				store.letters.waitingForOwner(),
				mailbox === null ? null : store.bounceMailboxes.deadFor(mailbox),
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
			isDatabaseDamaged,
			launchPoints,
			freeMegabytes: free !== null && free < minFreeBytes ? Math.round(free / 1e6) : null,
		}
	}
}
