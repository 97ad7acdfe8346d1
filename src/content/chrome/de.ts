import { supportReplyClaim } from '#content/claims.ts'
import { appUrls } from '#content/site-urls.ts'
import { contacts, name } from '#content/site.ts'
import { countryLinks } from './country-links.ts'
import type { Chrome } from '#content/types/chrome.ts'
import { pages } from '#domain/pages/pages.ts'

export const de: Chrome = {
	skip: 'Zum Inhalt springen',
	header: {
		home: `${name}, Startseite`,
		label: 'Hauptnavigation',
		menu: 'Menü',
		theme: 'Zwischen Hell und Dunkel wechseln',
		sections: [
			{ label: 'Vorteile', href: `${pages.home.de}#features` },
			{ label: 'Preis', href: `${pages.home.de}#pricing` },
			{ label: 'Fragen', href: `${pages.home.de}#faq` },
		],
		login: { label: 'Anmelden', href: appUrls.login },
		signup: { label: 'Registrieren', href: appUrls.signup },
	},
	footer: {
		motto: 'Für Menschen, die Menschen mögen. In Maßen.',
		columns: [
			{
				title: 'Produkt',
				links: [
					{ label: 'Funktionen', href: `${pages.home.de}#features` },
					{ label: 'Preis', href: `${pages.home.de}#pricing` },
					{ label: 'Fragen', href: `${pages.home.de}#faq` },
					{ label: 'Hilfe', href: '#support' },
				],
			},
			{
				title: 'Zum Lesen (auf Englisch)',
				links: [
					{ label: 'Soziale Energie einteilen', href: '/social-energy-management' },
					{ label: 'Die soziale Batterie im Blick', href: '/social-battery-tracker' },
					{ label: 'Introvertiert und produktiv', href: '/introvert-productivity' },
					{ label: 'Die soziale Batterie der Introvertierten', href: '/introvert-social-battery' },
				],
			},
			{
				title: 'Kostenlos nutzen',
				links: [
					{ label: 'Deine Woche', href: pages.week.de },
					{ label: 'Zwei Blätter', href: pages.twoSheets.de },
					{ label: 'Nein sagen', href: pages.sayNo.de },
					{ label: 'Introversionstest (auf Englisch)', href: '/introvert-test' },
					{ label: 'MBTI-Test (auf Englisch)', href: '/mbti-test' },
				],
			},
			{ title: 'In deinem Land', links: countryLinks },
			{
				title: 'Rechtliches',
				links: [
					{ label: 'Impressum', href: pages.impressum.de },
					{ label: 'Datenschutz', href: pages.privacy.de },
					{ label: 'Nutzungs\u00ADbedingungen (auf Englisch)', href: '/terms' },
					{ label: 'Erstattung (auf Englisch)', href: '/refund' },
				],
			},
		],
		support: {
			title: 'Hilfe',
			text: supportReplyClaim('de'),
			mail: { label: contacts.support, href: `mailto:${contacts.support}` },
		},
		small: `© ${name}. Kein Ersatz für ärztlichen Rat.`,
	},
}
