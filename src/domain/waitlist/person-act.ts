/**
 * The acts on a person that change neither their status nor a consent or mail: what stands in their story beside those.
 * `corrected`: another address, or another spelling. `tagged`, `noted`: by the owner. `deliverable`: the mark was taken
 * away that mail comes back. `blocked`: no mail ever. `paused`, `resumed`, `language`: by the person.
 */
export const personActs = [
	'corrected',
	'tagged',
	'noted',
	'deliverable',
	'blocked',
	'paused',
	'resumed',
	'language',
] as const

/** One of `personActs`. */
export type PersonAct = (typeof personActs)[number]

/**
 * Whether a stored change is an act, and not a status.
 *
 * @example isPersonAct('corrected') // true
 * @example isPersonAct('active') // false
 */
export function isPersonAct(text: string): text is PersonAct {
	return personActs.some((each) => each === text)
}
