import { z } from 'zod'
import { accountLimits } from './rules/account-limits.ts'
import { pageLanguages } from '#site-map/languages.ts'
import { operatorCountries } from '#site-map/countries/operator-country.ts'
import { isHostName } from '#site-map/hosts/host-name.ts'
import { isLoopback } from '#site-map/hosts/loopback.ts'
import { proofModes } from './rules/proof-modes.ts'
import type { StorableName } from './rules/storable-settings.ts'
import { adminName, adminPassword, configuredPassword } from './admin-credentials.ts'
import { analytics } from './analytics.ts'
import { mailUrl } from './mail-account.ts'
import { proxies } from './proxies.ts'
import { parseSecretKey } from './secret-key.ts'
import { siteLanguages } from './site-languages.ts'

const noHostName = 'must have a name in DNS or an IP address as its host'

/**
 * Whether a URL's host is a DNS name or an IP address. Hosts end up in policies, proxy configurations and commands,
 * where quotes, braces and semicolons have a meaning.
 */
function hasHostName(url: string): boolean {
	return URL.canParse(url) && isHostName(new URL(url).hostname)
}

/** Absolute http(s) URL without trailing slash, query or fragment. */
const address = z
	.url({ protocol: /^https?$/, error: 'must be an absolute http or https address' })
	.refine((value) => !/[?#]/.test(value), 'must have no query and no fragment')
	.refine(hasHostName, noHostName)
	.transform((value) => value.replace(/(?<!\/)\/+$/, ''))

const origin = address.refine(
	(value) => URL.canParse(value) && new URL(value).pathname === '/',
	'must be an origin, without a path',
)

/** `user@host` or `Name <user@host>`. No control characters, because it becomes a mail header. */
const sender = z.stringFormat(
	'sender',
	/^(?:[^<>@\p{C}]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u,
	{
		error: 'must be an address, or a name and an <address>',
	},
)

/**
 * An https URL, or an http URL of this machine: events contain e-mail addresses and must not be sent unencrypted.
 * `fetch` rejects URLs with user names.
 */
const webhookUrl = z
	.url({ protocol: /^https?$/, error: 'must be an https address' })
	.refine((value) => {
		if (!URL.canParse(value)) return false
		const { protocol, hostname, username, password } = new URL(value)
		if (username !== '' || password !== '') return false
		return isHostName(hostname) && (protocol === 'https:' || isLoopback(hostname))
	}, 'must be an https address without a user name; http is for this machine only')

/** `whsec_` and 24 to 64 bytes in base64, as required by Standard Webhooks. */
const webhookSecret = z.string().refine((value) => {
	const [, key = ''] = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(value) ?? []
	const bytes = Buffer.from(key, 'base64')
	return bytes.toString('base64') === key && bytes.length >= 24 && bytes.length <= 64
}, 'must be whsec_ and 24 to 64 bytes in base64')

const postgresUrl = z.url({
	protocol: /^postgres(ql)?$/,
	error: 'must be a postgres:// address, or unset',
})

/** Zero is rejected, because it would turn off the feature that the number limits. */
const count = z.coerce
	.number('must be a number')
	.int('must be a whole number')
	.min(1, 'must be at least 1')

const port = z.coerce.number('must be a port number').int().max(65_535)

const line = z.string().trim().optional()

/** A representative under Art. 27 GDPR. */
const representative = z
	.string()
	.trim()
	.regex(
		/^(?:exempt|[^,@]+,[^@]+,\s*[^\s,@]+@[^\s,@]+)$/,
		'must be a name, an address and an email address, separated by commas, or exempt',
	)
	.optional()

/** A switch. */
const flag = z.enum(['1'], { error: 'must be 1 or unset' }).optional()

const secretKey = z.string().transform((value, context) => {
	const key = parseSecretKey(value)
	if (key !== null) return key
	context.addIssue('must be 32 bytes in base64')
	return z.NEVER
})

/**
 * All settings by name. Each value is validated by itself. `npm run docs` generates docs/settings.md from the
 * descriptions.
 */
export const schema = z.object({
	PORT: port.min(0).default(3000).describe('Port of pages and API; `0` picks a free one.'),
	HOST: z.string().default('127.0.0.1').describe('Address the server listens on.'),
	DATA_DIR: z.string().default('./data').describe('Folder for everything the server writes.'),
	METRICS_PORT: port
		.min(1)
		.optional()
		.describe('Port on 127.0.0.1 that serves Prometheus metrics at `/metrics`.'),
	TRUST_PROXY: proxies
		.optional()
		.describe(
			'Proxies to trust for `X-Forwarded-For`: `1` for this machine, or addresses and ranges (`10.0.0.7,172.16.0.0/12`).',
		),
	SITE_URL: origin
		.optional()
		.describe('Origin of the site, for canonical URLs and links in emails.'),
	SITE_LANGUAGES: siteLanguages
		.default(pageLanguages)
		.describe('Languages that have pages; `en` is required.'),
	API_URL: origin.optional().describe('Origin of the API, if the pages are served elsewhere.'),
	APP_URL: address
		.default('https://app.innervolt.example')
		.describe('The app, where “Sign up” and “Log in” lead.'),
	PRODUCT_URL: address
		.default('https://www.innervolt.example')
		.describe('The main site of the product.'),
	ANALYTICS: analytics
		.default({ kind: 'own' })
		.describe(
			'`own` counts without cookies or identifiers, `none` not at all; `gtag:G-XXXX` asks for consent first; `plausible:DOMAIN` and `umami:ID@URL` do not.',
		),
	DATABASE_URL: postgresUrl
		.optional()
		.describe('`postgres://…` uses PostgreSQL. Unset: SQLite in `DATA_DIR`.'),
	JOURNAL_TO: z
		.union([z.string().regex(/^(?!.*:\/\/)/), postgresUrl], {
			error: 'must be a folder, a postgres:// address, or unset',
		})
		.optional()
		.describe(
			'Folder, or `postgres://…` of another database, for the journal of erasures that a restore replays. Unset: `DATA_DIR/erasures`.',
		),
	SECRET_KEY: secretKey
		.optional()
		.describe(
			'32 bytes in base64 (`openssl rand -base64 32`). Unset: `DATA_DIR/secret.key`, created at the first start.',
		),
	ADMIN_USERNAME: adminName
		.optional()
		.describe(
			'Admin account that each start creates or updates. Unset: the first start prints a link that creates an account.',
		),
	ADMIN_PASSWORD: configuredPassword
		.optional()
		.describe('Password of that account, of at least 12 characters.'),
	SMTP_URL: mailUrl('SMTP')
		.optional()
		.describe(
			'Mail server, `smtps://HOST` or `smtp://HOST` with STARTTLS. Unset: emails become files in `DATA_DIR`.',
		),
	SMTP_USER: z.string().optional().describe('User name for the mail server.'),
	SMTP_PASSWORD: z.string().optional().describe('Password for the mail server.'),
	MAIL_FROM: sender.optional().describe('Sender of all mail: `Name <address>`.'),
	BOUNCE_DOMAIN: z
		.string()
		.toLowerCase()
		.regex(/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]{2,}$/, 'must be a domain')
		.optional()
		.describe('Domain that bounces return to, with `IMAP_URL`. Unset: bounces are not read.'),
	IMAP_URL: mailUrl('IMAP')
		.optional()
		.describe('Mailbox that receives the bounces: `imaps://HOST/INBOX`.'),
	IMAP_USER: z.string().optional().describe('User name for the mailbox.'),
	IMAP_PASSWORD: z.string().optional().describe('Password for the mailbox.'),
	DKIM_SELECTOR: z
		.string()
		.regex(/^[\w-]+(?:\.[\w-]+)*$/, 'must be the name before ._domainkey')
		.optional()
		.describe('Name of the DKIM key in DNS, before `._domainkey`. Letters need it.'),
	MAIL_PER_HOUR: count
		.default(500)
		.describe('Emails sent per hour; confirmations never wait for it.'),
	LETTERS_PER_DAY: count.default(20_000).describe('Emails of letters sent within 24 hours.'),
	LETTER_ARCHIVE: flag.describe('`1`: sent letters can be published below `/letters`.'),
	WEBHOOK_URL: webhookUrl
		.optional()
		.describe('URL to which confirmations, unsubscriptions and erasures are reported.'),
	WEBHOOK_SECRET: webhookSecret
		.optional()
		.describe('Secret that signs the reports: `whsec_` and 24 to 64 bytes in base64.'),
	SIGNUP_EVENTS_SECRET: webhookSecret
		.optional()
		.describe(
			'Secret with which the app signs its reports of signups, `POST /api/signup-events`. Unset: that address is 404.',
		),
	SIGNUPS_PER_CLIENT: count.default(60).describe('Signups accepted from one client in 15 minutes.'),
	PROOF_OF_WORK: z
		.enum(proofModes, 'must be off, automatic or always')
		.default('automatic')
		.describe(
			'Whether a visitor’s computer solves a task before a signup is accepted: `off`, `always`, or `automatic`, while forms are under attack.',
		),
	OPERATOR_NAME: line.describe('Operator, named on the legal pages and in letters.'),
	OPERATOR_ADDRESS: line.describe('Postal address of the operator.'),
	OPERATOR_COUNTRY: z
		.enum(operatorCountries, 'must be the code of a country, such as AR')
		.default('AR')
		.describe('Country of the operator (ISO 3166-1); its law governs the terms.'),
	OPERATOR_TAX_NUMBER: line.describe('Tax number of the operator, such as a CUIT.'),
	SELLER: z
		.enum(['operator', 'provider'], 'must be operator or provider')
		.optional()
		.describe('Seller on the receipt: `operator`, or `provider` for the payment provider.'),
	PAYMENT_PROVIDER: line.describe('Payment provider, named on the legal pages.'),
	PAYMENT_PROVIDER_URL: address
		.optional()
		.describe(
			'Page of the payment provider on which buyers withdraw and cancel, if the provider is the seller.',
		),
	EU_REPRESENTATIVE: representative.describe(
		'Representative in the EU (Art. 27 GDPR): name, address and email address, separated by commas, or `exempt`.',
	),
	UK_REPRESENTATIVE: representative.describe(
		'Representative in the United Kingdom (Art. 27 UK GDPR), in the same form.',
	),
	AAIP_REGISTRATION: line.describe(
		'Number under which the AAIP, Argentina’s data protection authority, has registered the databases.',
	),
	LEGAL_REVIEW_DATE: z.iso
		.date('must be a day, such as 2026-11-29')
		.optional()
		.describe('Day on which a lawyer reviewed the legal pages.'),
	PRICES_INCLUDE_VAT: flag.describe('`1`: the German page says that prices include VAT.'),
} satisfies Readonly<Record<string, z.ZodType>> & Record<StorableName, z.ZodType>)

/** Also checks settings that depend on each other. */
export const checkedSchema = schema.superRefine((env, context) => {
	const addIssue = (name: string, message: string) =>
		context.addIssue({ code: 'custom', path: [name], message })
	const isTooShort =
		env.ADMIN_PASSWORD !== undefined && !adminPassword.safeParse(env.ADMIN_PASSWORD).success
	if (isTooShort && isExposed(env)) {
		const least = `must have at least ${accountLimits.minPasswordLength} characters`
		const reason = 'because other machines reach the panel (HOST, TRUST_PROXY or SITE_URL)'
		addIssue('ADMIN_PASSWORD', `${least}, ${reason}`)
	}
	if (env.JOURNAL_TO !== undefined && env.JOURNAL_TO === env.DATABASE_URL) {
		addIssue('JOURNAL_TO', 'must not be DATABASE_URL, because a restore would replace it')
	}
	for (const account of ['SMTP', 'IMAP'] as const) {
		const { url = '', user = env[`${account}_PASSWORD`] } = mailAccount(account, env)
		if (user === undefined || !URL.parse(url)?.username) continue
		const reason = `because ${account}_USER or ${account}_PASSWORD is set`
		addIssue(`${account}_URL`, `must have no user name, ${reason}`)
	}
	const missing = new Map(
		pairs.filter(([name, other]) => env[name] === undefined && env[other] !== undefined),
	)
	for (const [name, other] of missing) addIssue(name, `must be set, because ${other} is`)
})

/** In each pair, the second setting requires the first. */
const pairs = [
	['ADMIN_PASSWORD', 'ADMIN_USERNAME'],
	['ADMIN_USERNAME', 'ADMIN_PASSWORD'],
	['MAIL_FROM', 'SMTP_URL'],
	['SMTP_URL', 'SMTP_PASSWORD'],
	['SMTP_URL', 'SMTP_USER'],
	['SMTP_USER', 'SMTP_PASSWORD'],
	['SMTP_PASSWORD', 'SMTP_USER'],
	['IMAP_URL', 'BOUNCE_DOMAIN'],
	['IMAP_URL', 'IMAP_PASSWORD'],
	['IMAP_URL', 'IMAP_USER'],
	['IMAP_USER', 'IMAP_PASSWORD'],
	['IMAP_PASSWORD', 'IMAP_USER'],
	['BOUNCE_DOMAIN', 'IMAP_URL'],
	['WEBHOOK_SECRET', 'WEBHOOK_URL'],
	['WEBHOOK_URL', 'WEBHOOK_SECRET'],
] as const

/** Whether other machines can reach the login, directly or through a proxy, and can therefore try passwords. */
function isExposed({ HOST, TRUST_PROXY, SITE_URL }: z.infer<typeof schema>): boolean {
	const isPublic = SITE_URL !== undefined && !isLoopback(new URL(SITE_URL).hostname)
	return !isLoopback(HOST) || TRUST_PROXY !== undefined || isPublic
}

export function mailAccount(name: 'SMTP' | 'IMAP', env: z.infer<typeof schema>) {
	return {
		url: env[`${name}_URL`],
		user: env[`${name}_USER`],
		password: env[`${name}_PASSWORD`],
	}
}
