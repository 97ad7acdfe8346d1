import {
	addressCorrected,
	type AddressCorrection,
	type NewPerson,
	type Person,
	person,
	personAdded,
	personFound,
	type PersonReference,
	type PersonSearch,
} from '#features/people/messages/person.ts'
import { command, getJson, postFor, readFile, Refused, searchById } from '#panel/client/api.ts'

export const personKey = (id: string) => ['/api/admin/person', id]

/** Reads all data the panel shows about a person; null if there is none. */
export async function readPerson(id: string, signal: AbortSignal): Promise<Person | null> {
	return await orNull(getJson(person, `/api/admin/person${searchById(id)}`, signal))
}

/** Reads the file with all stored data about a person. */
export const readPersonFile = (id: string) => readFile(`/api/admin/person/export${searchById(id)}`)

/** Removes the mark that a person's mail bounces. */
export const removePersonMark = command<PersonReference>('/api/admin/person/deliverable')

/** Mails a person a link to their own page. */
export const sendPersonLink = command<PersonReference>('/api/admin/person/link')

/** Unsubscribes a person, who alone can resubscribe. */
export const unsubscribePerson = command<PersonReference>('/api/admin/person/unsubscribe')

/** Adds a person, who gets a mail asking for confirmation. */
export const addPerson = (message: NewPerson) =>
	postFor(personAdded, '/api/admin/person/add', message)

/** Changes a person's address, which they are asked to confirm. */
export const correctAddress = (message: AddressCorrection) =>
	postFor(addressCorrected, '/api/admin/person/address', message)

/** The id of the person with an address; null if it is not on the list. The address is in no URL. */
export async function findPerson(email: string): Promise<string | null> {
	const message: PersonSearch = { email }
	const found = await orNull(postFor(personFound, '/api/admin/person/find', message))
	return found && found.id
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
	try {
		return await answer
	} catch (error) {
		const reason = error instanceof Refused ? error.refusal.error : null
		if (reason === 'not-found' || reason === 'invalid') return null
		throw error
	}
}
