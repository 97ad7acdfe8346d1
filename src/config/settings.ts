import type { z } from 'zod'
import { OperatorError } from '#values/operator-error.ts'
import { accountUrl } from './mail-account.ts'
import { describeNearNames } from './near-names.ts'
import { checkedSchema, mailAccount, schema } from './schema.ts'

export type SettingTexts = Readonly<Record<string, string | undefined>>

export type Settings = ReturnType<typeof readSettings>

/** The settings of routes and jobs. The others are read from the current `Site`. */
export type ApplicationSettings = Omit<Settings, 'operator' | 'pricesIncludeVat'>

export type PageSettings = ReturnType<typeof readPageSettings>

/** Never contains the setting's value. */
export type SettingIssue = { readonly name: string; readonly message: string }

/** The message lists all invalid settings. */
export class SettingsError extends OperatorError {
	override name = 'SettingsError'
	readonly issues: readonly SettingIssue[]

	constructor(issues: readonly SettingIssue[]) {
		const lines = issues.map(({ name, message }) => `  ${name}: ${message}`)
		super(['These settings are invalid:', ...lines].join('\n'))
		this.issues = issues
	}
}

/**
 * The settings in force as texts: the environment overrides stored settings. An empty variable counts as unset.
 *
 * @param stored the stored settings
 * @example withStored({ SMTP_URL: '' }, { SMTP_URL: 'smtp://a' }) // { SMTP_URL: 'smtp://a' }
 */
export function withStored(environment: SettingTexts, stored: SettingTexts): SettingTexts {
	return { ...stored, ...givenTexts(environment) }
}

/** Drops empty values. */
function givenTexts(environment: SettingTexts): SettingTexts {
	return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
}

/**
 * The location of the database, and its key: what it takes to read stored settings. Validates each variable by itself,
 * because other settings that it depends on may be in the database.
 *
 * @throws SettingsError
 * @example readDatabaseSettings({}).dataDir // './data'
 */
export function readDatabaseSettings(environment: SettingTexts) {
	return Object.freeze(databaseSettings(readFields(environment)))
}

type Fields = z.infer<typeof schema>

function readFields(environment: SettingTexts): Fields {
	const parsed = schema.safeParse(givenTexts(environment))
	if (!parsed.success) throw new SettingsError(issuesOf(parsed.error))
	return parsed.data
}

function databaseSettings(env: Fields) {
	return {
		dataDir: env.DATA_DIR,
		databaseUrl: env.DATABASE_URL ?? null,
		/** All keys are derived from this secret; null if it is in a file of the data folder. */
		secretKey: env.SECRET_KEY ?? null,
	}
}

/**
 * Reads and validates the settings. An empty value counts as unset.
 *
 * @param stored settings from the database, overridden by the environment
 * @throws SettingsError that lists the invalid settings by name, without their values
 * @example readSettings({ PORT: '8080' }).port // 8080
 * @example readSettings({ PORT: 'x' }) // SettingsError: PORT must be a port number
 */
