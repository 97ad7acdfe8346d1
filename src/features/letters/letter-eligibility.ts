import { type RawBuilder, sql } from 'kysely'
import { letterLimits } from './rules/letter-limits.ts'
import type { SkipReason } from './rules/recipient-state.ts'
import { languages } from '#site-map/pages.ts'
import { type ConsentPurpose, coversPurpose } from '#features/waitlist/rules/consent-version.ts'
import { languageBySource } from '#site-map/signup-source.ts'
import { iso } from '#platform/db/context.ts'
import { consentVersions, purposeOfConsent } from '#cms/reader/facts/consents.ts'

type Eligible = {
	/** The letter's id; its own emails do not count as earlier letters. */
	readonly id: string
	readonly purpose: ConsentPurpose
}

/**
 * SQL conditions on a row of `waitlist_emails`, one per skip reason: each is true if its reason does not apply. They
 * select the recipients of a confirmed letter, and are checked again before each email is sent.
 *
 * @param time in milliseconds since 1970
 */
export function eligibility(
	{ id, purpose }: Eligible,
	time: number,
): Readonly<Record<SkipReason, RawBuilder<boolean>>> {
	return {
		'not-confirmed': sql`(status = 'active' and duplicate_of is null)`,
		undeliverable: sql`(undeliverable_at is null)`,
		paused: sql`(paused_until is null or paused_until <= ${iso(time)})`,
		consent: consentCovers(purpose),
		frequency: sql`((
			select count(*) from letter_recipients as earlier
			where earlier.person_id = waitlist_emails.id and earlier.state = 'sent'
				and earlier.finished_at > ${iso(time - letterLimits.frequencyMs)}
				and earlier.letter_id <> ${id}
		) < ${sql.lit(letterLimits.lettersPerPerson)})`,
	}
}

/** Combines all conditions with AND. */
export function isEligible(conditions: ReturnType<typeof eligibility>): RawBuilder<boolean> {
	return sql<boolean>`(${sql.join(Object.values(conditions), sql` and `)})`
}

/**
 * Whether a consent was given no later than the confirmation of the address, and after the last unsubscription. A
 * consent given after the confirmation does not count, because anyone could have typed the address.
 */
export const isConfirmedConsent = sql<boolean>`(
	given_at <= waitlist_emails.confirmed_at
	and (waitlist_emails.unsubscribed_at is null or given_at > waitlist_emails.unsubscribed_at)
)`

/**
 * Whether a person has a confirmed consent that covers a purpose. Also true for people without any confirmed consent,
 * whose rows were adopted or imported.
 */
function consentCovers(purpose: ConsentPurpose): RawBuilder<boolean> {
	const others = consentVersions().filter(
		(version) => !coversPurpose(purposeOfConsent(version), purpose),
	)
	if (others.length === 0) return sql`true`
	const confirmed = sql`select 1 from consents where person_id = waitlist_emails.id and ${isConfirmedConsent}`
	return sql`(
		exists (${confirmed} and wording not in (${sql.join(others)})) or not exists (${confirmed})
	)`
}

/** The equivalent of `preferredLanguage` in SQL. */
export const languageOfRow: RawBuilder<string> = sql`(case ${sql.join(
	[
		...languages.map(
			(tag) =>
				sql`when lower(locale) = ${sql.lit(tag)} or lower(locale) like ${sql.lit(`${tag}-%`)}
					or lower(locale) like ${sql.lit(`${tag}!_%`)} escape '!' then ${sql.lit(tag)}`,
		),
		...[...languageBySource].map(
			([source, tag]) => sql`when source = ${sql.lit(source)} then ${sql.lit(tag)}`,
		),
	],
	sql` `,
)} else 'en' end)`
