import type { AccountStores } from '#server/accounts/accounts.ts'
import type { CountBuffer } from '#server/counts/count-buffer.ts'
import type { PeopleStores } from '#server/people/people.ts'
import type { StoreContext } from '#server/platform/db/context.ts'
import type { RequestPages } from '#server/platform/http/link-pages.ts'
import type { WakeJobs } from '#server/platform/jobs/job-runner.ts'
import { createLetterArchive } from './archive/archived-letters.ts'
import type { CheckLetter } from './drafts/check-letter.ts'
import { createLetterDrafts } from './drafts/letter-drafts.ts'
import type { SendTestLetter } from './drafts/test-letter.ts'
import { createLetterFigures } from './letter-figures.ts'
import { createLetterReturns } from './letter-returns.ts'
import { createLetterPictures } from './pictures/letter-pictures.ts'
import { createLetterClaims } from './sending/letter-claims.ts'
import { createLetterControl } from './sending/letter-control.ts'
import type { MailLimits } from './sending/letter-rate.ts'
import { createLetterRecipients } from './sending/letter-recipients.ts'
import { createLetterRecords } from './sending/letter-records.ts'
import { createLetterResend } from './sending/letter-resend.ts'
import { createSeriesFigures } from './series/series-figures.ts'
import { createSeriesRecipients } from './series/series-recipients.ts'
import { createSeriesStore } from './series/series-store.ts'
import { createSeriesSwitch } from './series/series-switch.ts'

export type LetterStores = ReturnType<typeof createLetterStores>

export type LetterRouteOptions = {
	readonly store: LetterStores &
		Pick<AccountStores, 'admins' | 'audit' | 'proofs' | 'sessionReads'> &
		Pick<PeopleStores, 'segments'>
	/** The site's origin. */
	readonly site: string
	readonly pages: RequestPages
	readonly checkLetter: CheckLetter
	readonly sendTestLetter: SendTestLetter
	readonly mailLimits: MailLimits
	/** Whether letters can be read on the web. Defaults to false. */
	readonly letterArchive?: boolean
	/** Name of the bounce mailbox; null if none is read. */
	readonly bounceMailbox?: string | null
	/** Undefined if counting is off. */
	readonly counts?: Pick<CountBuffer, 'flush'> | undefined
	readonly now?: () => number
	readonly onJobQueued: WakeJobs
}

export function createLetterStores(context: StoreContext) {
	return {
		letters: {
			...createLetterDrafts(context),
			...createLetterControl(context),
			...createLetterResend(context),
			...createLetterClaims(context),
			...createLetterRecords(context),
			...createLetterRecipients(context),
			...createLetterFigures(context),
			...createLetterReturns(context),
			...createLetterPictures(context),
			...createLetterArchive(context),
		},
		series: {
			...createSeriesStore(context),
			...createSeriesSwitch(context),
			...createSeriesRecipients(context),
			...createSeriesFigures(context),
		},
	}
}
