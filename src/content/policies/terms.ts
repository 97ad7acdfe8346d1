import { byPlans, forPlan } from '#content/shown-plans.ts'
import { planTableIn } from '#content/plans.ts'
import { contacts, name } from '#content/site.ts'
import type { Policy } from '#content/types/policy.ts'
import { pages } from '#domain/pages/pages.ts'
import { retention } from '#domain/retention/retention.ts'
import { operatorIn, planIn } from './operator.ts'
import { appPeriods } from '#content/app-periods.ts'

const operator = operatorIn('en')
const plan = planIn('en')
const { from, to } = appPeriods.billingAnswerHours
const mail = (address: string) => `[${address}](mailto:${address})`

export const terms: Policy = {
	head: {
		title: 'Terms of Service',
		description: `The agreement between you and ${name}: who runs it, what it costs, how to cancel, and what we owe each other.`,
		path: '/terms',
		language: 'en',
		updated: '2026-11-22',
	},
	card: {
		picture: 'frontDoor',
		alternative: 'A front door with the number seven, a lit fanlight and a letter slot.',
	},
	drawing: 'keys',
	plans: planTableIn('en', { policy: 'terms' }),
	title: 'Terms of Service',
	lede: `The agreement between you and us, in plain words. ${name} is a web app, for phone and computer, in which you keep notes on your social energy. If the law where you live gives you more rights than this page, those apply.`,
	updated: 'Last updated',
	contents: 'Ten sections',
	parts: [
		{
			id: 'operator',
			title: 'Who we are',
			blocks: [
				`${name} is run by an individual in Argentina: ${operator.name}, ${operator.address}. “We” on this page means that person. You reach us at ${mail(contacts.support)}. The same details are in the [legal notice for Germany](${pages.impressum.de}) (in German).`,
				'By creating an account you agree to these terms. If you only read this website, nothing here binds you except the ordinary rule not to damage what is not yours.',
			],
		},
		{
			id: 'service',
			title: 'What the service is',
			blocks: [
				`${name} is a web service for keeping notes on your own social energy: check-ins, events with expected and actual cost, patterns, forecasts and a private journal. The forecasts are estimates made from what you write down. They can be wrong.`,
				`${name} is not medical advice, therapy, a diagnosis or an emergency service. Do not put off seeing a professional because of a number in an app.`,
				...forPlan(
					'lifetime',
					`${byPlans({ both: 'Where an offer on our website is called “Lifetime”, you pay once instead of monthly', monthly: '', lifetime: 'Our offer is called “Lifetime”: you pay once' })}. The free week comes first, and nothing is charged unless you then buy. Nothing renews.${byPlans({ both: ' What sections 4 and 5 say about monthly charges and renewal does not concern you.', monthly: '', lifetime: '' })} Lifetime means the lifetime of the service: you may use it for as long as it runs. If we end it, you hear of that by e-mail at least ${appPeriods.lifetimeNoticeYears} years before and can export your notes until the last day.`,
				),
			],
		},
		{
			id: 'account',
			title: 'Your account and your age',
			blocks: [
				'You must be at least 16. Where the law sets a higher age, a parent or guardian has to agree: in India, for example, for anyone under 18. We may ask for that agreement and close accounts that lack it.',
				'Give an e-mail address that is yours, keep your password to yourself, and tell us when you think that somebody else knows it. An account is for one person.',
			],
		},
		{
			id: 'price',
			title: 'Trial, price and renewal',
			blocks: [
				...forPlan('lifetime', {
					note: `Lifetime costs ${plan.lifetimePrice}, once. The first ${plan.trialDays} days are free, without a card. Nothing is charged unless you then buy, and nothing renews.`,
				}),
				...forPlan('monthly', {
					note: `The plan costs ${plan.price}. The first ${plan.trialDays} days are free, with everything included. Unless you cancel during those days, the trial becomes the paid plan and day ${plan.firstChargeDay} brings the first charge. **It then renews by itself every month until you cancel.**`,
				}),
				`Payment is handled by ${operator.paymentProvider}, which acts as merchant of record: it is the seller on your receipt, takes the money, and sees to taxes. Its own terms apply to the payment as well. We never see your full card number.`,
				...forPlan(
					'monthly',
					`Nothing is charged until you have been shown the price, how often you pay and how to cancel, and have agreed. If a price is to rise, we write to you ${appPeriods.changeNoticeDays} days before it does. You can cancel before then and never pay the new price. Where the law asks for it, as in California, we also remind you every year that the plan renews, what it costs and how to end it.`,
				),
				...byPlans({
					both: [],
					monthly: [],
					lifetime: [
						'Nothing is charged until you have been shown the price and have agreed. If the price rises, that concerns only people who buy later.',
					],
				}),
			],
		},
		{
			id: 'cancel',
			title: 'Cancelling and coming back',
			blocks: [
				...forPlan(
					'lifetime',
					'Lifetime has nothing to cancel, because nothing renews. You can delete your account in its settings whenever you like, in the free week too.',
				),
				...forPlan('monthly', {
					list: [
						`**How.** Online, in the account settings, or by a message to ${mail(contacts.billing)}. You need no reason and no telephone call.`,
						'**During the trial.** At any time, and nothing is charged.',
						'**Later.** The cancellation takes effect at the end of the period that is already paid for. Until then everything works as before.',
						'**Changed your mind?** You can reactivate the plan at any time before that period ends.',
					],
				}),
				'If the law lets you end the contract at once for a serious reason, that right stays. [Section 7](#content) says what happens to your notes afterwards.',
			],
		},
		{
			id: 'refunds',
			title: 'Money back',
			blocks: [
				'Payments are not refunded. There are three exceptions:',
				{
					list: [
						`billing errors that you report within ${appPeriods.billingErrorDays} days;`,
						'every case in which the law gives you a right to a refund or to withdraw from the contract (nothing on this page limits that right);',
						'the part of a payment that we return after a suspension ([section 8](#conduct)).',
					],
				},
				'The [refund policy](/refund) explains the first two.',
			],
		},
		{
			id: 'content',
			title: 'Your notes',
			blocks: [
				'What you write stays yours. You allow us to store and process it to run the service for you, and for nothing else. You can export it and delete it whenever you like.',
				`If you cancel, we keep your data for ${appPeriods.cancelledDataMonths} months, so that you can come back to it, and then delete it. If you ask us to delete your account, the account data is gone within ${appPeriods.accountDeletionDays} days, and from our backups at most ${retention.backupNights} nights later. The [privacy policy](/privacy) has the details.`,
			],
		},
		{
			id: 'conduct',
			title: 'Fair use',
			blocks: [
				'Do not break into accounts, probe the service’s defences, overload it, copy it wholesale or resell it. Do not use it to keep notes on other people without their knowledge in a way that would harm them. Whoever finds a security hole and tells us in private is thanked, not sued.',
				'If someone seriously or repeatedly breaks these rules we may suspend the account. We say why, unless the law forbids it, and hear the other side. We refund the part of a payment that can then no longer be used, except where the reason is serious misuse.',
			],
		},
		{
			id: 'liability',
			title: 'Our liability',
			blocks: [
				'We run the service with reasonable care, but cannot promise that it is always available, always right, or suited to your purpose. We are fully liable for deliberate wrongdoing and gross negligence, for harm to life, body and health, and for whatever the law does not let anyone exclude.',
				`Otherwise we are liable only for damage that is typical of such a contract and could be foreseen, up to what you paid us in the twelve months before${forPlan('lifetime', ' or, for Lifetime, up to the price that you paid').join('')}. Consumers keep all statutory rights about digital services that do not work as they should.`,
			],
		},
		{
			id: 'changes',
			title: 'Changes, law and contact',
			blocks: [
				`If these terms are to change, we tell you by e-mail ${appPeriods.changeNoticeDays} days before they do. If you disagree, you can cancel before the change applies. Small corrections that take nothing from you may be made at once.`,
				'The law of Argentina applies. If you are a consumer, the mandatory rules of the country where you live protect you all the same, and you may go to the courts there. We do not take part in dispute settlement before a consumer arbitration board and are not required to.',
				`Questions about these terms: ${mail(contacts.support)}. About payments: ${mail(contacts.billing)}, answered within ${from} to ${to} hours.`,
			],
		},
	],
}
