import { pageLanguages } from '#domain/pages/languages.ts'

/** The groups of settings, in display order. */
export const settingGroups = ['site', 'mail', 'bounces', 'webhook', 'limits', 'legal'] as const

export type SettingGroup = (typeof settingGroups)[number]

type StorableSetting = {
	readonly group: SettingGroup
	/** Encrypted in the database, and never shown again. */
	readonly isSecret?: true
	/** The default as text; without one the setting is unset by default. */
	readonly byDefault?: string
}

/**
 * The settings that can be stored in the database, in display order. Machine-level settings cannot be stored, nor those
 * needed to open the database: ports, folders, proxies, the key, the first account.
 */
export const storableSettings = {
	SITE_URL: { group: 'site', byDefault: 'https://innervolt.example' },
	SITE_LANGUAGES: { group: 'site', byDefault: pageLanguages.join(',') },
	API_URL: { group: 'site' },
	APP_URL: { group: 'site', byDefault: 'https://app.innervolt.example' },
	PRODUCT_URL: { group: 'site', byDefault: 'https://www.innervolt.example' },
	ANALYTICS: { group: 'site', byDefault: 'own' },
	LETTER_ARCHIVE: { group: 'site' },
	SMTP_URL: { group: 'mail' },
	SMTP_USER: { group: 'mail' },
	SMTP_PASSWORD: { group: 'mail', isSecret: true },
	MAIL_FROM: { group: 'mail' },
	DKIM_SELECTOR: { group: 'mail' },
	BOUNCE_DOMAIN: { group: 'bounces' },
	IMAP_URL: { group: 'bounces' },
	IMAP_USER: { group: 'bounces' },
	IMAP_PASSWORD: { group: 'bounces', isSecret: true },
	WEBHOOK_URL: { group: 'webhook' },
	WEBHOOK_SECRET: { group: 'webhook', isSecret: true },
	MAIL_PER_HOUR: { group: 'limits', byDefault: '500' },
	LETTERS_PER_DAY: { group: 'limits', byDefault: '20000' },
	SIGNUPS_PER_CLIENT: { group: 'limits', byDefault: '60' },
	OPERATOR_NAME: { group: 'legal' },
	OPERATOR_ADDRESS: { group: 'legal' },
	OPERATOR_COUNTRY: { group: 'legal', byDefault: 'AR' },
	PAYMENT_PROVIDER: { group: 'legal' },
	PRICES_INCLUDE_VAT: { group: 'legal' },
} as const satisfies Readonly<Record<string, StorableSetting>>

export type StorableName = keyof typeof storableSettings

// oxlint-disable-next-line no-unsafe-type-assertion -- Object.keys loses the type of the keys.
export const storableNames = Object.keys(storableSettings) as readonly StorableName[]

/**
 * A setting's row in the table.
 *
 * @example storableSetting('SMTP_PASSWORD') // { group: 'mail', isSecret: true }
 */
export function storableSetting(name: StorableName): StorableSetting {
	return storableSettings[name]
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

/** The origin of a setting's value. The environment overrides the database. */
export type SettingSource = 'environment' | 'database' | 'default'
