import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LaunchReport } from '#contract/launch.ts'
import { launchBlockers, type LaunchFacts } from '#domain/launch/launch-check.ts'

/** File of a built site with the statements on its pages that the owner has to confirm. */
export const launchFactsFile = '.launch.json'

/** The content of this file, written by the build. */
export type TextFacts = Omit<LaunchFacts, 'settings' | 'mailDns'>

/**
 * Statements on the pages that await the owner; null if the build's file is missing.
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
