import {
	type AddressCorrected,
	addressCorrected,
	type AddressCorrection,
	type NewPerson,
	type Person,
	person,
	type PersonAdded,
	personAdded,
	personFound,
	type PersonMark,
	type PersonReference,
	type PersonSearch,
} from '#contract/person.ts'
import { getJson, postJson, Refused, request, requireOk } from '#islands/admin/api.ts'

/**
 * Reads all data the panel shows about a person; null if there is none.
 *
 * @param query of the panel's address: `?id=7`
 */
export async function readPerson(query: string, signal: AbortSignal): Promise<Person | null> {
	const id = new URLSearchParams(query).get('id') ?? ''
	return await orNull(getJson(person, `/api/admin/person?${new URLSearchParams({ id })}`, signal))
}

/** Reads the file with all stored data about a person. */
export async function readPersonFile(id: string): Promise<Blob> {
	const path = `/api/admin/person/export?${new URLSearchParams({ id })}`
	return await (await requireOk(await request(path, {}))).blob()
}

/** Removes the mark that a person's mail bounces. Returns true, unlike a cancelled proof. */
export async function removePersonMark(id: string): Promise<true> {
	const message: PersonMark = { id }
	await requireOk(await postJson('/api/admin/person/deliverable', message))
	return true
}

/** Mails a person a link to their own page. Returns true, unlike a cancelled proof. */
export async function sendPersonLink(id: string): Promise<true> {
	await requireOk(await postJson('/api/admin/person/link', { id } satisfies PersonReference))
	return true
}

/** Unsubscribes a person, who alone can resubscribe. */
export async function unsubscribePerson(id: string): Promise<true> {
	await requireOk(await postJson('/api/admin/person/unsubscribe', { id } satisfies PersonReference))
	return true
}

/** Adds a person, who gets a mail asking for confirmation. */
export async function addPerson(message: NewPerson): Promise<PersonAdded> {
	const answer = await requireOk(await postJson('/api/admin/person/add', message))
	return personAdded.parse(await answer.json())
}

/** Changes a person's address, which they are asked to confirm. */
export async function correctAddress(message: AddressCorrection): Promise<AddressCorrected> {
	const answer = await requireOk(await postJson('/api/admin/person/address', message))
	return addressCorrected.parse(await answer.json())
}

/** The id of the person with an address; null if it is not on the list. The address is in no URL. */
export async function findPerson(email: string): Promise<string | null> {
	const message: PersonSearch = { email }
	const found = await orNull(postJson('/api/admin/person/find', message).then(requireOk))
	return found && personFound.parse(await found.json()).id
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
