import type { StoreContext } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'
import type { Person } from './messages/person.ts'

/**
 * The context of stores that show or erase people. `letters` and `leave` give access to what these later capabilities
 * store about people.
 */
export type PeopleContext = StoreContext & {
	readonly letters: {
		/** A person's letters: sent, refused or queued. */
		readonly mailsTo: (context: StoreContext, id: string) => Promise<Person['mails']>
		/** Anonymizes people in the recipient lists of letters. Returns the IDs of the emails to them. */
		readonly forget: (
			transaction: Transaction,
			ids: readonly string[],
		) => Promise<readonly string[]>
	}
	/** Requests to cancel or to withdraw from a contract, which may come from people who never signed up. */
	readonly leave: {
		/** The requests of an address, newest first. */
		readonly ofAddress: (context: StoreContext, email: string) => Promise<Person['requests']>
		/** Erases the personal data in the requests of addresses. Returns the IDs of their emails. */
		readonly forget: (
			transaction: Transaction,
			context: StoreContext,
			emails: readonly string[],
		) => Promise<readonly string[]>
	}
}
