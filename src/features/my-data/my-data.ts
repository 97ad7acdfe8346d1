import type { AccountStores } from '#features/accounts/accounts.ts'
import type { PeopleContext, PeopleStores } from '#features/people/people.ts'
import type { WaitlistOptions, WaitlistStores } from '#features/waitlist/waitlist.ts'
import { withContext } from '#platform/with-context.ts'
import * as myData from './my-data-store.ts'
import * as personalData from './personal-data.ts'

export type MyDataStores = ReturnType<typeof createMyDataStores>

export type MyDataOptions = Omit<WaitlistOptions, 'mailAddress' | 'onSignup'> & {
	readonly store: MyDataStores &
		Pick<AccountStores, 'audit' | 'proofs'> &
		Pick<PeopleStores, 'persons'> &
		Pick<WaitlistStores, 'signups'>
	readonly deleteMailFiles: (ids: readonly string[]) => Promise<void>
}

export function createMyDataStores(context: PeopleContext) {
	return {
		/** Actions of people on their own data, identified by the token of an unsubscribe link. */
		myData: withContext(context, myData),
		/** Access and erasure requests (GDPR, articles 15 and 17). */
		personalData: withContext(context, personalData),
	}
}
