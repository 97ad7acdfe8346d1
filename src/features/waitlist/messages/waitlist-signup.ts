import { z } from 'zod'
import { parseEmail, nonAsciiLocalCharacters } from '#values/email.ts'
import { preferredLanguage } from '#site-map/preferred-language.ts'

/** Rejects an overlong text before a pattern reads it. */
const atOnce = { abort: true }

/** A campaign label. An invalid one becomes null: attribution is not a reason to reject a signup. */
const campaignLabel = z
	.string()
	.transform((text) => text.replace(/\p{C}/gu, '').trim().slice(0, 100).toWellFormed() || null)
	.catch(null)

/**
 * The campaign labels in the query of the visitor's landing URL.
 *
 * @example campaign.parse({ utm_source: 'mastodon' }).utm_medium // null
 */
export const campaign = z.object({
	utm_source: campaignLabel,
	utm_medium: campaignLabel,
	utm_campaign: campaignLabel,
	utm_term: campaignLabel,
	utm_content: campaignLabel,
})

export type Campaign = z.infer<typeof campaign>

const email = z.string().transform((text, context) => {
	const address = parseEmail(text)
	if (address !== null) return address
	context.issues.push({
		code: 'custom',
		message: 'invalid',
		input: text,
		params: { characters: nonAsciiLocalCharacters(text) },
	})
	return z.NEVER
})

/** The version of the consent text, or a plain yes. */
const consent = z
	.union([
		z.literal(true),
		z
			.string()
			.max(40, atOnce)
			.regex(/^(?!(?:false|no|off|0)$)[\w.-]+$/i),
	])
	.transform((answer) => (typeof answer === 'string' ? answer : 'yes'))

/** A JSON number, or decimal digits from a form. No coercion: null is invalid, not 0. */
const milliseconds = z.union([
	z.number().min(0),
	z
		.string()
		.max(40, atOnce)
		.regex(/^\d+(?:\.\d+)?$/)
		.transform(Number),
])

/**
 * Body of `POST /api/waitlist`, as JSON or as a form. `website` is a honeypot, invisible to visitors; `elapsed` is the
 * time in milliseconds since the page appeared; `referrer` is the page that linked to it; `altcha` is the solution of a
 * challenge.
 *
 * @example waitlistSignup.parse({ email: 'ada@example.com', source: 'premium' }).locale // 'en'
 */
export const waitlistSignup = z
	.object({
		email,
		source: z
			.string()
			.max(64, atOnce)
			.regex(/^[a-z0-9][\w.:/-]*$/i),
		locale: z.string().max(35).nullish().catch(null),
		consent: consent.default('unstated'),
		website: z.string().nullish().catch('filled'),
		elapsed: milliseconds.optional().catch(undefined),
		referrer: z.string().optional().catch(undefined),
		altcha: z.string().max(2_000, atOnce).optional().catch(undefined),
		...campaign.shape,
	})
	.transform((signup) => ({ ...signup, locale: preferredLanguage(signup.locale, signup.source) }))

export type WaitlistSignup = z.infer<typeof waitlistSignup>
