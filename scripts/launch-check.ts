// npm run launch-check [-- --json] [-- --offline]
// Lists obstacles to an honest launch, on the pages, in the settings and on this machine; exits with 1 if there are
// any. Works with the site stopped or running, and changes nothing. `--offline` queries no server.
import { readOptions } from '#app/cli/command-line.ts'
import { systemResolver } from '#platform/mail/sender-dns.ts'
import { type Blocker, findBlockers } from './launch-check/find-blockers.ts'
import { checkMachine, type MachineFinding } from './launch-check/machine-checks.ts'
import { readSettingsOrExit } from './read-settings.ts'
import { usageOf } from './usage-of.ts'

type Finding = Blocker | MachineFinding

const remedies: Record<Finding['topic'], string> = {
	machine: 'docs/operations.md says more about each.',
	settings: 'Set them with npm run settings or in the environment; docs/settings.md lists all.',
	mail: 'DNS records for mail; docs/mail.md says what each is for.',
	contacts: 'Edit src/content/facts/product.yaml.',
	claims: 'Fill in `evidence` in src/content/facts/claims.yaml, or set `isShown` to false.',
	testimonials: 'Replace them with what real people said, and set `isSample` to false.',
	prices: 'Choose one plan in src/content/facts/prices.yaml.',
	promises: 'Check each with the app, then put the day into src/content/facts/promises.yaml.',
	'product facts': 'Check each with the app, then put the day into src/content/facts/product.yaml.',
	'crisis lines':
		'Make sure that they answer, then put the date into src/content/facts/crisis-lines.yaml.',
}

function report(findings: readonly Finding[]): string {
	return Object.entries(Object.groupBy(findings, ({ topic }) => topic))
		.map(([, found]) => [...heading(found), ...lines(found)].join('\n'))
		.join('\n\n')
}

function heading([first, ...more]: readonly Finding[]): string[] {
	return first ? [`${first.topic} (${more.length + 1}): ${remedies[first.topic]}`] : []
}

function lines(findings: readonly Finding[]): string[] {
	const width = Math.max(...findings.map(({ what }) => what.length))
	return findings.map(({ what, why }) => `  ${what.padEnd(width)}  ${why}`)
}

const { values: options } = readOptions(usageOf(import.meta.filename), {
	json: { type: 'boolean', default: false },
	offline: { type: 'boolean', default: false },
})
let unreadable: string | null = null
const settings = await readSettingsOrExit((sentence) => {
	unreadable = sentence
})

const blocks = [
	...(await checkMachine(settings, options.offline, unreadable)),
	...(await findBlockers(settings, options.offline ? null : systemResolver())),
]
if (options.json) {
	console.log(JSON.stringify({ isReady: blocks.length === 0, blocks }, null, '\t'))
} else {
	const count = blocks.length === 1 ? '1 thing stands' : `${blocks.length} things stand`
	const verdict = `${blocks.length === 0 ? 'Nothing stands' : count} between this site and an honest launch.`
	console.log([report(blocks), verdict].filter(Boolean).join('\n\n'))
}
process.exitCode = blocks.length === 0 ? 0 : 1
