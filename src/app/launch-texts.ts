import type { LaunchReport } from '#features/launch/messages/launch.ts'
import { launchBlockers } from '#features/launch/rules/launch-check.ts'
import { launchFacts } from '#site/seo/launch-facts.ts'
import type { Settings } from '#config/settings.ts'

/**
 * Statements on the pages that await the owner.
 *
 * @param today an ISO date
 */
export function launchTexts(settings: Settings, today: string): LaunchReport['texts'] {
	const found = launchBlockers(launchFacts(settings, null), today)
	return found.flatMap(({ topic, ...more }) =>
		topic === 'settings' || topic === 'mail' ? [] : [{ topic, ...more }],
	)
}
