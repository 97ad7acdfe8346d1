import type { LinkPurpose, TokenPurpose } from '#platform/mail/signed-links.ts'
import type { Transaction } from '#platform/db/tables.ts'
import { withContext } from '#platform/with-context.ts'
import type { FormOrigin } from '#features/counts/rules/form-count.ts'
import { isNewestLink } from './rules/newest-link.ts'
import { type StoreContext, hashToken, iso } from '#platform/db/context.ts'
import { writeWithJournal } from '#platform/journal/erasure-mark.ts'
import { recordStatus } from './status-changes.ts'
import { optOut, type OptOut } from './unsubscribe.ts'

/**
 * The purposes of reusable links in emails to people on the list. Links to `export` and `erase` work once; `weekly`
 * links are for accounts.
 */
export type LastingPurpose = Exclude<LinkPurpose, 'export' | 'erase' | 'weekly'>

/**
 * The purposes that confirm an address. `lift` also ends a block. `data` is the button on "Your data with us", which
 * uses the token of an unsubscribe link.
 */
export type ConfirmingPurpose = 'confirm' | 'lift' | 'data'

/**
 * The state of a link in an email. `ready`: its button has an effect. `outdated`: a newer email has the valid link.
 * `unknown`: there is no such token.
 */
export type EmailTokenState = {
	readonly state: 'unknown' | 'expired' | 'outdated' | 'ready' | 'active' | 'unsubscribed'
	/** The language of the recipient. */
	readonly locale: string | null
}

export type Confirmation = EmailTokenState & {
	/** The latest consent of the address if this request confirmed the address, else null. */
	readonly consent: (FormOrigin & { readonly given_at: string }) | null
}

type Target = {
	readonly id: string
	readonly email: string
	readonly status: string
} & EmailTokenState

export const unknownToken: EmailTokenState = { state: 'unknown', locale: null }

export function createEmailTokenStore(context: StoreContext) {
	return withContext(context, { inspect, confirm, unsubscribe, block })
}

/** The state to show when a link is opened. Changes nothing, because mail scanners open links too. */
async function inspect(
	context: StoreContext,
	purpose: LastingPurpose,
	token: string,
): Promise<EmailTokenState> {
	return publicState(await find(context, context.db.read, purpose, token))
}

/** Confirms an address, or lifts its block. Idempotent. */
async function confirm(
	context: StoreContext,
	token: string,
	purpose: ConfirmingPurpose = 'confirm',
): Promise<Confirmation> {
	const { db, now } = context
	return await db.write(async (transaction) => {
		const target = await find(context, transaction, purpose, token)
		if (target?.state !== 'ready') return { ...publicState(target), consent: null }
		const consent = await setConfirmed(transaction, context, target, iso(now()))
		// Another request changed the row first.
		if (consent === null) {
			return { ...publicState(await find(context, transaction, purpose, token)), consent: null }
		}
		return { state: 'active', locale: target.locale, ...consent }
	})
}

/** Unsubscribes an address and withholds its queued emails. Idempotent. */
async function unsubscribe(
	context: StoreContext,
	token: string,
	act: OptOut = 'opt-out',
): Promise<EmailTokenState> {
	return await writeWithJournal(context, async (transaction) => {
		const target = await find(context, transaction, 'unsubscribe', token)
		if (target === null) return unknownToken
		await optOut(transaction, context, act, [target.email])
		return { state: 'unsubscribed', locale: target.locale }
	})
}

async function block(context: StoreContext, token: string): Promise<EmailTokenState> {
	return await unsubscribe(context, token, 'block')
}

async function find(
	{ now }: StoreContext,
	reader: Pick<Transaction, 'selectFrom'>,
	purpose: LastingPurpose | 'data',
	token: string,
): Promise<Target | null> {
	const isUnsubscribeToken = purpose === 'block' || purpose === 'data'
	const found = await personOfToken(reader, isUnsubscribeToken ? 'unsubscribe' : purpose, token)
	if (found === null) return null
	const isExpired = found.expires_at !== null && now() >= Date.parse(found.expires_at)
	const isBlocked = found.blocked_at !== null
	const isNewest = found.isNewestLink
	return { ...found, state: stateOf(purpose, found.status, { isExpired, isNewest, isBlocked }) }
}

/** The person of a link, and what decides whether the link works; null for an unknown token. */
export async function personOfToken(
	reader: Pick<Transaction, 'selectFrom'>,
	purpose: TokenPurpose,
	token: string,
) {
	const row = await reader
		.selectFrom('tokens')
		.innerJoin('waitlist_emails', 'waitlist_emails.id', 'tokens.person_id')
		.select(['waitlist_emails.id', 'email', 'status', 'source', 'locale'])
		.select(['pending_since', 'paused_until', 'blocked_at', 'expires_at'])
		.select(['tokens.created_at as writtenAt', 'mailed_at as mailedAt'])
		.select('unsubscribed_at as unsubscribedAt')
		.where('hash', '=', hashToken(token))
		.where('purpose', '=', purpose)
		.executeTakeFirst()
	return row === undefined ? null : { ...row, isNewestLink: isNewestLink(row) }
}

/**
 * Confirms a person if their status is still the given one, so that a concurrent unsubscription wins. Returns the
 * latest consent, or null if the status has changed.
 *
 * @param at ISO 8601
 */
async function setConfirmed(
	transaction: Transaction,
	context: StoreContext,
	{ id, status: before }: { readonly id: string; readonly status: string },
	at: string,
): Promise<Pick<Confirmation, 'consent'> | null> {
	const changed = await transaction
		.updateTable('waitlist_emails')
		// Clears `undeliverable_at`, because the email with the link has arrived.
		.set({
			status: 'active',
			confirmed_at: at,
			pending_since: null,
			undeliverable_at: null,
			blocked_at: null,
		})
		.where('id', '=', id)
		.where('status', '=', before)
		.executeTakeFirst()
	if (changed.numUpdatedRows === 0n) return null
	await recordStatus(transaction, context, [id], 'active', at)
	return { consent: await latestConsent(transaction, id) }
}

async function latestConsent(transaction: Transaction, personId: string) {
	const consent = await transaction
		.selectFrom('consents')
		.select(['given_at', 'source', 'locale', 'utm_source', 'utm_campaign', 'referrer_host'])
		.where('person_id', '=', personId)
		.orderBy('given_at', 'desc')
		.limit(1)
		.executeTakeFirst()
	return consent ?? null
}

function stateOf(
	purpose: LastingPurpose | 'data',
	status: string,
	is: Readonly<Record<'isExpired' | 'isNewest' | 'isBlocked', boolean>>,
): EmailTokenState['state'] {
	if (purpose === 'block') return is.isBlocked ? 'unsubscribed' : 'ready'
	if (status === 'unsubscribed' && purpose !== 'lift') return 'unsubscribed'
	if (purpose === 'unsubscribe') return 'ready'
	if (status === 'active') return 'active'
	// "Your data with us" has a button for pending addresses only.
	if (purpose === 'data' && status !== 'pending') return 'outdated'
	if (is.isExpired) return 'expired'
	return is.isNewest ? 'ready' : 'outdated'
}

function publicState(target: Target | null): EmailTokenState {
	return target === null ? unknownToken : { state: target.state, locale: target.locale }
}
