import type { AppPromise } from '#domain/launch/launch-check.ts'
import { pricesIn } from '#words/prices.ts'
import { countries } from '#domain/country/countries.ts'
import { pages } from '#domain/pages/pages.ts'
import { appPeriods } from '#content/app-periods.ts'
import { forPlan } from '#words/prices.ts'

const privacyPages = Object.values(pages.privacy)
const termsPages = Object.values(pages.terms)
const refundPages = Object.values(pages.refund)
const { from, to } = appPeriods.billingAnswerHours
const pricePages = [pages.home.en, ...Object.values(countries).map(({ path }) => path)]

/**
 * Statements about the app and its operator that this repository cannot prove. Set `confirmed` to the date on which the
 * owner confirmed a statement; `npm run launch-check` lists the others.
 */
export const promises: readonly AppPromise[] = [
	{
		text: 'The account settings have a button to withdraw from the contract.',
		pages: refundPages,
		confirmed: null,
	},
	{
		text: 'A withdrawal is answered at once by an e-mail that confirms its receipt.',
		pages: refundPages,
		confirmed: null,
	},
	...forPlan(
		'monthly',
		{
			text: 'The account settings have a button to cancel, and one to reactivate until the period ends.',
			pages: [...termsPages, ...refundPages],
			confirmed: null,
		},
		{
			text: 'Before the first charge the app shows price, rhythm and how to cancel, and asks to agree.',
			pages: termsPages,
			confirmed: null,
		},
		{
			text: 'Where the law asks for it, the app sends a yearly reminder of the renewal.',
			pages: termsPages,
			confirmed: null,
		},
	),
	{
		text: `Changed prices, terms and policies are announced by e-mail ${appPeriods.changeNoticeDays} days ahead.`,
		pages: [...termsPages, ...refundPages, ...privacyPages],
		confirmed: null,
	},
	{
		text: `Lifetime offers last as long as the service, which ends with ${appPeriods.lifetimeNoticeYears} years’ notice at least.`,
		pages: [...termsPages, ...pricePages],
		confirmed: null,
	},
	{
		text: `“Save ${pricesIn('en-US').premiumSaving}” beside Premium means the difference to the price of Lifetime.`,
		pages: pricePages,
		confirmed: null,
	},
	{
		text: 'Notes can be corrected, exported and deleted in the account settings.',
		pages: [...termsPages, ...privacyPages],
		confirmed: null,
	},
	{ text: 'Notes are encrypted, though not end to end.', pages: privacyPages, confirmed: null },
	{
		text: `The app deletes an account within ${appPeriods.accountDeletionDays} days of the request, and notes ${appPeriods.cancelledDataMonths} months after a cancellation.`,
		pages: [...termsPages, ...privacyPages],
		confirmed: null,
	},
	{
		text: 'Opening an account asks for explicit consent to the processing of health data.',
		pages: privacyPages,
		confirmed: null,
	},
	{
		text: 'The app’s analytics run only after consent.',
		pages: privacyPages,
		confirmed: null,
	},
	{
		text: `The app’s security logs are deleted after ${appPeriods.securityLogYears} years.`,
		pages: privacyPages,
		confirmed: null,
	},
	{
		text: 'Every company that processes data for the operator has a contract that says so.',
		pages: privacyPages,
		confirmed: null,
	},
	{
		text: `Billing questions are answered within ${from} to ${to} hours.`,
		pages: [...termsPages, ...refundPages],
		confirmed: null,
	},
]
