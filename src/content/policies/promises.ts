import type { AppPromise } from '#domain/launch/launch-check.ts'
import { pages } from '#domain/pages/pages.ts'

const { en: privacy } = pages.privacy
const { en: terms } = pages.terms
const { en: refund } = pages.refund

/**
 * What the legal pages say about the app and its operator, which this site cannot prove. Put the day into
 * `confirmed` once it is true; `npm run launch-check` lists the others.
 */
export const promises: readonly AppPromise[] = [
	{
		text: 'The account settings have a button to withdraw from the contract.',
		pages: [refund],
		confirmed: null,
	},
	{
		text: 'A withdrawal is answered at once by an e-mail that confirms its receipt.',
		pages: [refund],
		confirmed: null,
	},
	{
		text: 'The account settings have a button to cancel, and one to reactivate until the period ends.',
		pages: [terms, refund],
		confirmed: null,
	},
	{
		text: 'Before the first charge the app shows price, rhythm and how to cancel, and asks to agree.',
		pages: [terms],
		confirmed: null,
	},
	{
		text: 'Where the law asks for it, the app sends a yearly reminder of the renewal.',
		pages: [terms],
		confirmed: null,
	},
	{
		text: 'Changed prices, terms and policies are announced by e-mail 30 days ahead.',
		pages: [terms, refund, privacy],
		confirmed: null,
	},
	{
		text: 'Lifetime offers last as long as the service, which ends with two years’ notice at least.',
		pages: [terms],
		confirmed: null,
	},
	{
		text: 'Notes can be corrected, exported and deleted in the account settings.',
		pages: [terms, privacy],
		confirmed: null,
	},
	{ text: 'Notes are encrypted.', pages: [privacy], confirmed: null },
	{
		text: 'The app deletes an account within 30 days of the request, and notes 12 months after a cancellation.',
		pages: [terms, privacy],
		confirmed: null,
	},
	{
		text: 'Opening an account asks for explicit consent to the processing of health data.',
		pages: [privacy],
		confirmed: null,
	},
	{
		text: 'The app’s analytics run only after consent.',
		pages: [privacy],
		confirmed: null,
	},
	{
		text: 'The app’s security logs are deleted after 2 years.',
		pages: [privacy],
		confirmed: null,
	},
	{
		text: 'Every company that processes data for the operator has a contract that says so.',
		pages: [privacy],
		confirmed: null,
	},
	{
		text: 'Billing questions are answered within 24 to 48 hours.',
		pages: [terms, refund],
		confirmed: null,
	},
]
