import type { KeyObject } from 'node:crypto'
import type { Links } from '#server/mail/links.ts'
import type { Shell } from '#server/pages/notice.ts'
import type { Store } from '#server/store/store.ts'

/** What the API is built from. */
export type ApiParts = {
	readonly store: Store
	/** Hides names and addresses in the store's counters. */
	readonly key: KeyObject
	readonly links: Links
	/** This site's own origin. */
	readonly site: string
	/** Whether the site's pages stand on another origin than this API. */
	readonly isApart?: boolean
	/** Signups of one client in a quarter of an hour. */
	readonly signupsPerClient: number
	/** A mail was written: somebody may look into the outbox. */
	readonly onMail: () => void
	/** Deletes the files of mails whose person was erased. */
	readonly forgetMails: (ids: readonly string[]) => Promise<void>
	/** The page around notices. */
	readonly shell: Shell
	/** The shell's own Content-Security-Policy, where it has styles and scripts. */
	readonly shellPolicy?: string | undefined
}
