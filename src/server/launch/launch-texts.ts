import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LaunchReport } from '#contract/launch.ts'
import { launchBlockers, type LaunchFacts } from '#domain/launch/launch-check.ts'

/** The file of a built site that holds what its pages state, as far as the owner has to confirm it. */
export const launchFactsFile = '.launch.json'

/** What the build writes into it. */
export type TextFacts = Omit<LaunchFacts, 'settings' | 'mailDns'>

/**
 * The statements of the pages that wait for the owner; null for pages that were built by an earlier version.
 *
 * @param folder the built site
 * @param today an ISO date
 */
export function launchTexts(folder: string, today: string): LaunchReport['texts'] {
	const file = join(folder, launchFactsFile)
	if (!existsSync(file)) return null
	// Written by the build.
	const facts: TextFacts = JSON.parse(readFileSync(file, 'utf8'))
	const operator = { address: null, country: '' }
	const settings = { texts: {}, operator, sites: {}, mail: {} }
	const found = launchBlockers({ ...facts, settings, mailDns: null }, today)
	return found.flatMap(({ topic, ...more }) =>
		topic === 'settings' || topic === 'mail' ? [] : [{ topic, ...more }],
	)
}
