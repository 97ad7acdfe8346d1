/**
 * Actions on a person that change no status, consent or email, shown in their history. `corrected`: another address,
 * or another spelling. `tagged`, `noted`: by the owner. `deliverable`: the undeliverable mark was cleared. `blocked`:
 * no more mail. `paused`, `resumed`, `language`: by the person.
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
 * Whether a stored change is an action instead of a status.
 *
 * @example isPersonAct('corrected') // true
 * @example isPersonAct('active') // false
 */
export function isPersonAct(text: string): text is PersonAct {
	return personActs.some((each) => each === text)
}
