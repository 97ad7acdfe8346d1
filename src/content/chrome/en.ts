import { claimTexts } from '#content/claims.ts'
import { appUrls } from '#content/site-urls.ts'
import { contacts, name } from '#content/site.ts'
import { countryLinks } from './country-links.ts'
import type { Chrome } from '#content/types/chrome.ts'
import { pages } from '#domain/pages/pages.ts'

export const en: Chrome = {
	skip: 'Skip to content',
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
					{ label: 'Social energy management', href: '/social-energy-management' },
					{ label: 'Social battery tracker', href: '/social-battery-tracker' },
					{ label: 'Introvert productivity', href: '/introvert-productivity' },
					{ label: 'Introvert social battery', href: '/introvert-social-battery' },
				],
			},
			{
				title: 'Free tests and tools',
				links: [
					{ label: 'Your week', href: pages.week.en },
					{ label: 'Two sheets', href: pages.twoSheets.en },
					{ label: 'Say no', href: pages.sayNo.en },
					{ label: 'Introvert test', href: '/introvert-test' },
					{ label: 'MBTI test', href: '/mbti-test' },
				],
			},
			{ title: 'In your country', links: countryLinks },
			{
				title: 'Legal',
				links: [
					{ label: 'Terms', href: '/terms' },
					{ label: 'Privacy', href: '/privacy' },
					{ label: 'Refund', href: '/refund' },
				],
			},
		],
		support: {
			title: 'Support',
			text: claimTexts('supportReply').join(' '),
			mail: { label: contacts.support, href: `mailto:${contacts.support}` },
		},
		small: `© ${name}. Not medical advice.`,
	},
}
