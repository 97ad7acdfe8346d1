import { parseArgs } from 'node:util'
import { isPlaceholder } from '#domain/launch/placeholder.ts'
import { launchFacts } from '#publishing/launch-facts.ts'
import { type LaunchFinding, launchBlockers } from '#domain/launch/launch-check.ts'
import { lookUpSenderDns, senderDomain, systemResolver } from '#server/mail/sender-dns.ts'
import { readSettings, type Settings } from '#settings/settings.ts'

/** What the owner can do about each kind of finding. */
const remedies: Record<LaunchFinding['topic'], string> = {
	settings: 'Set them in the environment; the README lists all settings.',
	mail: 'Ask the mail provider for these records and publish them; DKIM needs DKIM_SELECTOR too.',
	contacts: 'Edit src/content/site.ts.',
	claims: 'Fill in `evidence` in src/content/claims.ts, or set `isShown` to false.',
	testimonials: 'Replace them with what real people said, and set `isSample` to false.',
	prices: 'Take one reading away in src/content/pricing.ts.',
	promises: 'Check each with the app, then put the day into src/content/policies/promises.ts.',
	'product facts': 'Check each with the app, then put the day into src/content/product-facts.ts.',
	'crisis lines': 'Make sure that they answer, then put the date into src/content/crisis-lines.ts.',
}

/** The findings by topic, one line each, for people. */
function report(findings: readonly LaunchFinding[]): string {
	return Object.entries(Object.groupBy(findings, ({ topic }) => topic))
		.map(([, found]) => [...heading(found), ...lines(found)].join('\n'))
		.join('\n\n')
}

function heading([first, ...more]: readonly LaunchFinding[]): string[] {
	return first ? [`${first.topic} (${more.length + 1}): ${remedies[first.topic]}`] : []
}

function lines(findings: readonly LaunchFinding[]): string[] {
	const width = Math.max(...findings.map(({ what }) => what.length))
	return findings.map(({ what, why }) => `  ${what.padEnd(width)}  ${why}`)
}

/** The records of the sending domain; null if there is none yet. */
async function senderDns({ mail, addresses }: Settings) {
	if (mail.from === null || isPlaceholder(mail.from)) return null
	const domain = senderDomain(mail.from, addresses.site)
	const { spf, dkim, dmarc } = await lookUpSenderDns(domain, mail.dkimSelector, systemResolver())
	return { SPF: spf, DKIM: dkim, DMARC: dmarc }
}

const { values: options } = parseArgs({
	options: {
		json: { type: 'boolean', default: false },
		/** Looks nothing up in DNS. */
		offline: { type: 'boolean', default: false },
	},
})

const today = new Date().toISOString().slice(0, 10)
const settings = readSettings(process.env)
const dns = options.offline ? null : await senderDns(settings)
const blocks = launchBlockers(launchFacts(settings, dns), today)
if (options.json) {
	console.log(JSON.stringify({ isReady: blocks.length === 0, blocks }, null, '\t'))
} else {
	const count = blocks.length === 1 ? '1 thing stands' : `${blocks.length} things stand`
	const verdict = `${blocks.length === 0 ? 'Nothing stands' : count} between this site and an honest launch.`
	console.log([report(blocks), verdict].filter(Boolean).join('\n\n'))
}
process.exitCode = blocks.length === 0 ? 0 : 1
