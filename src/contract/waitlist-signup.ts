import { z } from 'zod'
import { parseEmail, uncarriedCharacters } from '#domain/waitlist/email.ts'
import { preferredLanguage } from '#domain/waitlist/preferred-language.ts'

/** Part of where a visitor came from. Nothing here is worth refusing a signup for: what is odd is left out. */
const hint = z
	.string()
	.transform((text) => text.replace(/\p{C}/gu, '').trim().slice(0, 100).toWellFormed() || null)
	.catch(null)

/**
 * The labels of a campaign, as they stand in the address that its links lead to.
 *
 * @example campaign.parse({ utm_source: 'mastodon' }).utm_medium // null
 */
export const campaign = z.object({
	utm_source: hint,
	utm_medium: hint,
	utm_campaign: hint,
	utm_term: hint,
	utm_content: hint,
})

/** A campaign as it is believed: each label at most 100 characters, null where there is none. */
export type Campaign = z.infer<typeof campaign>

const email = z.string().transform((text, context) => {
	const address = parseEmail(text)
	if (address !== null) return address
	context.issues.push({
		code: 'custom',
		message: 'invalid',
		input: text,
		params: { characters: uncarriedCharacters(text) },
	})
	return z.NEVER
})

/** Which wording was agreed to: its version, or just yes. Who does not say has not seen ours. */
const consent = z
	.union([z.literal(true), z.stringFormat('version', /^(?!false$|no$|off$|0$)[\w.-]{1,40}$/i)])
	.transform((answer) => (typeof answer === 'string' ? answer : 'yes'))

/** A number, or one as a form sends it. Nothing else becomes one: a null is no zero. */
const milliseconds = z.union([
	z.number().min(0),
	z.stringFormat('milliseconds', /^\d+(\.\d+)?$/).transform(Number),
])

/**
 * `POST /api/waitlist`, as JSON or as a form. `website` is a trap that people do not see; `elapsed` is
 * the time in milliseconds since the page appeared, `referrer` the address that led to it.
 *
 * @example waitlistSignup.parse({ email: 'ada@example.com', source: 'premium' }).locale // 'en'
 */
export const waitlistSignup = z
	.object({
		email,
		source: z.stringFormat('source', /^[a-z0-9][\w.:/-]{0,63}$/i),
		locale: z.string().max(35).nullish().catch(null),
		consent: consent.default('unstated'),
		website: z.string().nullish().catch('filled'),
		elapsed: milliseconds.optional().catch(undefined),
		referrer: z.string().optional().catch(undefined),
		...campaign.shape,
	})
	.transform((signup) => ({ ...signup, locale: preferredLanguage(signup.locale, signup.source) }))

/** A signup as it is believed: the address as it is stored, the language settled. */
export type WaitlistSignup = z.infer<typeof waitlistSignup>
