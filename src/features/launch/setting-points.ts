import { countryName, postalAddress } from '#site-map/countries/operator-country.ts'
import { isElsewhere } from './rules/launch-check.ts'
import type { LaunchPoint } from './rules/launch-points.ts'
import { operatorDuties } from './rules/operator-duties.ts'
import { isPlaceholder } from '#values/placeholder.ts'
import type { LaunchReport } from './messages/launch.ts'
import { mailSender } from '#features/mail-design/mail-design.ts'
import type { Settings } from '#config/settings.ts'

/** A point of the report. */
export type ReportedPoint = LaunchReport['points'][number]

/** Settings that the launch depends on. */
export type LaunchSettings = Pick<
	Settings,
	'addresses' | 'operator' | 'mail' | 'bounces' | 'isSiteUnset'
>

/** A point with the values its words name. */
export function point(
	name: LaunchPoint['name'],
	finding: LaunchPoint['finding'],
	values: ReportedPoint['values'] = {},
): ReportedPoint {
	return { name, finding, values }
}

/** Points decided by the settings alone; points that need the network count as done. */
export function settingPoints(
	{ addresses, operator, mail, isSiteUnset }: LaunchSettings,
	isTested: boolean,
): readonly ReportedPoint[] {
	const { site, app, product } = addresses
	const isSiteMissing = isSiteUnset || isPlaceholder(site)
	const isAppMissing = isPlaceholder(app) || isPlaceholder(product)
	const { name, address, country } = operator
	const isOperatorMissing = name === null || address === null
	const isSenderMissing = mail.from === null || isPlaceholder(mail.from)
	return [
		point('site', isSiteMissing ? 'unset' : site.startsWith('https:') ? 'done' : 'insecure', {
			site,
		}),
		point('app', isAppMissing ? 'unset' : 'done', { app }),
		point(
			'operator',
			isOperatorMissing ? 'unset' : isElsewhere(address, country) ? 'country' : 'done',
			{
				operator: [name, address && postalAddress(address, country, 'es')]
					.filter(Boolean)
					.join(', '),
				country: countryName(country, 'es'),
			},
		),
		...dutyPoints(operator),
		point('server', mail.smtpUrl === null ? 'unset' : 'done', { host: smtpHost(mail) ?? '' }),
		point('sender', isSenderMissing ? 'unset' : 'done', { sender: mail.from ?? '' }),
		point('test', isTested ? 'done' : 'untested'),
	]
}

/** The legal duties of an operator in that country. */
function dutyPoints(operator: LaunchSettings['operator']): readonly ReportedPoint[] {
	const duties = operatorDuties(operator)
	const decided = (name: LaunchPoint['name'], given: string | null | undefined) =>
		given === undefined
			? []
			: [point(name, given === null ? 'unset' : 'done', { given: given ?? '' })]
	const { SELLER: seller, PAYMENT_PROVIDER: provider, PAYMENT_PROVIDER_URL: url } = duties
	const isProviderMissing = seller !== null && (provider === null || url === null)
	return [
		...decided('tax', duties.OPERATOR_TAX_NUMBER),
		...(isProviderMissing
			? [point('seller', 'provider')]
			: decided('seller', seller).map((each) => ({
					...each,
					values: { seller: seller ?? '', given: provider ?? '' },
				}))),
		...decided('eu', duties.EU_REPRESENTATIVE),
		...decided('uk', duties.UK_REPRESENTATIVE),
		...decided('aaip', duties.AAIP_REGISTRATION),
		...decided('review', duties.LEGAL_REVIEW_DATE),
	]
}

/** The mail server without its login; null if unset. */
export function smtpHost({ smtpUrl }: Pick<Settings['mail'], 'smtpUrl'>): string | null {
	return smtpUrl === null ? null : new URL(smtpUrl).hostname
}

/** Identifies the settings that a test email proves: another server or sender needs a new test email. */
export function testedWith(settings: Pick<Settings, 'mail' | 'addresses'>): string {
	return `${smtpHost(settings.mail)} ${mailSender(settings)}`
}
