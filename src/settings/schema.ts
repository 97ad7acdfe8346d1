import { z } from 'zod'
import { accountLimits } from '#domain/account/account-limits.ts'
import { pageLanguages } from '#domain/pages/languages.ts'
import { operatorCountries } from '#domain/country/operator-country.ts'
import { isHostName } from '#domain/paths/host-name.ts'
import { isLoopback } from '#domain/paths/loopback.ts'
import type { StorableName } from '#domain/settings/storable-settings.ts'
import { adminName, adminPassword, configuredPassword } from './account.ts'
import { analytics } from './analytics.ts'
import { accountIssues, mailUrl } from './mail-account.ts'
import { proxies } from './proxies.ts'
import { parseSecretKey } from './secret-key.ts'
import { siteLanguages } from './site-languages.ts'

const noHostName = 'must have a name in DNS or an IP address as its host'

/**
 * Whether the host of a URL can be nothing but a name or an address. Hosts go into policies, configurations of proxies and
 * commands, where quotes, braces and semicolons mean something.
 */
function hasHostName(url: string): boolean {
	return URL.canParse(url) && isHostName(new URL(url).hostname)
}

/** An absolute http(s) address without a trailing slash, query or fragment. */
const address = z
	.url({ protocol: /^https?$/, error: 'must be an absolute http or https address' })
	.refine((value) => !/[?#]/.test(value), 'must have no query and no fragment')
	.refine(hasHostName, noHostName)
	.transform((value) => value.replace(/(?<!\/)\/+$/, ''))

/** An address to which paths of this site are appended: an origin without a path. */
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
 * An https address, or http on this machine. Its events hold addresses, so they are not sent in the clear. `fetch`
 * refuses user names in addresses.
 */
const webhookUrl = z
	.url({ protocol: /^https?$/, error: 'must be an https address' })
	.refine((value) => {
		if (!URL.canParse(value)) return false
		const { protocol, hostname, username, password } = new URL(value)
		if (username !== '' || password !== '') return false
		return isHostName(hostname) && (protocol === 'https:' || isLoopback(hostname))
	}, 'must be an https address without a user name; http is for this machine only')

/** `whsec_` and 24 to 64 bytes in base64, as Standard Webhooks requires. */
const webhookSecret = z.string().refine((value) => {
	const [, key = ''] = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(value) ?? []
	const bytes = Buffer.from(key, 'base64')
	return bytes.toString('base64') === key && bytes.length >= 24 && bytes.length <= 64
}, 'must be whsec_ and 24 to 64 bytes in base64')

/** A limit. Zero would switch off what it limits, and is refused. */
const count = z.coerce
	.number('must be a number')
	.int('must be a whole number')
	.min(1, 'must be at least 1')

/** The site's secret, in the form of its key file. */
const secretKey = z.string().transform((value, context) => {
	const key = parseSecretKey(value)
	if (key !== null) return key
	context.addIssue('must be 32 bytes in base64')
	return z.NEVER
})

/** The settings that cannot be stored: needed before the database is open, or about the machine. */
type MachineName =
	| 'PORT'
	| 'HOST'
	| 'DATA_DIR'
	| 'METRICS_PORT'
	| 'TRUST_PROXY'
	| 'DATABASE_URL'
	| 'SECRET_KEY'
	| 'ADMIN_USERNAME'
	| 'ADMIN_PASSWORD'

/** Every setting by its name; each value is checked by itself. */
export const schema = z.object({
	PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
	HOST: z.string().default('127.0.0.1'),
	DATA_DIR: z.string().default('./data'),
	METRICS_PORT: z.coerce.number('must be a port number').int().min(1).max(65_535).optional(),
	TRUST_PROXY: proxies.optional(),
	SITE_URL: origin.optional(),
	SITE_LANGUAGES: siteLanguages.default(pageLanguages),
	API_URL: origin.optional(),
	APP_URL: address.default('https://app.innervolt.example'),
	PRODUCT_URL: address.default('https://www.innervolt.example'),
	ANALYTICS: analytics.default({ kind: 'own' }),
	DATABASE_URL: z
		.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address, or unset' })
		.optional(),
	SECRET_KEY: secretKey.optional(),
	ADMIN_USERNAME: adminName.optional(),
	ADMIN_PASSWORD: configuredPassword.optional(),
	SMTP_URL: mailUrl('SMTP').optional(),
	SMTP_USER: z.string().optional(),
	SMTP_PASSWORD: z.string().optional(),
	MAIL_FROM: sender.optional(),
	BOUNCE_DOMAIN: z
		.string()
		.toLowerCase()
		.regex(/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]{2,}$/, 'must be a domain')
		.optional(),
	IMAP_URL: mailUrl('IMAP').optional(),
	IMAP_USER: z.string().optional(),
	IMAP_PASSWORD: z.string().optional(),
	DKIM_SELECTOR: z
		.string()
		.regex(/^[\w-]+(?:\.[\w-]+)*$/, 'must be the name before ._domainkey')
		.optional(),
	MAIL_PER_HOUR: count.default(500),
	LETTERS_PER_DAY: count.default(20_000),
	LETTER_ARCHIVE: z.enum(['1'], { error: 'must be 1 or unset' }).optional(),
	WEBHOOK_URL: webhookUrl.optional(),
	WEBHOOK_SECRET: webhookSecret.optional(),
	SIGNUPS_PER_CLIENT: count.default(60),
	OPERATOR_NAME: z.string().trim().optional(),
	OPERATOR_ADDRESS: z.string().trim().optional(),
	OPERATOR_COUNTRY: z
		.enum(operatorCountries, 'must be the code of a country, such as AR')
		.default('AR'),
	PAYMENT_PROVIDER: z.string().trim().optional(),
	PRICES_INCLUDE_VAT: z.enum(['1'], { error: 'must be 1 or unset' }).optional(),
} satisfies Record<StorableName | MachineName, z.ZodType>)

/** Checks settings that require one another, too. */
export const checkedSchema = schema.superRefine((env, context) => {
	const missing = [
		env.ADMIN_USERNAME !== undefined && env.ADMIN_PASSWORD === undefined && 'ADMIN_PASSWORD',
		env.ADMIN_PASSWORD !== undefined && env.ADMIN_USERNAME === undefined && 'ADMIN_USERNAME',
		env.SMTP_URL !== undefined && env.MAIL_FROM === undefined && 'MAIL_FROM',
		env.BOUNCE_DOMAIN !== undefined && env.IMAP_URL === undefined && 'IMAP_URL',
		env.IMAP_URL !== undefined && env.BOUNCE_DOMAIN === undefined && 'BOUNCE_DOMAIN',
		env.WEBHOOK_URL !== undefined && env.WEBHOOK_SECRET === undefined && 'WEBHOOK_SECRET',
		env.WEBHOOK_SECRET !== undefined && env.WEBHOOK_URL === undefined && 'WEBHOOK_URL',
	].filter((name) => name !== false)
	const isTooShort =
		env.ADMIN_PASSWORD !== undefined && !adminPassword.safeParse(env.ADMIN_PASSWORD).success
	if (isTooShort && isExposed(env)) {
		context.addIssue({
			code: 'custom',
			path: ['ADMIN_PASSWORD'],
			message: `must have at least ${accountLimits.minPasswordLength} characters, because other machines reach the panel (HOST, TRUST_PROXY or SITE_URL)`,
		})
	}
	for (const account of ['SMTP', 'IMAP'] as const) {
		for (const [name, message] of accountIssues(account, mailAccount(account, env))) {
			context.addIssue({ code: 'custom', path: [name], message })
		}
	}
	for (const name of missing) {
		const reason = name === 'MAIL_FROM' ? 'SMTP_URL' : 'the other of the two'
		context.addIssue({ code: 'custom', path: [name], message: `must be set, because ${reason} is` })
	}
})

/** Whether passwords can be guessed from other machines, directly or through a proxy. */
function isExposed({ HOST, TRUST_PROXY, SITE_URL }: z.infer<typeof schema>): boolean {
	const isPublic = SITE_URL !== undefined && !isLoopback(new URL(SITE_URL).hostname)
	return !isLoopback(HOST) || TRUST_PROXY !== undefined || isPublic
}

/** The settings of a mail account. */
export function mailAccount(name: 'SMTP' | 'IMAP', env: z.infer<typeof schema>) {
	return {
		url: env[`${name}_URL`],
		user: env[`${name}_USER`],
		password: env[`${name}_PASSWORD`],
	}
}
