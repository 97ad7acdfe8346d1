/** The addressee of the refusal. */
export const people = ['friend', 'family', 'colleague', 'boss', 'group', 'acquaintance'] as const

/**
 * What the person asks of the visitor. `agreed` is a plan that the two have already made, so the refusal cancels it.
 */
export const requests = [
	'tonight',
	'party',
	'agreed',
	'meeting',
	'call',
	'night',
	'late',
	'favour',
] as const

export const channels = ['text', 'mail', 'loud'] as const

export const firmnesses = ['gently', 'plainly', 'firmly'] as const

/** The ending of the message: invites another request, suggests another time, or closes the subject. */
export const endings = ['open', 'later', 'closed'] as const

/** Every case has three wordings. */
export const wordings = [0, 1, 2] as const

/**
 * The requests that each person plausibly makes. A friend does not ask the visitor to a meeting, for example, and a
 * boss does not ask to stay overnight.
 */
export const requestsOf = {
	friend: ['tonight', 'party', 'agreed', 'call', 'night', 'late', 'favour'],
	family: ['tonight', 'party', 'agreed', 'call', 'night', 'late', 'favour'],
	colleague: ['tonight', 'party', 'agreed', 'meeting', 'call', 'late', 'favour'],
	boss: ['tonight', 'party', 'meeting', 'call', 'late', 'favour'],
	group: ['tonight', 'party', 'agreed', 'night', 'late', 'favour'],
	acquaintance: ['tonight', 'party', 'agreed', 'call', 'favour'],
} as const satisfies Record<Person, readonly Request[]>

export type Person = (typeof people)[number]
export type Request = (typeof requests)[number]
export type Channel = (typeof channels)[number]
export type Firmness = (typeof firmnesses)[number]
export type Ending = (typeof endings)[number]
export type Wording = (typeof wordings)[number]

export type Choice = {
	readonly who: Person
	readonly what: Request
	readonly how: Channel
	readonly tone: Firmness
	readonly end: Ending
	readonly wording: Wording
}

/** The page's initial case. */
export const firstChoice: Choice = {
	who: 'friend',
	what: 'tonight',
	how: 'text',
	tone: 'gently',
	end: 'open',
	wording: 0,
}

/**
 * Whether the form offers a request for a person.
 *
 * @example isOffered('friend', 'meeting') // false
 */
export function isOffered(who: Person, what: Request): boolean {
	const offered: readonly Request[] = requestsOf[who]
	return offered.includes(what)
}

/**
 * Every case that the form offers, in every wording.
 *
 * @example [...allChoices()].length // 3078: 38 pairs of person and request, 81 cases each
 */
export function* allChoices(): Generator<Choice> {
	for (const who of people)
		for (const what of requestsOf[who])
			for (const how of channels)
				for (const tone of firmnesses)
					for (const end of endings)
						for (const wording of wordings) yield { who, what, how, tone, end, wording }
}
