import { claimMail, createTestRunner } from '#testing/jobs.ts'
import { describe, expect, test } from 'vitest'
import { accountLimits } from '#domain/account/account-limits.ts'
import { sessionLimits } from '#domain/account/session-expiry.ts'
import { bounceLimits } from '#domain/bounces/bounce-limits.ts'
import { letterLimits } from '#domain/letters/letter-limits.ts'
import { nextAttemptAt } from '#domain/jobs/retry-policy.ts'
import { waitlistLimits } from '#domain/waitlist/waitlist-limits.ts'
import { createPasskeyChallenges } from '#server/accounts/login/passkey-challenges.ts'
import { CountBuffer } from '#server/counts/count-buffer.ts'
import { ownerNoticeHandler } from '#server/notices/owner-notice.ts'
import {
	actingSession,
	databases,
	fakeClock,
	openTestStore,
	readWaitingMails,
	type TestDatabase,
} from '#testing/databases.ts'
import { testKeys } from '#testing/keys.ts'
import {
	createTestSender,
	insertDraft,
	insertPeople,
	recordingTransport,
	replied,
	sendFirst,
} from '#testing/letters.ts'
import { systemClockAndRandom } from '#server/platform/db/context.ts'
import { createStore } from '#server/store.ts'

const hourMs = 3_600_000

const readFindings = async () => ({
	stuckMails: 1,
	stuckCode: null,
	deadMailServer: null,
	letter: null,
	deadMailbox: null,
	isDatabaseDamaged: false,
	launchPoints: 0,
	freeMegabytes: null,
})

