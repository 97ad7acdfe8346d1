import { expect, test } from 'vitest'
import { withSite } from '#cms/reader/site.ts'
import { readSettings, type SettingTexts } from '#config/settings.ts'
import { findBlockers } from './find-blockers.ts'

/** Name servers without any record, which do not respond to a query for DMARC. */
const empty = async (name: string): Promise<never> => {
	const code = name.startsWith('_dmarc') ? 'ESERVFAIL' : 'ENOTFOUND'
	throw Object.assign(new Error(name), { code })
}
const resolver = {
	resolveTxt: empty,
	resolveMx: empty,
	resolve4: empty,
	resolve6: empty,
	reverse: empty,
}

async function linesOf(environment: SettingTexts, topic: string) {
	const settings = readSettings(environment)
	const found = await withSite({ edits: {}, settings }, () => findBlockers(settings, resolver))
	return found.filter((each) => each.topic === topic).map(({ what, why }) => `${what}: ${why}`)
}

test('settings that are missing or wrong block the launch, and the password of the mail server is not reported', async () => {
	expect(await linesOf({}, 'settings')).toEqual([
		'SITE_URL: not set, or a placeholder',
		'APP_URL, PRODUCT_URL: not set, or a placeholder',
		'OPERATOR_NAME, OPERATOR_ADDRESS: not set, or a placeholder',
		'OPERATOR_TAX_NUMBER: not set, or a placeholder',
		'SELLER: not set, or a placeholder',
		'EU_REPRESENTATIVE: not set, or a placeholder',
		'UK_REPRESENTATIVE: not set, or a placeholder',
		'AAIP_REGISTRATION: not set, or a placeholder',
		'LEGAL_REVIEW_DATE: not set, or a placeholder',
		'SMTP_URL: not set, or a placeholder',
		'MAIL_FROM: not set, or a placeholder',
	])
	const found = await linesOf(
		{
			SITE_URL: 'http://own.dev',
			APP_URL: 'https://app.own.dev',
			PRODUCT_URL: 'http://own.dev',
			OPERATOR_NAME: 'Ada Byron',
			OPERATOR_ADDRESS: 'Calle Mayor 1, Madrid, España',
			SELLER: 'operator',
			SMTP_URL: 'smtp://ada:secret@mail.example',
			MAIL_FROM: 'hello@own.example',
		},
		'settings',
	)
	expect(found).toEqual(
		expect.arrayContaining([
			'SITE_URL: not reached over https',
			'APP_URL, PRODUCT_URL: not reached over https',
			'OPERATOR_NAME, OPERATOR_ADDRESS: the address names a country other than OPERATOR_COUNTRY',
			'SELLER: set PAYMENT_PROVIDER, and PAYMENT_PROVIDER_URL if it is the seller',
			'SMTP_URL: not set, or a placeholder',
			'MAIL_FROM: not set, or a placeholder',
		]),
	)
	expect(JSON.stringify(found)).not.toContain('secret')
})

test('a missing or unchecked DNS record blocks the launch and names its remedy', async () => {
	const environment = {
		MAIL_FROM: 'hello@own.dev',
		SMTP_URL: 'smtp://localhost',
		BOUNCE_DOMAIN: 'bounces.own.dev',
		IMAP_URL: 'imaps://mail.own.dev',
	}
	expect(await linesOf(environment, 'mail')).toEqual([
		'SPF of bounces.own.dev: missing or wrong: publish the one TXT record beginning with v=spf1 that the mail provider names',
		'DKIM of own.dev: missing or wrong: publish the key that the mail provider names, and set DKIM_SELECTOR to its name',
		'DMARC of own.dev: not checked: the name servers do not answer; try again',
		'MX of bounces.own.dev: missing or wrong: publish an MX record that leads to the mailbox in IMAP_URL',
		'PTR of localhost: not checked: look up the public address that the mail server sends from',
	])
	expect(await linesOf({}, 'mail')).toEqual([])
})
