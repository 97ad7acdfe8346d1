import { describe, expect, test } from 'vitest'
import { startSmtp } from '#testing/smtp-server.ts'
import { refusal } from '#testing/listen-smtp.ts'
import { maxAttempts } from '#platform/jobs/retry-policy.ts'
import {
	createTestSender,
	insertDraft,
	insertPeople,
	newLetter,
	refused,
	replied,
	sendFirst,
} from '#testing/letters.ts'
import { dailyDatabases, fakeClock, openTestStore, type TestDatabase } from '#testing/databases.ts'
import { deliveryFailure } from '#platform/mail/delivery-failure.ts'
import { smtpTransport } from '#platform/mail/smtp.ts'

/** Replies of providers to a sender that has reached a sending limit. */
const limits = [
	// https://support.google.com/a/answer/3726730
	[
		'Gmail',
		'550 5.4.5 Daily user sending limit exceeded. For more information on Gmail sending limits',
	],
	['Gmail', '550-5.4.5 Daily user sending quota exceeded. a1sm1234567'],
	['Google Workspace', '550 5.7.1 Daily SMTP relay limit exceeded for user'],
	// https://learn.microsoft.com/exchange/troubleshoot/send-emails/smtp-submission-improvements
	['Exchange Online', '554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException'],
	['Exchange Online', '550 5.2.2 Submission quota exceeded'],
	[
		'Exchange Online',
		'550 5.1.90 Your message can’t be sent because you’ve reached your daily limit for message recipients',
	],
	['Exchange Online', '550 5.7.705 Access denied, tenant has exceeded threshold'],
	// https://docs.aws.amazon.com/ses/latest/dg/manage-sending-quotas-errors.html
	['Amazon SES', '454 Throttling failure: Daily message quota exceeded.'],
	// https://github.com/nodemailer/nodemailer/issues/1137
	[
		'GoDaddy',
		'550 User me@site.example has exceeded its 24-hour sending limit. Messages to 250 recipients out of 250 allowed have been sent.',
	],
	// https://github.com/WWBN/AVideo/issues/7527
	['GoDaddy', '552 Message would take you over your relay quota of 500 Current quota used: 487'],
	// https://www.inmotionhosting.com/support/email/bounceback-errors/domain-exceeded-max-emails-per-hour
	[
		'cPanel',
		'550 Domain example.com has exceeded the max emails per hour (313/250 (125%)) allowed. Message discarded.',
	],
	// https://help.wpspace.de/de/articles/10230817
	[
		'Plesk',
		'550 5.7.1 Your message could not be sent. The limit on the number of allowed outgoing messages was exceeded',
	],
	// https://www.ionos.ca/help/email/general-topics/what-are-the-mass-mailing-limits
	['IONOS', '450 Mail send limit exceeded.'],
	// https://help.zoho.com/portal/ar/community/topic/error-unable-to-send-message-reason-550-5-4-6-mail-rate-exceeded-limit-10-3-2025
	['Zoho', '550 5.4.6 mail rate exceeded limit'],
	// https://help.zoho.com/portal/en/community/topic/unable-to-send-message-reason-550-5-4-6-unusual-sending-activity-detected
	['Zoho', '550 5.4.6 Unusual sending activity detected.'],
	// https://github.com/deltachat/deltachat-core/issues/647
	[
		'Postfix policy',
		'554 5.7.1 <DATA>: Data command rejected: limit of 400 rcpts per 24 hours for client a@b.example reached',
	],
	// https://support.prolateral.com/index.php?/Knowledgebase/Article/View/187/35/what-does-smtp-554-571-mean
	[
		'outMail',
		'554 5.7.1 <email@example.com>: Recipient address rejected: You have exceeded your Outmail quota.',
	],
	// https://resellerspanel.com/articles/cloud-web-hosting-articles/email/limits-and-restrictions-for-outgoing-emails
	['ResellersPanel', '550 Stop, you are sending too fast!'],
	// https://support.tppwholesale.com.au/hc/en-gb/articles/360007386298-Are-there-any-email-sending-restrictions-
	['cPanel', '550 Daily limit has been exceeded for a@b.example'],
	// https://github.com/mautic/mautic/issues/8721
	['SendGrid', '451 Authentication failed: Maximum credits exceeded'],
] as const

