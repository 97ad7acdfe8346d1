import type { JobKind } from '#server/platform/jobs/job-kinds.ts'
import type { KeyObject } from 'node:crypto'
import type { MailLimits } from '#server/letters/sending/letter-rate.ts'
import type { TemplateForReply } from '#server/platform/http/page-template.ts'
import type { CountBuffer } from '#server/counts/count-buffer.ts'
import type { SpeedBuffer } from '#server/counts/speed-buffer.ts'
import type { CheckLetter } from '#server/letters/drafts/check-letter.ts'
import type { ReadOwnerFindings } from '#server/notices/owner-findings.ts'
import type { SendTestLetter } from '#server/letters/drafts/test-letter.ts'
import type { PageBuilder } from '#server/releases/page-builder.ts'
import type { LaunchCheck } from '#server/launch/launch-check.ts'
import type { SignedLinks } from '#server/platform/mail/signed-links.ts'
import type { CheckWords } from '#server/words/check-words.ts'
import type { AskFacts } from '#server/words/facts-process.ts'
import type { SettingTexts } from '#settings/settings.ts'
import type { Store } from '#server/store.ts'

/** What the panel does with the releases of the pages. */
type Releases = {
	/** Where they lie. */
	readonly folder: string
	readonly builder: Pick<PageBuilder, 'status' | 'build' | 'cancel' | 'publish'>
	/** The names of the settings that are in force and not yet in the pages. */
	readonly changed: () => readonly string[]
}

/** The dependencies and settings of the API's routes. */
export type ApiOptions = {
	readonly store: Store
	/** Key of the HMACs that hide names and addresses in rate limit counters, and sign passkey challenges. */
	readonly key: KeyObject
	readonly links: SignedLinks
	/** The name of the admin whose password the settings decide. */
	readonly configuredAdmin?: string | null
	/** The site's origin. */
	readonly site: string
	/** Whether no setting says where the links in mails lead, so that a trial on one's own machine links to itself. */
	readonly isSiteUnset?: boolean
	/** The address that the mails come from. */
	readonly mailAddress: string
	/** Whether the site is served from another origin than this API, and so needs CORS. */
	readonly isSiteOnOtherOrigin?: boolean
	/** Maximum number of signups per client and window (`limits.clientWindowMs`). */
	readonly signupsPerClient: number
	readonly checkLetter: CheckLetter
	readonly sendTestLetter: SendTestLetter
	readonly readOwnerFindings: ReadOwnerFindings
	readonly launch: LaunchCheck
	/** The site's own counts; undefined if it does not count. */
	readonly counts?: CountBuffer | undefined
	/** How fast the site's pages are for visitors; undefined if it does not count. */
	readonly speeds?: SpeedBuffer | undefined
	/** Whether another count of a client at this address is accepted. Defaults to `createClientLimit`. */
	readonly acceptCount?: (address: string) => boolean
	/** The clock, in milliseconds since 1970. Defaults to the system's. */
	readonly now?: () => number
	/** Called after a job was queued, so that it runs at once. */
	readonly onJobQueued: (kinds: readonly JobKind[]) => void
	/** Called for each signup that was stored, for the metrics. */
	readonly onSignup?: () => void
	readonly mailLimits: MailLimits
	/** Whether letters can be read on the web; false by default. */
	readonly letterArchive?: boolean
	/** The environment without the stored settings; empty by default. */
	readonly environment?: SettingTexts
	/** Which stored settings are in force, and whether changes are taken over while the site runs. By default none and no. */
	readonly settingsInForce?: { readonly revision: string; readonly isFollowing: boolean }
	/** The releases of the pages; undefined where the server serves none. */
	readonly releases?: Releases | undefined
	/** The folder of the site that is served, null until there is one; undefined where the server serves none. */
	readonly siteFolder?: (() => string | null) | undefined
	/** Checks words before they are published. Defaults to the project's checks. */
	readonly checkWords?: CheckWords
	/** Reads and checks the facts of the words; by default with the files of the project. */
	readonly askFacts?: AskFacts | undefined
	/** The name of the mailbox for bounces; null if none is read. */
	readonly bounceMailbox?: string | null
	/** Deletes the .eml files of erased mails. */
	readonly deleteMailFiles: (ids: readonly string[]) => Promise<void>
	readonly pageTemplate: TemplateForReply
	/** The template of "Your data with us", which runs no script. */
	readonly myDataTemplate: TemplateForReply
}

/** The pages that the API's routes fill. */
export type ApiPages = Pick<ApiOptions, 'pageTemplate' | 'myDataTemplate'>
