import type { AccountStores } from '#features/accounts/accounts.ts'
import type { PeopleContext, PeopleStores } from '#features/people/people.ts'
import type { WaitlistOptions, WaitlistStores } from '#features/waitlist/waitlist.ts'
import { createMyDataStore } from './my-data-store.ts'
import { createPersonalDataStore } from './personal-data.ts'

export type MyDataStores = ReturnType<typeof createMyDataStores>

export type MyDataOptions = Omit<WaitlistOptions, 'mailAddress' | 'onSignup'> & {
	readonly store: MyDataStores &
		Pick<AccountStores, 'audit' | 'proofs'> &
		Pick<PeopleStores, 'persons'> &
		Pick<WaitlistStores, 'signups'>
	/** Deletes the .eml files of erased mails. */
	readonly deleteMailFiles: (ids: readonly string[]) => Promise<void>
}

export function createMyDataStores(context: PeopleContext) {
	return {
		myData: createMyDataStore(context),
		personalData: createPersonalDataStore(context),
	}
}