describe.each(databases)('$kind, clock 48 hours ahead and set back', (kind) => {
	test('a new, a leased and a retried mail are sent within their normal time', async () => {
		const { store, signUp, clock, setBack } = await newSite(kind)
		for (const name of ['ada', 'ben', 'eva']) await signUp(name)
		const failed = await claimMail(store)
		await claimMail(store)
		if (failed)
			await store.jobs.putBack(failed, {
				dueAt: nextAttemptAt(12, clock.now(), 1) ?? 0,
				code: '451',
			})
		await setBack()
		const claims = await store.jobs.claim([{ kind: 'confirmation', slots: 4 }])
		expect(claims).toHaveLength(3)
	})

	test('a mail whose next attempt lies within the longest retry delay waits for it', async () => {
		const { store, signUp, clock } = await newSite(kind)
		await signUp('ada')
		const held = await claimMail(store)
		if (held)
			await store.jobs.putBack(held, { dueAt: nextAttemptAt(12, clock.now(), 1) ?? 0, code: '451' })
		await store.bringBackTimes()
		expect(await claimMail(store)).toBeNull()
	})

	test('a signup is mailed again an hour later, and only the newest link confirms, for its own lifetime', async () => {
		const { db, store, signUp, clock, setBack } = await newSite(kind)
		const first = await signUp('ada')
		await setBack()
		expect(await store.signups.inspect('confirm', first.confirm)).toMatchObject({ state: 'ready' })
		clock.advance(waitlistLimits.mailIntervalMs)
		const second = await signUp('ada')
		expect(await readWaitingMails(db)).toHaveLength(2)
		expect(await store.signups.inspect('confirm', first.confirm)).toMatchObject({
			state: 'outdated',
		})
		clock.advance(waitlistLimits.confirmationLinkLifetimeMs - waitlistLimits.mailIntervalMs)
		expect(await store.signups.inspect('confirm', first.confirm)).toMatchObject({
			state: 'expired',
		})
		await store.signups.confirm(second.confirm)
		expect(await store.registrations.countEach([{ status: 'active' }])).toEqual([1])
	})

	test('a person who unsubscribed can sign up again, and consents precede confirmations', async () => {
		const { db, store, signUp, clock, setBack } = await newSite(kind)
		const { unsubscribe } = await signUp('ada')
		await store.signups.unsubscribe(unsubscribe)
		const early = await signUp('ben')
		await setBack()
		clock.advance(waitlistLimits.mailIntervalMs)
		const { confirm } = await signUp('ada')
		expect(await store.signups.confirm(confirm)).toMatchObject({ state: 'active' })
		await store.signups.confirm(early.confirm)
		const { transport, sent } = recordingTransport()
		await insertDraft(db, { id: 'a' })
		await sendFirst('a', createTestSender({ store, clock, transport }), { store, clock })
		expect(sent.map(({ to }) => to).toSorted()).toEqual(['ada@example.com', 'ben@example.com'])
	})

	test('a rate limit ends with its window', async () => {
		const { store, clock, setBack } = await newSite(kind)
		const windowMs = 15 * 60_000
		const limits = [{ key: 'client', limit: 1, windowMs }]
		await store.rateLimits.consume(limits)
		await setBack()
		expect(await store.rateLimits.consume(limits)).toEqual({ retryAfterSeconds: 900 })
		clock.advance(windowMs)
		expect(await store.rateLimits.consume(limits)).toHaveProperty('id')
	})

	test('a session, its proofs and its counted reads expire within their normal time', async () => {
		const { store, clock, setBack } = await newSite(kind)
		const { token } = await actingSession(store, 'owner')
		const act = { act: 'invite', target: 'tomas' } as const
		await store.proofs.prove(token)
		await store.proofs.grant(token, act)
		await store.sessionReads.reserve(token, sessionLimits.maxUnprovenRows)
		await setBack()
		clock.advance(sessionLimits.grantLifetimeMs)
		await expect(store.proofs.use(token, act)).rejects.toThrow('A proof is needed')
		clock.advance(sessionLimits.proofLifetimeMs - sessionLimits.grantLifetimeMs)
		expect(await store.sessions.find(token)).toMatchObject({ hasRecentProof: false })
		clock.advance(sessionLimits.readWindowMs)
		expect(await store.sessionReads.reserve(token, 1)).not.toBeNull()
		clock.advance(sessionLimits.idleTimeoutMs)
		expect(await store.sessions.find(token)).toBeNull()
	})

	test('a session in use ends at its maximum age', async () => {
		const { store, clock, setBack } = await newSite(kind)
		const { token } = await actingSession(store, 'owner')
		await setBack()
		const stepMs = sessionLimits.idleTimeoutMs / 2
		for (let passed = stepMs; passed < sessionLimits.absoluteTimeoutMs; passed += stepMs) {
			clock.advance(stepMs)
			expect(await store.sessions.find(token)).not.toBeNull()
		}
		clock.advance(stepMs)
		expect(await store.sessions.find(token)).toBeNull()
	})

	test('an invitation and a challenge expire within their normal time', async () => {
		const { store, clock, setBack } = await newSite(kind)
		const session = await actingSession(store, 'owner')
		const scope = { purpose: 'login', session: '' } as const
		const challenges = createPasskeyChallenges(store.rateLimits, testKeys.counters, clock.now)
		const challenge = challenges.create(scope)
		await store.proofs.grant(session.token, { act: 'invite', target: 'tomas' })
		const invitation = await store.invitations.create('tomas', session)
		await setBack()
		expect(await challenges.accept(challenge, scope)).toBe(false)
		expect(await store.invitations.isOpen(invitation?.token ?? '')).toBe(true)
		clock.advance(accountLimits.invitationLifetimeMs)
		expect(await store.invitations.isOpen(invitation?.token ?? '')).toBe(false)
	})

	test('events of the webhook are sent within their normal time', async () => {
		const { store, signUp, clock, setBack } = await newSite(kind)
		const [ada, ben] = [await signUp('ada'), await signUp('ben')]
		await store.signups.confirm(ada.confirm)
		await store.signups.confirm(ben.confirm)
		const [event] = await store.jobs.claim([{ kind: 'webhook', slots: 1 }])
		if (event)
			await store.jobs.putBack(event, { dueAt: nextAttemptAt(9, clock.now(), 1) ?? 0, code: '503' })
		await setBack()
		expect(await store.jobs.claim([{ kind: 'webhook', slots: 9 }])).toHaveLength(2)
	})

	test('a letter is sent, pauses after refusals, and its mails count for an hour', async () => {
		const { db, store, clock, setBack } = await newSite(kind)
		await insertPeople(
			db,
			Array.from({ length: 60 }, (_, index) => ({
				id: `p${index}`,
				email: `p${index}@example.com`,
			})),
		)
		await insertDraft(db, { id: 'a' })
		let isRefusing = false
		const { transport, sent } = recordingTransport(() =>
			isRefusing ? replied('RCPT TO', '550 5.7.1 refused') : null,
		)
		const send = createTestSender({ store, clock, transport })
		await sendFirst('a', send, { store, clock })
		expect(sent).toHaveLength(letterLimits.firstRecipients)
		await store.letters.resume('a', 'owner')
		await setBack()
		expect((await store.letters.recentMails()).lastHour).toBe(50)
		isRefusing = true
		await send()
		expect(await store.letters.byId('a')).toMatchObject({ pause_reason: 'refusals' })
		clock.advance(hourMs)
		expect(await store.letters.recentMails()).toMatchObject({ lastHour: 0 })
	})

	test('a letter that was just confirmed starts after the undo period', async () => {
		const { db, store, clock, setBack } = await newSite(kind)
		await insertPeople(db, [{}])
		await insertDraft(db, { id: 'a' })
		const { transport, sent } = recordingTransport()
		const send = createTestSender({ store, clock, transport })
		await store.letters.confirm('a', 1, 'owner')
		await send()
		await setBack()
		await send()
		expect(sent).toEqual([])
		clock.advance(letterLimits.undoMs)
		await send()
		expect(sent).toHaveLength(1)
	})

	test('a letter whose mail server was unreachable is retried within minutes', async () => {
		const { db, store, clock, setBack } = await newSite(kind)
		await insertPeople(db, [{}])
		await insertDraft(db, { id: 'a' })
		let isUnreachable = true
		const { transport, sent } = recordingTransport(() =>
			isUnreachable
				? Object.assign(new Error('away'), { code: 'ECONNECTION', command: 'CONN' })
				: null,
		)
		const send = createTestSender({ store, clock, transport })
		await sendFirst('a', send, { store, clock })
		isUnreachable = false
		await setBack()
		await send()
		expect(sent).toHaveLength(1)
	})

	test('a running erasure continues, and a notice of changed access is sent', async () => {
		const { store, signUp, clock, setBack } = await newSite(kind)
		await signUp('ada')
		await store.erasures.request({}, 1, 'owner')
		await store.admins.disable('owner', 'test')
		const slots = { slots: 1 }
		const kinds = [
			{ kind: 'erasure', ...slots },
			{ kind: 'access-notice', ...slots },
		] as const
		expect(await store.jobs.claim(kinds)).toHaveLength(2)
		await setBack()
		clock.advance(1)
		expect(await store.jobs.claim(kinds)).toHaveLength(2)
		const { id } = (await store.erasures.current()) ?? { id: '' }
		await store.erasures.eraseWanted(id, {
			isStopping: () => false,
			deleteMailFiles: async () => {},
		})
		expect(await store.erasures.current()).toMatchObject({ state: 'done', erased: 1 })
	})

	test('the owner is notified once a day, and stuck mails and an unreadable mailbox are found in time', async () => {
		const { store, signUp, clock, setBack } = await newSite(kind)
		const { transport, sent } = recordingTransport()
		const site = 'https://innervolt.example'
		const options = { store, transport, now: clock.now, readFindings, site }
		const runner = createTestRunner(
			store,
			{ 'owner-notice': ownerNoticeHandler(options) },
			clock.now,
		)
		await store.jobs.addRepeating(['owner-notice'])
		const notify = () => runner.runDue()
		await notify()
		await signUp('ada')
		await store.bounceMailboxes.markFailed('box', 'EAUTH')
		await setBack()
		clock.advance(bounceLimits.deadMailboxMs + 1)
		expect(await store.ownerNotices.stuckMails()).toBe(1)
		expect(await store.bounceMailboxes.deadFor('box')).toBe('EAUTH')
		for (let day = 0; day < 4; day += 1) {
			await notify()
			clock.advance(24 * hourMs)
		}
		expect(sent).toHaveLength(5)
	})

	test('the current day is folded after its end', async () => {
		const { db, store, clock, setBack } = await newSite(kind)
		const counts = new CountBuffer({ store, now: clock.now, log: { warn: () => {} } })
		await counts.foldDays()
		await setBack()
		const row = await db.read.selectFrom('counts_folded').selectAll().executeTakeFirst()
		expect(row).toEqual({ until_day: '2026-01-04' })
	})
})

/** A site whose clock is 48 hours ahead, until `setBack`. */
async function newSite(kind: TestDatabase) {
	const clock = fakeClock(Date.UTC(2026, 0, 7, 12))
	const { db } = await openTestStore(kind, clock.now)
	const store = createStore(
		db,
		{ ...systemClockAndRandom, now: clock.now },
		{ keys: testKeys, hasWebhook: true },
	)
	await store.admins.create('owner', 'hash', 'test')
	await db.write((transaction) =>
		transaction.updateTable('admins').set({ email: 'owner@example.com' }).execute(),
	)

	async function signUp(name: string) {
		let links = { confirm: '', unsubscribe: '' }
		await store.signups.capture(
			{
				email: `${name}@example.com`,
				source: 'landing',
				locale: 'en',
				consent: { wording: '2026-11' },
			},
			(tokens) => {
				links = tokens
				return { subject: 'Hello', text: '', html: '', unsubscribeUrl: 'https://x/' }
			},
		)
		return links
	}

	async function setBack(): Promise<void> {
		clock.advance(-48 * hourMs)
		await store.bringBackTimes()
	}

	return { db, store, clock, signUp, setBack }
}
