import { byHandSource, ownerWordings } from '#features/waitlist/rules/by-hand.ts'
import { emailKey } from '#values/email.ts'
import { mailAfterSignup } from '#features/waitlist/rules/status.ts'
import { appendAuditEntry } from '#features/accounts/accounts.ts'
import type { NewPerson, PersonAdded } from './messages/person.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { addressKey } from '#platform/db/address-key.ts'
import { milliseconds, type StoreContext } from '#platform/db/context.ts'
import { askToConfirm, recordSignup, type ComposeMail } from '#features/waitlist/waitlist.ts'

/**
 * Adds a person as if they had signed up: they join the list once they confirm. People who are already on the list keep
 * their own consent. People who have not confirmed yet get another email, at most one an hour.
 *
 * @throws Refusal
 */
export async function add(
	context: StoreContext,
	{ email, locale, country }: NewPerson,
	compose: ComposeMail,
	actor: string,
): Promise<PersonAdded> {
	const { db, now } = context
	return await db.write(async (transaction) => {
		const known = await transaction
			.selectFrom('waitlist_emails')
			.select(['id', 'email', 'status', 'mailed_at', 'blocked_at'])
			.where(addressKey, '=', emailKey(email))
			.where('duplicate_of', 'is', null)
			.forUpdate()
			.executeTakeFirst()
		if (known?.status === 'active')
			throw new Refusal('The person is on the list', 'conflict', { field: 'email' })
		if (known?.status === 'unsubscribed' || known?.blocked_at) {
			throw new Refusal('The person is unsubscribed', 'conflict', { field: 'status' })
		}
		if (known !== undefined) {
			const mailedAt = milliseconds(known.mailed_at)
			const signedUp = { status: known.status, mailedAt, blockedAt: null }
			if (mailAfterSignup(signedUp, now()) === null)
				throw new Refusal('The person was emailed recently', 'too-many')
			await askToConfirm(transaction, context, known, compose)
			return { isKnown: true }
		}
		const consent = { wording: ownerWordings.added }
		const signup = { email, source: byHandSource, locale, country, consent }
		await recordSignup(transaction, context, signup, compose)
		await appendAuditEntry(transaction, context, actor, 'person added', { rows: 1 })
		return { isKnown: false }
	})
}
