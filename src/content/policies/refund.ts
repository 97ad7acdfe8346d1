import { byPlans, forPlan } from '#content/shown-plans.ts'
import { planTableIn } from '#content/plans.ts'
import { contacts, name } from '#content/site.ts'
import type { Policy } from '#content/types/policy.ts'
import { operatorIn, planIn } from './operator.ts'
import { appPeriods } from '#content/app-periods.ts'

const operator = operatorIn('en')
const plan = planIn('en')
const { from, to } = appPeriods.billingAnswerHours
const billing = `[${contacts.billing}](mailto:${contacts.billing})`

export const refund: Policy = {
	head: {
		title: 'Refund Policy',
		description: `When ${name} returns money: billing errors within ${appPeriods.billingErrorDays} days and every right the law gives you, such as 14 days in the EU. How to ask, and how fast.`,
		path: '/refund',
		language: 'en',
		updated: '2026-11-22',
	},
	card: {
		picture: 'envelopes',
		alternative: 'Letters in front of a door, and some still in its letter slot.',
	},
	drawing: 'coins',
	plans: planTableIn('en', { policy: 'refund' }),
	title: 'Refund Policy',
	lede: `${byPlans({ both: `Cancel the monthly plan during the ${plan.trialDays} free days and nothing is charged; Lifetime is charged only if you buy it.`, monthly: `Cancel during the ${plan.trialDays} free days and nothing is charged.`, lifetime: `Nothing is charged in the ${plan.trialDays} free days.` })} After that, payments are not refunded, except for billing errors reported within ${appPeriods.billingErrorDays} days and wherever the law gives you a right, such as the 14 days to withdraw in the EU and the UK.`,
	updated: 'Last updated',
	contents: 'Nine sections',
	parts: [
		{
			id: 'seller',
			title: 'Who sells',
			blocks: [
				`The service is run by ${operator.name}, ${operator.address}. The seller on your receipt is ${operator.paymentProvider}, the payment provider, as merchant of record. In every case it is enough to write to us; the refund then comes from the provider.`,
			],
		},
		{
			id: 'scope',
			title: 'What this covers',
			blocks: [
				...forPlan(
					'lifetime',
					`Lifetime at ${plan.lifetimePrice}, once, bought on our website or in our web app: a digital service that you may use for as long as it runs.`,
				),
				...forPlan(
					'monthly',
					`The monthly plan at ${plan.price}, bought on our website or in our web app: a digital service to which you get access for one month at a time; the first paid month begins when the trial ends.`,
				),
				'The same rules hold for anything else that we sell.',
				`As a rule there is no refund ${forPlan('monthly', 'for a period that has begun, because you forgot to cancel, or ').join('')}for time in which you did not use the service. The exceptions are in sections 3 to 6.`,
			],
		},
		{
			id: 'errors',
			title: 'Billing errors',
			blocks: [
				`If you were charged twice${forPlan('monthly', ', charged after cancelling,').join('')} or charged an amount other than the one shown, tell ${billing} within ${appPeriods.billingErrorDays} days of the charge. What was taken wrongly is returned in full.`,
			],
		},
		{
			id: 'withdrawal',
			title: 'The right to withdraw: 14 days',
			blocks: [
				`If you are a consumer in the European Union, the European Economic Area or the United Kingdom, you may withdraw from the contract within 14 days without giving reasons. The days count from the day on which the contract is concluded${forPlan('lifetime', '; for Lifetime, which you buy once, that is the day of the purchase').join('')}.${forPlan('monthly', ' If the trial turned into a paid plan and the price had not been made clear beforehand, they count anew from that moment.').join('')}`,
				`To withdraw, send any clear statement to ${billing}, or use the withdrawal function in the account settings. It is enough to send it before the 14 days are over. You get a confirmation of receipt by e-mail at once. You may use this form, but you do not have to:`,
				'**Withdrawal form**',
				`To ${operator.name}, ${operator.address}, ${contacts.billing}:`,
				`I hereby give notice that I withdraw from my contract for the provision of the service ${name}.`,
				{
					terms: [
						{ name: 'Ordered on', text: '…' },
						{ name: 'Name', text: '…' },
						{ name: 'Address', text: '…' },
						{ name: 'Date', text: '…' },
						{ name: 'Signature, only if sent on paper', text: '…' },
					],
				},
			],
		},
		{
			id: 'early',
			title: 'If you asked us to start early',
			blocks: [
				'The service starts at once because you ask for that when you sign up. If you withdraw afterwards, within the 14 days, you pay only for the part of the period that had passed by then, and only if you had been told of this. The rest is returned. During the free trial you pay nothing.',
				...forPlan(
					'monthly',
					`An example: the contract is concluded on 1 June, with the start of the trial. The first charge is on ${plan.firstChargeDay} June, and 15 June is the last day to withdraw. If you withdraw on ${plan.firstChargeDay + 3} June, three days of the paid month have passed: you pay for those three days and get the rest back.`,
				),
				'You keep this right when you begin to use the service. It lapses only once a service has been performed completely.',
			],
		},
		{
			id: 'elsewhere',
			title: 'Other rights that the law gives',
			blocks: [
				'If the service does not do what was promised, you may have a right to repair, a lower price, or your money back. Consumers in Argentina can revoke a distance contract within ten days; in Brazil within seven. Some US states have rules of their own on renewals. Nothing here limits any of these.',
			],
		},
		{
			id: 'ask',
			title: 'How to ask, and how fast we are',
			blocks: [
				{
					steps: [
						`Write to ${billing} from the address of your account.`,
						'Say which charge you mean. For an error, a reason helps; for a withdrawal you need none.',
						`You get an answer within ${from} to ${to} hours.`,
						'If money is due, it goes back to the card or account that you paid with, at the latest 14 days after your message, without a fee. Where the law sets a shorter period, that period applies.',
					],
				},
			],
		},
		{
			id: 'renewals',
			title: 'Trials and renewals',
			blocks: [
				...forPlan(
					'lifetime',
					`With Lifetime the first ${plan.trialDays} days are free, without a card. Nothing is charged unless you then buy, and nothing renews.`,
				),
				...forPlan(
					'monthly',
					`The trial of the monthly plan lasts ${plan.trialDays} days with everything included. If you cancel within it, in the account settings or by e-mail, nothing is charged. Otherwise day ${plan.firstChargeDay} brings the first charge and the plan renews each month until you cancel.`,
					'A cancellation takes effect at the end of the period already paid for. Until then the plan stays active, and you can reactivate it. A cancelled plan is not charged again.',
				),
			],
		},
		{
			id: 'contact',
			title: 'Your statutory rights, and contact',
			blocks: [
				`Where this policy and a mandatory law differ, the law applies, and so does the rest of the policy. Changes are announced by e-mail ${appPeriods.changeNoticeDays} days ahead and never affect a payment already made. See also the [terms](/terms) and the [privacy policy](/privacy).`,
				`Payments: ${billing}. Everything else: [${contacts.support}](mailto:${contacts.support}).`,
			],
		},
	],
}
