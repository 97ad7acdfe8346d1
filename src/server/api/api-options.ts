import type { JobKind } from '#server/platform/jobs/job-kinds.ts'
import type { KeyObject } from 'node:crypto'
import type { MailLimits } from '#server/letters/sending/letter-rate.ts'
import type { CountBuffer } from '#server/counts/count-buffer.ts'
import type { SitePages } from '#server/platform/pages/site-pages.ts'
import type { SpeedBuffer } from '#server/counts/speed-buffer.ts'
import type { CheckLetter } from '#server/letters/drafts/check-letter.ts'
import type { ReadOwnerFindings } from '#server/notices/owner-findings.ts'
import type { SendTestLetter } from '#server/letters/drafts/test-letter.ts'
import type { OpenedBackup } from '#server/backup/open-backup.ts'
import type { LaunchCheck } from '#server/launch/launch-check.ts'
import type { SignedLinks } from '#server/platform/mail/signed-links.ts'
import type { CheckWords } from '#server/words/check-words.ts'
import type { AskFacts } from '#server/words/ask-facts.ts'
import type { SettingTexts } from '#settings/settings.ts'
import type { Store } from '#server/store.ts'

/** The dependencies and settings of the API's routes. */
export type ApiOptions = {
	readonly store: Store
	/** Key of the HMACs that hide names and addresses in rate limit counters and sign passkey challenges. */
	readonly key: KeyObject
	readonly links: SignedLinks
	/** Name of the admin whose password is set by the settings. */
	readonly configuredAdmin?: string | null
	/** The site's origin. */
	readonly site: string
	/** Whether no setting names the site's address, so that a local trial links to itself. */
	readonly isSiteUnset?: boolean
	/** The sender address of mails. */
	readonly mailAddress: string
	/** Whether the site has another origin than this API and so needs CORS. */
	readonly isSiteOnOtherOrigin?: boolean
	/** Maximum number of signups per client within `limits.clientWindowMs`. */
	readonly signupsPerClient: number
	readonly checkLetter: CheckLetter
	readonly sendTestLetter: SendTestLetter
	readonly readOwnerFindings: ReadOwnerFindings
	readonly launch: LaunchCheck
	readonly openBackup: (now: number) => Promise<OpenedBackup>
	/** The site's own counts; undefined if counting is off. */
	readonly counts?: CountBuffer | undefined
	/** Page speeds measured by visitors; undefined if counting is off. */
	readonly speeds?: SpeedBuffer | undefined
	/** Whether to accept another count of a client at this address. Defaults to `createClientLimit`. */
	readonly acceptCount?: (address: string) => boolean
	/** The clock, in milliseconds since 1970. Defaults to the system clock. */
	readonly now?: () => number
	/** Called after a job is queued, so that it runs at once. */
	readonly onJobQueued: (kinds: readonly JobKind[]) => void
	/** Called for each stored signup, for the metrics. */
	readonly onSignup?: () => void
	readonly mailLimits: MailLimits
	/** Whether letters can be read on the web. Defaults to false. */
	readonly letterArchive?: boolean
	/** The environment without the stored settings. Defaults to empty. */
	readonly environment?: SettingTexts
	/** Adopts the stored settings; resolves once they are in force. Defaults to the next poll. */
	readonly onSettingsChanged?: () => Promise<void>
	/** The served pages. */
	readonly pages: SitePages
	/** Serves what has been published; resolves once it is public. Defaults to the next poll. */
	readonly onPublished?: () => Promise<void>
	/** Checks words before publishing. Defaults to the project's checks. */
	readonly checkWords?: CheckWords
	/** Reads and checks the facts in the words. Defaults to the files of the project. */
	readonly askFacts?: AskFacts | undefined
	/** Name of the bounce mailbox; null if none is read. */
	readonly bounceMailbox?: string | null
	/** Deletes the .eml files of erased mails. */
	readonly deleteMailFiles: (ids: readonly string[]) => Promise<void>
}
