import { keysIn } from '#values/keys-in.ts'

/**
 * The points of “Lanzamiento” in display order, with the possible findings of each. `done`: nothing is left to do.
 * `unknown`: the lookup failed. `waiting`: another point must be fixed first. Every other finding is still to be fixed.
 */
export const launchFindings = {
	site: ['done', 'unset', 'insecure', 'certificate', 'unknown'],
	app: ['done', 'unset', 'insecure'],
	operator: ['done', 'unset', 'country'],
	tax: ['done', 'unset'],
	seller: ['done', 'unset', 'provider'],
	eu: ['done', 'unset'],
	uk: ['done', 'unset'],
	aaip: ['done', 'unset'],
	review: ['done', 'unset'],
	server: ['done', 'unset', 'login', 'unreachable'],
	sender: ['done', 'unset'],
	spf: ['done', 'missing', 'unknown', 'waiting'],
	dkim: ['done', 'unset', 'missing', 'unknown', 'waiting'],
	dmarc: ['done', 'missing', 'unknown', 'waiting'],
	mx: ['done', 'missing', 'unknown'],
	ptr: ['done', 'missing', 'unknown'],
	test: ['done', 'untested'],
	backups: ['done', 'none', 'old'],
} as const

export type LaunchPointName = keyof typeof launchFindings

export const launchPointNames = keysIn(launchFindings)

/** The names of the values that fill each point's words. */
export type LaunchPointValues = {
	readonly site: 'site' | 'code'
	readonly app: 'app'
	readonly operator: 'operator' | 'country'
	readonly tax: 'given'
	readonly seller: 'seller' | 'given'
	readonly eu: 'given'
	readonly uk: 'given'
	readonly aaip: 'given'
	readonly review: 'given'
	readonly server: 'host' | 'login' | 'code'
	readonly sender: 'sender'
	readonly spf: 'domain' | 'record'
	readonly dkim: 'domain' | 'selector'
	readonly dmarc: 'domain'
	readonly mx: 'domain'
	readonly ptr: 'domain'
	readonly test: never
	readonly backups: 'hours'
}

/** The result for a point. */
export type LaunchPoint = {
	readonly name: LaunchPointName
	readonly finding: (typeof launchFindings)[LaunchPointName][number]
}

/** `advice`: recommended, but not required for a launch. `waiting`: not counted, because another point comes first. */
export type LaunchState = 'done' | 'open' | 'advice' | 'unknown' | 'waiting'

const advised: ReadonlySet<LaunchPointName> = new Set(['ptr', 'backups'])

/**
 * What a finding means for the launch.
 *
 * @example launchState({ name: 'site', finding: 'insecure' }) // 'open'
 * @example launchState({ name: 'backups', finding: 'old' }) // 'advice'
 */
export function launchState({ name, finding }: LaunchPoint): LaunchState {
	if (finding === 'done' || finding === 'unknown' || finding === 'waiting') return finding
	return advised.has(name) ? 'advice' : 'open'
}
