import {
	addressCorrected,
	type AddressCorrection,
	type NewPerson,
	personAdded,
	personFound,
	type personReference,
	type PersonSearch,
} from '#features/people/messages/person.ts'
import { command, nullIfUnknown, postFor, readFile, searchById } from '#panel/client/api.ts'

export const personPathOfApi = '/api/admin/person'

export const personKey = (id: string) => [personPathOfApi, id]

export const readPersonFile = (id: string) => readFile(`/api/admin/person/export${searchById(id)}`)

/** Removes the mark that a person's address is undeliverable. */
export const removePersonMark = command<typeof personReference>('/api/admin/person/deliverable')

/** Emails a person a link to their page "Your data with us". */
export const sendPersonLink = command<typeof personReference>('/api/admin/person/link')

/** Unsubscribes a person. Afterwards only that person can resubscribe. */
export const unsubscribePerson = command<typeof personReference>('/api/admin/person/unsubscribe')

/** Adds a person, who gets an email asking for confirmation. */
export const addPerson = (message: NewPerson) =>
	postFor(personAdded, '/api/admin/person/add', message)

/** Changes a person's address and emails them a request to confirm the new one. */
export const correctAddress = (message: AddressCorrection) =>
	postFor(addressCorrected, '/api/admin/person/address', message)

/**
 * The id of the person with an address; null if the address is not on the list. The address is sent in the request
 * body, never in the URL.
 */
export async function findPerson(email: string): Promise<string | null> {
	const message: PersonSearch = { email }
	const found = await nullIfUnknown(postFor(personFound, '/api/admin/person/find', message))
	return found && found.id
}
