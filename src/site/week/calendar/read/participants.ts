import type ICAL from 'ical.js'

/** The participants of an event besides the calendar's owner, and whether the owner has declined. */
export type Participation = { readonly otherPeople: number; readonly isDeclined: boolean }

/**
 * A person who is in at least this many events with other people, and in more than half of all such events, is assumed
 * to be the owner.
 */
const minEventsOfOwner = 3

/**
 * The email address of a calendar's owner: the name of the calendar if it is an address, as in Google's exports, else
 * the address that is in most events with several people.
 *
 * @returns an empty text if the owner is unknown
 */
export function ownerOf(calendar: ICAL.Component, events: readonly ICAL.Component[]): string {
	const names = calendar
		.getAllProperties('x-wr-calname')
		.map((property) => String(property.getFirstValue() ?? '').toLowerCase())
	const named = names.find((name) => /^[^\s@]+@[^\s@]+$/.test(name))
	if (named !== undefined) return named
	const groups = events.map(peopleIn).filter(({ size }) => size > 1)
	const everyone = groups.flatMap((people) => [...people])
	const [most] = [...Map.groupBy(everyone, (person) => person).values()].toSorted(
		(one, other) => other.length - one.length,
	)
	const count = most?.length ?? 0
	return (count >= minEventsOfOwner && count > groups.length / 2 && most?.[0]) || ''
}

/**
 * The participation of the owner and of other people in an event. If the owner is unknown and several people take part,
 * one of them is assumed to be the owner.
 */
export function participationIn(event: ICAL.Component, owner: string): Participation {
	const people = peopleIn(event)
	const isInvited = people.delete(owner)
	const isOwnerAmong = !isInvited && owner === '' && people.size > 1
	const own = event
		.getAllProperties('attendee')
		.find((attendee) => owner !== '' && addressOf(attendee) === owner)
	return {
		otherPeople: people.size - (isOwnerAmong ? 1 : 0),
		// An owner without PARTSTAT counts as not having declined, because PARTSTAT is optional (RFC 5545, 3.2.12) and most
		// exports omit it.
		isDeclined: parameterOf(own, 'partstat') === 'DECLINED',
	}
}

/** Addresses of attendees and organizer. An organizer without attendees is only the author of the entry. */
function peopleIn(event: ICAL.Component): Set<string> {
	const attendees = event.getAllProperties('attendee')
	const all = attendees.length > 0 ? [...attendees, ...event.getAllProperties('organizer')] : []
	return new Set(all.filter(isPerson).map(addressOf))
}

function isPerson(property: ICAL.Property): boolean {
	const type = parameterOf(property, 'cutype')
	const role = parameterOf(property, 'role')
	return type !== 'ROOM' && type !== 'RESOURCE' && role !== 'NON-PARTICIPANT'
}

/** The upper-case value of a parameter; empty if the property has none. */
function parameterOf(property: ICAL.Property | undefined, name: string): string {
	// ical.js returns undefined for a missing parameter, despite its types.
	const value: string | undefined = property?.getFirstParameter(name)
	return value?.toUpperCase() ?? ''
}

function addressOf(property: ICAL.Property): string {
	return String(property.getFirstValue())
		.toLowerCase()
		.replace(/^mailto:/, '')
}

const callProperties = ['x-google-conference', 'x-microsoft-skypeteamsmeetingurl', 'conference']
const callLink =
	/\b(?:zoom\.us|teams\.microsoft\.com|teams\.live\.com|meet\.google\.com|webex\.com|whereby\.com|meet\.jit\.si)\//i

export function hasCallLink(event: ICAL.Component): boolean {
	return (
		// Exchange writes these properties without a value for events without a call.
		callProperties.some((name) => Boolean(event.getFirstPropertyValue(name))) ||
		['location', 'description', 'url'].some((name) =>
			callLink.test(String(event.getFirstPropertyValue(name) ?? '')),
		)
	)
}
