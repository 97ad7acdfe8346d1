import type { KeyObject } from 'node:crypto'
import type { SignedLinks } from '#server/mail/signed-links.ts'
import type { PageTemplate } from '#server/html/message-page.ts'
import type { Store } from '#server/store/store.ts'

/** What the API is built from. */
export type ApiOptions = {
	readonly store: Store
	/** Hides names and addresses in the store's counters. */
	readonly key: KeyObject
	readonly links: SignedLinks
	/** This site's own origin. */
	readonly site: string
	/** Whether the site's pages stand on another origin than this API. */
	readonly isSiteOnOtherOrigin?: boolean
	/** Signups of one client in a quarter of an hour. */
	readonly signupsPerClient: number
	/** A mail was written: somebody may look into the outbox. */
	readonly onMailQueued: () => void
	/** Deletes the files of mails whose person was erased. */
	readonly deleteMailFiles: (ids: readonly string[]) => Promise<void>
	/** The page around notices. */
	readonly pageTemplate: PageTemplate
	/** The shell's own Content-Security-Policy, where it has styles and scripts. */
	readonly pagePolicy?: string | undefined
}
