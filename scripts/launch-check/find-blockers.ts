import { type LaunchFinding, launchBlockers } from '#features/launch/rules/launch-check.ts'
import { isPlaceholder } from '#values/placeholder.ts'
import { lookUpMailDns } from '#features/launch/mail-host-dns.ts'
import { systemResolver } from '#platform/mail/sender-dns.ts'
import type { Settings } from '#config/settings.ts'

/** Finds everything that blocks the site's launch; with `isOffline`, without DNS. */
export async function findBlockers(
	settings: Settings,
	isOffline: boolean,
): Promise<readonly LaunchFinding[]> {
	// Reads the environment on import.
	const { launchFacts } = await import('#site/seo/launch-facts.ts')
	const { from } = settings.mail
	// Without a sender there is no domain to look up yet.
	const canLookUp = !isOffline && from !== null && !isPlaceholder(from)
	const dns = canLookUp ? await lookUpMailDns(settings, systemResolver()) : null
	return launchBlockers(launchFacts(settings, dns), new Date().toISOString().slice(0, 10))
}
