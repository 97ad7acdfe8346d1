import { dnsPoints } from '#features/launch/dns-points.ts'
import type { LaunchReport } from '#features/launch/messages/launch.ts'
import type { LaunchPointName } from '#features/launch/rules/launch-points.ts'
import { settingPoints } from '#features/launch/setting-points.ts'
import type { Settings } from '#config/settings.ts'

type Point = LaunchReport['points'][number]

/** Something that blocks the launch. */
export type Blocker = {
	readonly topic: 'settings' | 'mail' | LaunchReport['texts'][number]['topic']
	/** The name of the setting, record, claim, page or number that blocks the launch. */
	readonly what: string
	/** The problem, or the pages that show it. */
	readonly why: string
}

/** The settings of each point. */
const settingsOf: Readonly<Partial<Record<LaunchPointName, string>>> = {
	site: 'SITE_URL',
	app: 'APP_URL, PRODUCT_URL',
	operator: 'OPERATOR_NAME, OPERATOR_ADDRESS',
	tax: 'OPERATOR_TAX_NUMBER',
	seller: 'SELLER',
	eu: 'EU_REPRESENTATIVE',
	uk: 'UK_REPRESENTATIVE',
	aaip: 'AAIP_REGISTRATION',
	review: 'LEGAL_REVIEW_DATE',
	server: 'SMTP_URL',
	sender: 'MAIL_FROM',
}

const settingFaults: Readonly<Partial<Record<Point['finding'], string>>> = {
	unset: 'not set, or a placeholder',
	insecure: 'not reached over https',
	country: 'the address names a country other than OPERATOR_COUNTRY',
	provider: 'set PAYMENT_PROVIDER, and PAYMENT_PROVIDER_URL if it is the seller',
}

const remedies: Readonly<Partial<Record<LaunchPointName, string>>> = {
	spf: 'publish the one TXT record beginning with v=spf1 that the mail provider names',
	dkim: 'publish the key that the mail provider names, and set DKIM_SELECTOR to its name',
	dmarc: 'publish a TXT record at _dmarc, at least "v=DMARC1; p=none"',
	mx: 'publish an MX record that leads to the mailbox in IMAP_URL',
	ptr: 'ask the operator of the mail server for a PTR record whose name resolves to its address',
}

/**
 * Finds everything that blocks the site's launch.
 *
 * @param resolver null to leave out the DNS records
 */
export async function findBlockers(
	settings: Settings,
	resolver: Parameters<typeof dnsPoints>[1] | null,
): Promise<readonly Blocker[]> {
	// Reads the environment on import.
	const { launchTexts } = await import('#site/seo/launch-texts.ts')
	const records = resolver === null ? [] : await dnsPoints(settings, resolver)
	return [
		...settingPoints(settings, true).flatMap(settingBlocker),
		...records.flatMap(recordBlocker),
		...launchTexts(new Date().toISOString().slice(0, 10)),
	]
}

function settingBlocker({ name, finding }: Point): readonly Blocker[] {
	const why = settingFaults[finding]
	return why === undefined ? [] : [{ topic: 'settings', what: settingsOf[name] ?? name, why }]
}

function recordBlocker({ name, finding, values }: Point): readonly Blocker[] {
	if (finding === 'done' || finding === 'waiting') return []
	const notChecked =
		name === 'ptr'
			? 'look up the public address that the mail server sends from'
			: 'the name servers do not answer; try again'
	const what = `${name.toUpperCase()} of ${values['domain'] ?? ''}`
	const why =
		finding === 'unknown'
			? `not checked: ${notChecked}`
			: `missing or wrong: ${remedies[name] ?? ''}`
	return [{ topic: 'mail', what, why }]
}
