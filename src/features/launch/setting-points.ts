import {
	countryName,
	dataProtectionOf,
	namedCountry,
	postalAddress,
} from '#site-map/countries/operator-country.ts'
import type { LaunchPoint } from './rules/launch-points.ts'
import { isPlaceholder } from '#values/placeholder.ts'
import type { LaunchReport } from './messages/launch.ts'
import { mailSender } from '#features/mail-design/mail-design.ts'
import { currentSite } from '#cms/reader/site.ts'
import type { Settings } from '#config/settings.ts'

export type ReportedPoint = LaunchReport['points'][number]

export type LaunchSettings = Pick<Settings, 'addresses' | 'mail' | 'bounces' | 'isSiteUnset'>

export function point(
	name: LaunchPoint['name'],
	finding: LaunchPoint['finding'],
	values: ReportedPoint['values'] = {},
): ReportedPoint {
	return { name, finding, values }
}

/**
 * The points as far as the settings alone show them. A point that also needs a check over the network counts as done.
 */
export function settingPoints(
	{ addresses, mail, isSiteUnset }: LaunchSettings,
	isTested: boolean,
): readonly ReportedPoint[] {
	const { operator } = currentSite().settings
	const { site, app, product } = addresses
	const isSiteMissing = isSiteUnset || isPlaceholder(site)
	const isAppMissing = isPlaceholder(app) || isPlaceholder(product)
	const isAppInsecure = !app.startsWith('https:') || !product.startsWith('https:')
	const { name, address, country } = operator
	const isOperatorMissing = name === null || address === null
	const named = address === null ? null : namedCountry(address)
	const isElsewhere = named !== null && named !== country
	const isSenderMissing = mail.from === null || isPlaceholder(mail.from)
	const isServerMissing = mail.smtpUrl === null || isPlaceholder(mail.smtpUrl)
	return [
		point('site', isSiteMissing ? 'unset' : site.startsWith('https:') ? 'done' : 'insecure', {
			site,
		}),
		point('app', isAppMissing ? 'unset' : isAppInsecure ? 'insecure' : 'done', { app }),
		point('operator', isOperatorMissing ? 'unset' : isElsewhere ? 'country' : 'done', {
			operator: [name, address && postalAddress(address, country, 'es')].filter(Boolean).join(', '),
			country: countryName(country, 'es'),
		}),
		...dutyPoints(operator),
		point('server', isServerMissing ? 'unset' : 'done', { host: smtpHost(mail) ?? '' }),
		point('sender', isSenderMissing ? 'unset' : 'done', { sender: mail.from ?? '' }),
		point('test', isTested ? 'done' : 'untested'),
	]
}

/**
 * The points for the operator's legal duties, which depend on the operator's country. An operator in the EEA needs no
 * representative in the EEA, one in the United Kingdom needs none in the United Kingdom, and only an operator in
 * Argentina registers with the data protection authority there.
 */
function dutyPoints(operator: Settings['operator']): readonly ReportedPoint[] {
	const { country, seller, paymentProvider: provider, paymentProviderUrl: url } = operator
	const decided = (name: LaunchPoint['name'], given: string | null) =>
		point(name, given === null ? 'unset' : 'done', { given: given ?? '' })
	const isProviderMissing = provider === null || (seller === 'provider' && url === null)
	const sellerFinding = seller === null ? 'unset' : isProviderMissing ? 'provider' : 'done'
	return [
		decided('tax', operator.taxNumber),
		point('seller', sellerFinding, { seller: seller ?? '', given: provider ?? '' }),
		...(dataProtectionOf(country) === 'eea' ? [] : [decided('eu', operator.euRepresentative)]),
		...(country === 'GB' ? [] : [decided('uk', operator.ukRepresentative)]),
		...(country === 'AR' ? [decided('aaip', operator.aaipRegistration)] : []),
		decided('review', operator.legalReviewDate),
	]
}

export function smtpHost({ smtpUrl }: Pick<Settings['mail'], 'smtpUrl'>): string | null {
	return smtpUrl === null ? null : new URL(smtpUrl).hostname
}

/** Identifies the server and sender that a test email was sent with. If either changes, a new test email is needed. */
export function testedWith(settings: Pick<Settings, 'mail' | 'addresses'>): string {
	return `${smtpHost(settings.mail)} ${mailSender(settings)}`
}