/** Replies of providers that do not accept the sender. */
const senders = [
	['Amazon SES', '554 Message rejected: Email address is not verified.'],
	[
		'Amazon SES',
		'554 Sending paused for this account. For more information, please check the inbox',
	],
	['Google Workspace', '550 5.7.0 Mail relay denied [192.0.2.1]. Invalid credentials for relay'],
	['Exchange Online', '550 5.7.60 SMTP; Client does not have permissions to send as this sender'],
	['Exchange Online', '550 5.1.8 Access denied, bad outbound sender'],
	['Exchange Online', '550 5.7.501 Access denied, spam abuse detected'],
	// https://github.com/supabase/agent-skills/issues/133
	['Brevo', '502 5.7.0 Your SMTP account is not yet activated'],
	// https://github.com/sahat/hackathon-starter/issues/1083
	['SendGrid', '550 The from address does not match a verified Sender Identity.'],
	// https://github.com/mailcow/mailcow/issues/253
	['mailcow', '553 5.7.1 <a@b.example>: Sender address rejected: not owned by user c@b.example'],
	['Postfix', '554 5.7.1 <x@example.com>: Relay access denied'],
] as const

/** Replies about the recipient, some of which resemble a sending limit. */
const recipients = [
	['550 5.1.1 <ada@example.com>: user unknown', 'final'],
	['552 5.2.2 The recipient has exceeded their storage quota', 'final'],
	['552 5.2.2 Mailbox size limit exceeded', 'final'],
	['550 5.2.1 The account that you tried to reach is disabled', 'final'],
	['552 5.3.4 Message size exceeds fixed limit', 'final'],
	['550 Requested action not taken: mailbox unavailable', 'final'],
	// A full mailbox, without an enhanced code.
	['552 User quota exceeded', 'final'],
	['552 Quota exceeded for this account', 'final'],
	['552 You have exceeded your quota', 'final'],
	['550 The account has exceeded its allowed space', 'final'],
	['452 user has exceeded mailbox limit', 'temporary'],
	['452 4.2.2 The email account that you tried to reach is over quota', 'temporary'],
	['450 4.2.1 The user you are trying to contact is receiving mail at a rate that', 'temporary'],
	['451 4.7.1 Greylisted', 'temporary'],
	['454 Throttling failure: Maximum sending rate exceeded.', 'temporary'],
	['550 5.4.4 Domain not found', 'final'],
	['554 5.4.6 Hop count exceeded', 'temporary'],
	['550 5.7.1 Message rejected by recipient policy', 'policy'],
] as const

describe.each(['RCPT TO', 'DATA'])('after %s', (command) => {
	test.each(limits)('a reply of %s is recognized as a sending limit: %s', (_name, response) => {
		const { kind, code } = deliveryFailure(replied(command, response))
		expect({ kind, code }).toEqual({
			kind: 'sender',
			code: expect.stringMatching(/ (?:5\.4\.5|limit)$/),
		})
	})

	test.each(senders)('a reply of %s is recognized as a rejected sender: %s', (_name, response) => {
		const { kind, code } = deliveryFailure(replied(command, response))
		expect({ kind, code }).toEqual({
			kind: 'sender',
			code: expect.stringMatching(/ (?:5\.7\.\d+|sender)$/),
		})
	})

	test.each(recipients)('the reply "%s" is classified as %s', (response, kind) => {
		expect(deliveryFailure(replied(command, response)).kind).toBe(kind)
	})
})

