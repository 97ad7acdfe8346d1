import { keysIn } from '#values/keys-in.ts'
import { pageLanguages } from '#site-map/languages.ts'

/** The groups of the settings every site needs, in display order. */
export const mainGroups = ['site', 'operator', 'mail'] as const

/** In display order. */
export const otherGroups = ['pages', 'letters', 'bounces', 'webhook', 'limits', 'legal'] as const

export type SettingGroup = (typeof mainGroups | typeof otherGroups)[number]

/** A `secret` is encrypted in the database and never shown again. */
export type SettingKind =
	| 'text'
	| 'secret'
	| 'number'
	| 'switch'
	| 'country'
	| 'languages'
	| 'counter'
	| 'proof'
	| 'seller'
	| 'representative'
	| 'date'
	| 'smtp'
	| 'imap'

type StorableSetting = {
	readonly group: SettingGroup
	/** By default text. */
	readonly kind?: SettingKind
	/** For a setting of an account on a mail server: the name of the setting that holds the server's address. */
	readonly server?: 'SMTP_URL' | 'IMAP_URL'
	/** The default value as text. Without it, the setting is unset by default. */
	readonly byDefault?: string
}

/**
 * The settings that can be stored in the database, in display order. Settings of the machine and settings that are
 * needed to open the database cannot be stored: ports, folders, proxies, the key, the first account.
 */
export const storableSettings = {
	SITE_URL: { group: 'site', byDefault: 'https://innervolt.example' },
	OPERATOR_NAME: { group: 'operator' },
	OPERATOR_ADDRESS: { group: 'operator' },
	OPERATOR_TAX_NUMBER: { group: 'operator' },
	SMTP_URL: { group: 'mail', kind: 'smtp' },
	SMTP_USER: { group: 'mail', server: 'SMTP_URL' },
	SMTP_PASSWORD: { group: 'mail', kind: 'secret', server: 'SMTP_URL' },
	MAIL_FROM: { group: 'mail' },
	SITE_LANGUAGES: { group: 'pages', kind: 'languages', byDefault: pageLanguages.join(',') },
	API_URL: { group: 'pages' },
	APP_URL: { group: 'pages', byDefault: 'https://app.innervolt.example' },
	PRODUCT_URL: { group: 'pages', byDefault: 'https://www.innervolt.example' },
	ANALYTICS: { group: 'pages', kind: 'counter', byDefault: 'own' },
	DKIM_SELECTOR: { group: 'letters' },
	LETTER_ARCHIVE: { group: 'letters', kind: 'switch' },
	BOUNCE_DOMAIN: { group: 'bounces' },
	IMAP_URL: { group: 'bounces', kind: 'imap' },
	IMAP_USER: { group: 'bounces', server: 'IMAP_URL' },
	IMAP_PASSWORD: { group: 'bounces', kind: 'secret', server: 'IMAP_URL' },
	WEBHOOK_URL: { group: 'webhook' },
	WEBHOOK_SECRET: { group: 'webhook', kind: 'secret' },
	SIGNUP_EVENTS_SECRET: { group: 'webhook', kind: 'secret' },
	MAIL_PER_HOUR: { group: 'limits', kind: 'number', byDefault: '500' },
	LETTERS_PER_DAY: { group: 'limits', kind: 'number', byDefault: '20000' },
	SIGNUPS_PER_CLIENT: { group: 'limits', kind: 'number', byDefault: '60' },
	PROOF_OF_WORK: { group: 'limits', kind: 'proof', byDefault: 'automatic' },
	OPERATOR_COUNTRY: { group: 'legal', kind: 'country', byDefault: 'AR' },
	SELLER: { group: 'legal', kind: 'seller' },
	PAYMENT_PROVIDER: { group: 'legal' },
	PAYMENT_PROVIDER_URL: { group: 'legal' },
	EU_REPRESENTATIVE: { group: 'legal', kind: 'representative' },
	UK_REPRESENTATIVE: { group: 'legal', kind: 'representative' },
	AAIP_REGISTRATION: { group: 'legal' },
	LEGAL_REVIEW_DATE: { group: 'legal', kind: 'date' },
	PRICES_INCLUDE_VAT: { group: 'legal', kind: 'switch' },
} as const satisfies Readonly<Record<string, StorableSetting>>

export type StorableName = keyof typeof storableSettings

export const storableNames = keysIn(storableSettings)

/**
 * A setting's entry in `storableSettings`.
 *
 * @example storableSetting('SMTP_PASSWORD').kind // 'secret'
 */
export function storableSetting(name: StorableName): StorableSetting {
	return storableSettings[name]
}

/**
 * Whether a setting is encrypted in the database, and never shown again.
 *
 * @example isSecret('SMTP_USER') // false
 */
export function isSecret(name: StorableName): boolean {
	return storableSetting(name).kind === 'secret'
}

/**
 * Whether a name is a storable setting.
 *
 * @example isStorable('SMTP_URL') // true
 * @example isStorable('PORT') // false
 */
export function isStorable(name: string): name is StorableName {
	return Object.hasOwn(storableSettings, name)
}