export function readSettings(environment: SettingTexts, stored: SettingTexts = {}) {
	const parsed = checkedSchema.safeParse(withStored(environment, stored))
	if (!parsed.success) throw new SettingsError(issuesOf(parsed.error))
	const env = parsed.data
	const imapUrl = accountUrl(mailAccount('IMAP', env))
	return Object.freeze({
		host: env.HOST,
		...databaseSettings(env),
		/**
		 * Where the journal of erasures is written: a folder, or the URL of another database; null for the default folder
		 * in the data folder.
		 */
		journalTo: env.JOURNAL_TO ?? null,
		metricsPort: env.METRICS_PORT ?? null,
		/** Proxies whose `X-Forwarded-For` counts; null if there are none. */
		trustProxy: env.TRUST_PROXY ?? null,
		...pageSettings(env),
		/**
		 * True if neither SITE_URL nor API_URL is set, as in a local trial. Links in emails then have no configured origin.
		 */
		isSiteUnset: env.SITE_URL === undefined && env.API_URL === undefined,
		admin:
			env.ADMIN_USERNAME !== undefined && env.ADMIN_PASSWORD !== undefined
				? Object.freeze({ name: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD })
				: null,
		mail: Object.freeze({
			/** Includes user name and password. */
			smtpUrl: accountUrl(mailAccount('SMTP', env)),
			from: env.MAIL_FROM ?? null,
			/** Name under which the mail provider publishes its DKIM key. */
			dkimSelector: env.DKIM_SELECTOR ?? null,
			/**
			 * The limit for all emails per hour. Letters may use only what the confirmations of the last hour leave of it.
			 */
			mailsPerHour: env.MAIL_PER_HOUR,
			lettersPerDay: env.LETTERS_PER_DAY,
		}),
		/**
		 * The domain of the envelope senders, and the mailbox that receives mail to addresses of this domain; null if
		 * bounces are not read.
		 */
		bounces:
			env.BOUNCE_DOMAIN !== undefined && imapUrl !== null
				? Object.freeze({ domain: env.BOUNCE_DOMAIN, imapUrl })
				: null,
		/** The receiver of events about confirmations, unsubscriptions and erasures; null if there is none. */
		webhook:
			env.WEBHOOK_URL !== undefined && env.WEBHOOK_SECRET !== undefined
				? Object.freeze({ url: env.WEBHOOK_URL, secret: env.WEBHOOK_SECRET })
				: null,
		/** The app signs its reports of signups with this secret; null if the app sends none. */
		signupEventsSecret: env.SIGNUP_EVENTS_SECRET ?? null,
		signupsPerClient: env.SIGNUPS_PER_CLIENT,
		proofOfWork: env.PROOF_OF_WORK,
		letterArchive: env.LETTER_ARCHIVE === '1',
	})
}

/**
 * Reads the settings that are built into the pages. Validates each by itself, because other settings that it depends on
 * may be in the database.
 *
 * @throws SettingsError
 * @example readPageSettings({}).addresses.app // 'https://app.innervolt.example'
 */
export function readPageSettings(environment: SettingTexts) {
	return Object.freeze(pageSettings(readFields(environment)))
}

function pageSettings(env: Fields) {
	return {
		port: env.PORT,
		addresses: Object.freeze({
			site: env.SITE_URL ?? 'https://innervolt.example',
			/** The API's origin for forms and the panel; empty if pages and API have the same origin. */
			api: env.API_URL ?? '',
			app: env.APP_URL,
			product: env.PRODUCT_URL,
		}),
		/** Languages of the pages, English first. */
		siteLanguages: env.SITE_LANGUAGES,
		analytics: env.ANALYTICS,
		/** Shown on the legal pages. Each value is null until configured. */
		operator: Object.freeze({
			name: env.OPERATOR_NAME ?? null,
			address: env.OPERATOR_ADDRESS ?? null,
			/** ISO 3166-1 code. */
			country: env.OPERATOR_COUNTRY,
			taxNumber: env.OPERATOR_TAX_NUMBER ?? null,
			paymentProvider: env.PAYMENT_PROVIDER ?? null,
			/** The payment provider's page for buyers. */
			paymentProviderUrl: env.PAYMENT_PROVIDER_URL ?? null,
			seller: env.SELLER ?? null,
			/** Representatives under Art. 27 of the GDPR and the UK GDPR: name, address and email address, or `exempt`. */
			euRepresentative: env.EU_REPRESENTATIVE ?? null,
			ukRepresentative: env.UK_REPRESENTATIVE ?? null,
			/** Number of the registration with Argentina's data protection authority. */
			aaipRegistration: env.AAIP_REGISTRATION ?? null,
			/** Day on which a lawyer reviewed the legal pages. */
			legalReviewDate: env.LEGAL_REVIEW_DATE ?? null,
		}),
		/** Whether the German page adds “inkl. MwSt.” to its prices. */
		pricesIncludeVat: env.PRICES_INCLUDE_VAT === '1',
	}
}

export function describeUnknownSettings(environment: SettingTexts): readonly string[] {
	return describeNearNames(environment, Object.keys(schema.shape))
}

function issuesOf(error: z.ZodError): readonly SettingIssue[] {
	return error.issues.map(({ path, message }) => ({ name: path.join('.'), message }))
}

/**
 * Whether a setting of this name exists.
 *
 * @example isSetting('PORT') // true
 */
export function isSetting(name: string): boolean {
	return Object.hasOwn(schema.shape, name)
}