describe.each(dailyDatabases)('$kind', (kind) => {
	test(
		'a letter pauses at a sending limit and resumes automatically without losing recipients',
		{ tags: 'night' },
		async () => {
			const clock = fakeClock()
			const { db, store } = await openTestStore(kind, clock.now)
			await insertPeople(
				db,
				Array.from({ length: 30 }, () => ({})),
			)
			const id = await insertDraft(db, {})
			let allowed = 13
			const { received, url } = await startSmtp({
				onRcptTo: (_address, _session, callback) =>
					callback(
						(allowed -= 1) >= 0 ? null : refusal(550, '5.4.5 Daily user sending quota exceeded'),
					),
			})
			const transport = smtpTransport({ url, from: 'I <i@innervolt.example>', now: clock.now })
			const send = createTestSender({ store, clock, transport })
			await sendFirst(id, send, { store, clock })
			expect(received).toHaveLength(13)
			expect(await store.letters.byId(id)).toMatchObject({
				state: 'paused',
				pause_reason: 'sender-limit',
				pause_code: '550 5.4.5',
			})
			expect((await store.letters.figures({ id, campaign: '' })).total).toMatchObject({
				sent: 13,
				waiting: 17,
				refused: 0,
			})
			await send()
			expect(received).toHaveLength(13)
			allowed = 100
			clock.advance(3_600_000)
			await send()
			expect(received).toHaveLength(30)
			expect(await store.letters.byId(id)).toMatchObject({ state: 'finished' })
		},
	)

	test('a letter that the owner pauses while it waits for a sending limit resumes only at the owner’s request', async () => {
		const clock = fakeClock()
		const { db, store } = await openTestStore(kind, clock.now)
		await insertPeople(db, [{}, { id: 'p1' }])
		const id = await insertDraft(db, {})
		let isLimited = true
		const { received, url } = await startSmtp({
			onRcptTo: (_address, _session, callback) =>
				callback(isLimited ? refusal(550, '5.4.5 Daily user sending quota exceeded') : null),
		})
		const transport = smtpTransport({ url, from: 'I <i@innervolt.example>', now: clock.now })
		const send = createTestSender({ store, clock, transport })
		await sendFirst(id, send, { store, clock })
		expect(await store.letters.byId(id)).toMatchObject({ pause_reason: 'sender-limit' })
		expect(await store.letters.pause(id, 'ada')).toMatchObject({
			state: 'paused',
			pause_reason: 'owner',
			pause_code: null,
		})
		expect(await store.audit.newest()).toContainEqual(
			expect.objectContaining({ actor: 'ada', action: 'letter paused', detail: 'We open' }),
		)
		await expect(store.letters.pause(id, 'ada')).rejects.toMatchObject(refused('state'))
		isLimited = false
		clock.advance(3_600_000)
		await send()
		expect(received).toEqual([])
		expect(await store.letters.byId(id)).toMatchObject({ state: 'paused' })
		await store.letters.resume(id, 'ada')
		await send()
		expect(received).toHaveLength(2)
	})

	test('a recipient refused three times with a limit reply, while all others are accepted, is given up, and the letter finishes', async () => {
		// More recipients than are tried before the first pause.
		const { store, id, send, letter } = await letterTo(kind, 40, (to) =>
			to === 'p3@example.com' ? limitReply : null,
		)
		await send.first()
		expect(await letter()).toMatchObject({ state: 'paused', pause_reason: 'sender-limit' })
		await send.anHourLater()
		expect(await letter()).toMatchObject({ state: 'paused', pause_reason: 'sender-limit' })
		await send.anHourLater()
		expect(await letter()).toMatchObject({ state: 'finished' })
		expect((await store.letters.figures({ id, campaign: '' })).total).toMatchObject({
			sent: 39,
			waiting: 0,
			refused: 1,
		})
		expect((await store.letters.refusals(id)).recipients).toMatchObject([
			{ email: 'p3@example.com', code: '550 limit', tries: 3 },
		])
	})

	test('no recipient is given up because of a sending limit that lasts a day', async () => {
		let allowed = 5
		const { store, id, send, letter } = await letterTo(kind, 8, () =>
			(allowed -= 1) >= 0 ? null : limitReply,
		)
		await send.first()
		for (let hours = 0; hours < 24; hours++) {
			await send.anHourLater()
			expect(await letter()).toMatchObject({ state: 'paused', pause_reason: 'sender-limit' })
		}
		allowed = 5
		await send.anHourLater()
		expect(await letter()).toMatchObject({ state: 'finished' })
		expect((await store.letters.figures({ id, campaign: '' })).total).toMatchObject({
			sent: 8,
			refused: 0,
		})
	})

	test('a letter finishes even if all attempts for a recipient fail', async () => {
		const { send, letter } = await letterTo(kind, 1, () => limitReply)
		await send.first()
		for (let tries = 1; tries < maxAttempts; tries++) {
			expect(await letter()).toMatchObject({ state: 'paused' })
			await send.anHourLater()
		}
		expect(await letter()).toMatchObject({ state: 'finished' })
	})
})

const limitReply = replied('RCPT TO', '550 You have exceeded your quota')

async function letterTo(
	kind: TestDatabase,
	people: number,
	failureOf: (recipient: string) => Error | null,
) {
	const { store, clock, id, send, first } = await newLetter(kind, people, { failureOf })
	const anHourLater = async () => {
		clock.advance(3_600_000)
		await send()
		// The worker polls again.
		await send()
	}
	const letter = async () => await store.letters.byId(id)
	return { store, id, send: { first, anHourLater }, letter }
}
