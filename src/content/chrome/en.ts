import { claimSentences } from '#words/claims.ts'
import { pageLink } from '#words/page-links.ts'
import { appUrls } from '#words/site-urls.ts'
import { contacts, name } from '#words/product.ts'
import { countryLinks } from './country-links.ts'
import type { Chrome } from '#content/types/chrome.ts'

export const en: Chrome = {
	skip: 'Skip to content',
	languages: 'This page in other languages',
	offer: { read: 'Read this page in English', dismiss: 'No, thanks' },
	header: {
		home: `${name}, home page`,
		label: 'Main',
		menu: 'Menu',
		theme: 'Switch between light and dark',
		sections: [
			{ label: 'Benefits', href: '/#features' },
			{ label: 'Pricing', href: '/#pricing' },
			{ label: 'FAQ', href: '/#faq' },
		],
		login: { label: 'Log in', href: appUrls.login },
		signup: { label: 'Sign up', href: appUrls.signup },
	},
	footer: {
		motto: 'For people who like people, in measured amounts.',
		columns: [
			{
				title: 'Product',
				links: [
					{ label: 'Features', href: '/#features' },
					{ label: 'Pricing', href: '/#pricing' },
					{ label: 'FAQ', href: '/#faq' },
					{ label: 'Support', href: '#support' },
				],
			},
			{
				title: 'Read',
				links: [
					pageLink('en', 'socialEnergyManagement', 'Social energy management'),
					pageLink('en', 'socialBatteryTracker', 'Social battery tracker'),
					pageLink('en', 'introvertProductivity', 'Introvert productivity'),
					pageLink('en', 'introvertSocialBattery', 'Introvert social battery'),
				],
			},
			{
				title: 'Free tests and tools',
				links: [
					pageLink('en', 'week', 'Your week'),
					pageLink('en', 'twoSheets', 'Two sheets'),
					pageLink('en', 'sayNo', 'Say no'),
					pageLink('en', 'introvertTest', 'Introvert test'),
					pageLink('en', 'mbtiTest', 'MBTI test'),
				],
			},
			{ title: 'In your country', links: countryLinks },
			{
				title: 'Legal',
				links: [
					pageLink('en', 'terms', 'Terms'),
					pageLink('en', 'privacy', 'Privacy'),
					pageLink('en', 'refund', 'Refund'),
				],
			},
		],
		support: {
			title: 'Support',
			text: claimSentences('en', 'supportReply').join(' '),
			mail: { label: contacts.support, href: `mailto:${contacts.support}` },
		},
		small: `© ${name}. Not medical advice.`,
	},
}
