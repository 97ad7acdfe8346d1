import { z } from 'zod'
import { adminName, configuredPassword } from './account.ts'
import { analytics } from './analytics.ts'

/** An absolute http(s) address without a trailing slash, query or fragment. */
const address = z
	.url({ protocol: /^https?$/, error: 'must be an absolute http or https address' })
	.refine((value) => !/[?#]/.test(value), 'must have no query and no fragment')
	.transform((value) => value.replace(/\/+$/, ''))

/** An address that paths of this site are appended to: an origin and nothing more. */
const origin = address.refine(
	(value) => URL.canParse(value) && new URL(value).pathname === '/',
	'must be an origin, without a path',
)

/** `user@host` or `Name <user@host>`, in one line: it goes into a mail header. */
const sender = z.stringFormat(
	'sender',
	/^(?:[^<>@\p{C}]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u,
	{
		error: 'must be an address, or a name and an <address>',
	},
)

const schema = z.object({
	PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
	HOST: z.string().default('127.0.0.1'),
	DATA_DIR: z.string().default('./data'),
	METRICS_PORT: z.coerce.number('must be a port number').int().min(1).max(65_535).optional(),
	TRUST_PROXY: z.enum(['1'], { error: 'must be 1 or unset' }).optional(),
	SITE_URL: origin.default('https://innervolt.example'),
	API_URL: origin.optional(),
	APP_URL: address.default('https://app.innervolt.example'),
	PRODUCT_URL: address.default('https://www.innervolt.example'),
	ANALYTICS: analytics.optional(),
	DATABASE_URL: z
		.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address, or unset' })
		.optional(),
	ADMIN_USERNAME: adminName.optional(),
	ADMIN_PASSWORD: configuredPassword.optional(),
	SMTP_URL: z
		.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address, or unset' })
		.optional(),
	MAIL_FROM: sender.optional(),
	SIGNUPS_PER_CLIENT: z.coerce.number('must be a number').int().min(1).default(60),
	OPERATOR_NAME: z.string().trim().optional(),
	OPERATOR_ADDRESS: z.string().trim().optional(),
	PAYMENT_PROVIDER: z.string().trim().optional(),
})

/** Settings that mean something only together. */
const checkedSchema = schema.superRefine((env, context) => {
	const missing = [
		env.ADMIN_USERNAME !== undefined && env.ADMIN_PASSWORD === undefined && 'ADMIN_PASSWORD',
		env.ADMIN_PASSWORD !== undefined && env.ADMIN_USERNAME === undefined && 'ADMIN_USERNAME',
		env.SMTP_URL !== undefined && env.MAIL_FROM === undefined && 'MAIL_FROM',
	].filter((name) => name !== false)
	for (const name of missing) {
		const reason = name === 'MAIL_FROM' ? 'SMTP_URL' : 'the other of the two'
		context.addIssue({ code: 'custom', path: [name], message: `must be set, because ${reason} is` })
	}
})

export type Settings = ReturnType<typeof readSettings>

/** Every setting that cannot be used, in one message. */
export class SettingsError extends Error {
	override name = 'SettingsError'
}

/**
 * Reads and checks every setting; an empty value counts as unset.
 *
 * @throws SettingsError naming each wrong setting, never its neighbour's value
 * @example readSettings({ PORT: '8080' }).port // 8080
 * @example readSettings({ PORT: 'x' }) // SettingsError: PORT must be a port number
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
	const read = checkedSchema.safeParse(given)
	if (!read.success) throw new SettingsError(describeIssues(read.error))
	const env = read.data
	return Object.freeze({
		port: env.PORT,
		host: env.HOST,
		dataDir: env.DATA_DIR,
		metricsPort: env.METRICS_PORT ?? null,
		trustProxy: env.TRUST_PROXY === '1',
		addresses: Object.freeze({
			site: env.SITE_URL,
			/** Where forms and the panel talk to; empty where that is the page's own origin. */
			api: env.API_URL ?? '',
			app: env.APP_URL,
			product: env.PRODUCT_URL,
		}),
		analytics: env.ANALYTICS ?? null,
		databaseUrl: env.DATABASE_URL ?? null,
		admin:
			env.ADMIN_USERNAME !== undefined && env.ADMIN_PASSWORD !== undefined
				? Object.freeze({ name: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD })
				: null,
		mail: Object.freeze({ smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM ?? null }),
		signupsPerClient: env.SIGNUPS_PER_CLIENT,
		/** Who answers for the site and who takes the money; null until the owner says so. */
		operator: Object.freeze({
			name: env.OPERATOR_NAME ?? null,
			address: env.OPERATOR_ADDRESS ?? null,
			paymentProvider: env.PAYMENT_PROVIDER ?? null,
		}),
	})
}

function describeIssues(error: z.ZodError): string {
	const lines = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
	return ['These settings cannot be used:', ...lines].join('\n')
}
