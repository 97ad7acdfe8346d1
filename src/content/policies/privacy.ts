import { contacts, name } from '#content/site.ts'
import { pages } from '#domain/pages/pages.ts'
import { bounceLimits } from '#domain/bounces/bounce-limits.ts'
import { counterMinutes, retention } from '#domain/retention/retention.ts'
import { dataLinkDays, freshLinkMinutes } from '#domain/waitlist/data-link.ts'
import { pauseMonths } from '#domain/waitlist/pause.ts'
import type { Policy } from '#content/types/policy.ts'
import { analytics } from '#settings/addresses.ts'
import { analyticsWords } from './analytics-words.ts'
import { blockedMailDays } from '#domain/waitlist/waitlist-limits.ts'
import { noMailLabels } from './no-mail-labels.ts'
import { operatorIn } from './operator.ts'
import { appPeriods } from '#content/app-periods.ts'
import { words } from '#words/entries.ts'

const operator = operatorIn('en')
const counting = analyticsWords(analytics)
const noMail = noMailLabels('en')
const dataPage = words('myData', 'en').title
const mail = (address: string) => `[${address}](mailto:${address})`

export const privacy: Policy = {
	head: {
		title: 'Privacy Policy',
		description: `What ${name} stores about you, why, for how long, who else sees it, and how you get it out or have it deleted. Your notes are never sold.`,
		path: '/privacy',
		language: 'en',
		updated: '2026-11-24',
	},
	card: {
		picture: 'closedBlind',
		alternative:
			'A window with its blind down all the way. Somebody is in: the wall around it glows.',
	},
	drawing: 'diary',
	title: 'Privacy Policy',
	lede: 'What you note about people who tire you is private. It is never sold. It is encrypted, though not end to end, and you can export it or have it deleted. Here is the rest, in order.',
	updated: 'Last updated',
	contents: 'Ten sections',
	parts: [
		{
			id: 'controller',
			title: 'Who is responsible',
			blocks: [
				`The controller of your data is ${operator.name}, an individual in Argentina. Address: ${operator.address}. Write to ${mail(contacts.privacy)} about anything on this page; a person answers.`,
				`This policy covers this website and the ${name} app, a web app in which introverts note their social energy. It also exists in [German](${pages.privacy.de}) and [Portuguese](${pages.privacy.pt}).`,
				'The waitlist is for people who leave their e-mail address here to get news of the app. It needs no account.',
			],
		},
		{
			id: 'data',
			title: 'What we store',
			blocks: [
				{
					terms: [
						{
							name: 'Account',
							text: 'Your e-mail address, a display name if you give one, and your password, as a hash that cannot be read back.',
						},
						{
							name: 'Tracking data',
							text: 'Energy levels, events and activities with their expected and actual cost, notes, and the categories and tags you make yourself.',
						},
						{
							name: 'Usage',
							text: counting.usage,
						},
						{
							name: 'Technical data',
							text: `The app logs IP address, browser, device type and times of access, to stay up and secure. This website logs errors only, without names, e-mail addresses or IP addresses. Against mass signups and password guessing, the website counts attempts under a scrambled form of the IP address; each count is deleted after ${counterMinutes} minutes at the latest.`,
						},
						{
							name: 'Receipts and messages',
							text: 'What the payment provider tells us about a purchase: what you bought, when and for how much. What you write to us, with the address you write from.',
						},
						{
							name: 'If you leave your e-mail on this website (the waitlist)',
							text: `The address and the record of your consent: when, on which page, in which language and to which wording you gave it, and the site or campaign you came from, as far as your browser or the link tells us. No IP address is stored with it. We e-mail you a link to confirm; you are on the list only once you press the button on the page it opens.`,
						},
						{
							name: 'E-mails sent to you',
							text: `They are stored with the address they went to. Each ends with a link to “${dataPage}”, a page that shows your address, the record of your consent and these e-mails.`,
						},
						{
							name: 'If an e-mail comes back',
							text: `The day, the kind of failure and its code, never the mail server’s own words. An address that does not exist, or from which ${bounceLimits.softBounces} e-mails come back within ${bounceLimits.softWindowDays} days, gets no more news. If your provider tells us that you marked an e-mail as spam, we unsubscribe you.`,
						},
					],
				},
				'Quiz answers never leave the page. They are held in its memory and are gone when you close or reload it. The payment provider sees your card number; we do not.',
				...(counting.counted ?? []),
			],
		},
		{
			id: 'purposes',
			title: 'Why, and on what legal basis',
			blocks: [
				{
					table: {
						label: 'Purposes and legal bases',
						columns: ['Data', 'Legal basis (GDPR)'],
						rows: [
							{
								name: 'Run the service for you',
								cells: [
									'Account, tracking data',
									'Contract, Art.\u00A06(1)(b); for health data also your consent (section\u00A04)',
								],
							},
							{
								name: 'Keep your notes for a return after you cancel',
								cells: [
									'Account, tracking data',
									'Legitimate interest in letting you go on where you stopped, Art.\u00A06(1)(f); for health data also your consent (section\u00A04)',
								],
							},
							{
								name: 'Take payment, keep books',
								cells: [
									'Account, receipts',
									'Contract, Art.\u00A06(1)(b); legitimate interest in keeping the books that tax law asks of us, Art.\u00A06(1)(f)',
								],
							},
							{
								name: 'Answer you',
								cells: [
									'Messages',
									'Legitimate interest in answering you, Art.\u00A06(1)(f); contract for questions about your account',
								],
							},
							{
								name: 'Keep it secure',
								cells: [
									'Technical',
									'Legitimate interest in a service that is not abused, Art.\u00A06(1)(f)',
								],
							},
							{
								name: 'Improve it',
								cells: ['Usage', counting.basis],
							},
							{
								name: 'See which links bring people to the waitlist',
								cells: [
									'Site or campaign you came from',
									'Legitimate interest in knowing which links bring people here, Art.\u00A06(1)(f)',
								],
							},
							{
								name: 'Ask you to confirm your address',
								cells: [
									'E-mail address, record of consent',
									'Legitimate interest in writing only to people who asked for it, and in being able to prove it, Art.\u00A06(1)(f)',
								],
							},
							{
								name: 'Write to you',
								cells: [
									'E-mail address',
									'Consent, Art.\u00A06(1)(a); contract for messages about your account',
								],
							},
							{
								name: 'Know whether e-mail arrives',
								cells: [
									'E-mails sent to you, returned e-mails',
									'Legitimate interest in not writing to addresses that do not exist, and in being able to prove what we sent, Art.\u00A06(1)(f)',
								],
							},
							{
								name: `Respect “${noMail.button}” and “${noMail.link}”`,
								cells: [
									'E-mail address, time of the request, record of consent',
									'Legitimate interest in following your objection, Art.\u00A06(1)(f) and Art.\u00A021(3)',
								],
							},
							{
								name: 'Restore the service after a failure',
								cells: [
									'Everything above, in backups; the hash of what was erased',
									'Legitimate interest in not losing your data, Art.\u00A06(1)(f); for health data also your consent (section\u00A04)',
								],
							},
						],
					},
				},
				'You can withdraw a consent at any time, with effect for the future, and object to what rests on legitimate interest (section\u00A08). An account needs an e-mail address and a password; everything else is voluntary. No machine makes a decision about you that has legal or similar effect: the app’s forecasts of how much energy a week will take are there to inform you.',
			],
		},
		{
			id: 'sensitive',
			title: 'Sensitive data',
			blocks: [
				'Energy levels, and notes about mood or a diagnosis, can count as health data. We process them only with your explicit consent (Art.\u00A09(2)(a) GDPR and its counterparts elsewhere), which we ask for when you open an account. You can withdraw it at any time: delete these entries or the account, or write to us. They are never used for advertising and never shared for anybody’s advertising. Your notes are encrypted, though not end to end: technically, we and companies that work for us (section\u00A05) could read them, and the companies may process them on our instructions only.',
				'Please take care with what you write about other people, too. A first name or a letter is enough for a forecast.',
			],
		},
		{
			id: 'recipients',
			title: 'Who else sees it',
			blocks: [
				{
					list: [
						`**Companies that work for us** under contract: ${counting.companies}. They may process the data on our instructions only.`,
						`**The payment provider,** ${operator.paymentProvider}, which is the seller and is itself responsible for the data it gets.`,
						`**Our app,** or another system that we run ourselves: it may receive your waitlist address once you have confirmed it, so that its list is the same as ours here. If you unsubscribe or your data is erased, we send it the number of your entry, so that the same happens there. If it does not answer, we try for ${retention.webhookDays} days and then do it by hand.`,
						'**Authorities,** where the law obliges us. We check whether it does.',
					],
				},
				'Nobody else. We do not sell personal data and do not share it for advertising across websites.',
			],
		},
		{
			id: 'transfers',
			title: 'Across borders',
			blocks: [
				`We work from Argentina. The European Commission has decided that data is adequately protected there. If a company that works for us processes data in a country outside Europe without such a decision, this rests on the Commission’s standard contractual clauses; in the United States it rests on the EU-U.S. Data Privacy Framework if the company is certified. The same holds for the United Kingdom, with the UK’s extension of that framework and its addendum to the clauses. For Brazil, see the [Portuguese version](${pages.privacy.pt}#transfers). Ask us: we tell you which applies to whom, and send you a copy of the clauses.`,
			],
		},
		{
			id: 'retention',
			title: 'How long we keep it',
			blocks: [
				{
					terms: [
						{
							name: 'You have an account',
							text: 'Account and tracking data are kept for as long as you have it, even if you buy nothing after the free week. You can delete notes at any time. If you cancel a paid plan, the period under “You cancel a paid plan” applies.',
						},
						{
							name: 'You ask for deletion',
							text: `Your account and your notes are deleted within ${appPeriods.accountDeletionDays} days of the request.`,
						},
						{
							name: 'You cancel a paid plan',
							text: `Your account and your notes are kept for another ${appPeriods.cancelledDataMonths} months, in case you return, and then deleted, or sooner if you ask.`,
						},
						{
							name: 'Security logs of the app',
							text: `Up to ${appPeriods.securityLogYears} years.`,
						},
						{
							name: 'Usage data of the app',
							text: 'Until you withdraw your consent or your account is deleted.',
						},
						{
							name: 'Receipts',
							text: 'For as long as tax law requires, by us or by the payment provider, whichever is bound to keep them.',
						},
						{
							name: 'Messages',
							text: 'Deleted once your matter is settled and no claim can arise from it any more.',
						},
						{
							name: 'Waitlist address',
							text: `Not confirmed: deleted after ${retention.unconfirmedDays} days. Confirmed: it gets our news until you unsubscribe, and then becomes an address that wants no mail (next entry). Every e-mail has a link for that; on its page, one click is enough.`,
						},
						{
							name: 'Address that wants no mail',
							text: `If you press “${noMail.button}” or “${noMail.link}”, the address stays on a list of addresses that we do not write to, with the record of consent and the time. ${retention.optOutMonths} months after you last joined the waitlist, we delete the address and your request with it; if those months have already passed when you press, we delete it at once. The same happens if you ask us to erase it sooner. If somebody then enters the address again, we no longer know of your request. As long as we know that you pressed “${noMail.link}”, we tell you when somebody enters the address again, at most once in ${blockedMailDays} days, and write nothing else.`,
						},
						{
							name: 'Address that returns our e-mails',
							text: `Deleted ${retention.undeliverableMonths} months after it stopped getting news for that reason (section\u00A02), unless you join the waitlist again in that time.`,
						},
						{
							name: 'E-mails sent to you',
							text: `Their text is deleted ${retention.failedMailDays} days after it was written. The time of sending, the subject, whether your mail server took it and whether it came back are kept for ${retention.deliveryMonths} months, or until you erase everything.`,
						},
						{
							name: 'A pause',
							text: `If you ask for no news for ${pauseMonths['one-month']} month, for ${pauseMonths['three-months']} months or until you come back, your entry holds the day on which the pause ends, or that it lasts until you come back.`,
						},
						{
							name: `Links to “${dataPage}”`,
							text: `The link at the end of an e-mail opens the page for ${dataLinkDays} days; after that, the page can e-mail you a new one. The link to the file with your data, or to the erasure, works once, for ${freshLinkMinutes} minutes.`,
						},
						{
							name: 'Counts of signup and password attempts',
							text: `${counterMinutes} minutes at most.`,
						},
						...(counting.kept === undefined ? [] : [{ name: 'Daily sums', text: counting.kept }]),
						{
							name: 'Log of our own admin panel',
							text: `${retention.auditLogMonths} months. It records our logins, exports and deletions, and names nobody on the list.`,
						},
						{
							name: 'Backups',
							text: `One every night, each kept for ${retention.backupNights} nights. Erased data stays in them until then and is used for nothing else. So that a restored backup neither brings an erased entry back nor undoes an unsubscription, we keep a fingerprint of the entry, a hash, and the time for ${retention.erasureJournalDays} days; by itself it does not reveal the entry.`,
						},
					],
				},
			],
		},
		{
			id: 'rights',
			title: 'Your rights, by country',
			blocks: [
				`You can see, correct, export and delete your data in the account settings. For a waitlist address, “${dataPage}” does it, by the link in the foot of every e-mail: see all of it, unsubscribe, pause, take a copy, erase everything. Or write to ${mail(contacts.privacy)}: we send you a copy of all that we store about you or erase it, except what the law obliges us to keep. We answer within a month, or sooner where your law says so, and it costs nothing.`,
				{
					note: '**Your right to object:** you can object at any time to processing that rests on legitimate interest, for reasons that arise from your situation, and to direct marketing without giving a reason. An e-mail is enough.',
				},
				{
					terms: [
						{
							name: 'European Union, United Kingdom',
							text: 'Access, correction, deletion, restriction, portability, objection to processing that rests on legitimate interest, withdrawal of consent, and a complaint to the authority where you live; in the United Kingdom that is the Information Commissioner’s Office.',
						},
						{
							name: 'Brazil',
							text: 'The rights of Art.\u00A018 LGPD, among them confirmation, access, correction, anonymisation, portability, deletion and information on sharing; complaints to the ANPD. The contact in section 1 serves as *encarregado*.',
						},
						{
							name: 'India',
							text: 'Access, correction, erasure, a nominee, and redress of grievances, first with us and then with the Data Protection Board.',
						},
						{
							name: 'California and other US states',
							text: 'To know, correct and delete, and not to be treated worse for asking. There is no sale and no sharing for advertising to opt out of.',
						},
						{
							name: 'Argentina',
							text: 'Access, correction, updating and deletion. By law access is free every six months, or sooner if you show a legitimate interest; we never charge. The Agencia de Acceso a la Información Pública, as the supervisory body of Law\u00A025.326, hears complaints of anyone whose rights are affected.',
						},
						{
							name: 'Everywhere else',
							text: 'You can see, correct, export and delete your data too, whatever your law says.',
						},
					],
				},
			],
		},
		{
			id: 'storage',
			title: 'Cookies and local storage',
			blocks: [
				`${counting.storage} Our own admin panel uses one cookie, to keep us signed in.`,
				'To keep you signed in, the app stores only what is strictly necessary. Its analytics, as far as they read or store anything on your device, run only after you have agreed.',
			],
		},
		{
			id: 'children',
			title: 'Children, changes, contact',
			blocks: [
				'The service is for people aged 16 and over. Where the law sets a higher age for consent (18 in India), a parent must agree. If we learn that somebody under 16 has an account, we delete it. Nobody is shown targeted advertising or followed from site to site, whatever their age.',
				`If this policy changes, we tell everyone with an account by e-mail, ${appPeriods.changeNoticeDays} days before the change takes effect. Questions go to ${mail(contacts.privacy)}.`,
			],
		},
	],
}
