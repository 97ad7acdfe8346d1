import { claimSentences } from '#words/claims.ts'
import { pageLink } from '#words/page-links.ts'
import { appUrls } from '#words/site-urls.ts'
import { contacts, name } from '#words/product.ts'
import { countryLinks } from './country-links.ts'
import type { Chrome } from '#content/types/chrome.ts'
import { pages } from '#domain/pages/pages.ts'

export const de: Chrome = {
	skip: 'Zum Inhalt springen',
	languages: 'Diese Seite in anderen Sprachen',
	offer: { read: 'Diese Seite auf Deutsch lesen', dismiss: 'Nein, danke' },
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
				title: 'Zum Lesen',
				links: [
					pageLink('de', 'socialEnergyManagement', 'Soziale Energie einteilen'),
					pageLink('de', 'lowSocialBattery', 'Wenn die Batterie leer ist'),
					pageLink('de', 'socialBatteryDrained', 'Anzeichen einer leeren Batterie'),
					pageLink('de', 'socialBatteryRecharge', 'So lädst du wieder auf'),
					pageLink('de', 'mySocialBattery', 'Deine Batterie auf einem Blatt'),
					pageLink('de', 'socialBatteryPin', 'Pins für die soziale Batterie'),
				],
			},
			{
				title: 'Kostenlos nutzen',
				links: [
					pageLink('de', 'week', 'Deine Woche'),
					pageLink('de', 'twoSheets', 'Zwei Blätter'),
					pageLink('de', 'sayNo', 'Nein sagen'),
					pageLink('de', 'introvertTest', 'Introversionstest'),
					pageLink('de', 'mbtiTest', 'MBTI-Test'),
				],
			},
			{ title: 'In deinem Land', links: countryLinks },
			{
				title: 'Rechtliches',
				links: [
					{ label: 'Impressum', href: pages.impressum.de },
					pageLink('de', 'privacy', 'Datenschutz'),
					pageLink('de', 'terms', 'Nutzungs\u00ADbedingungen'),
					pageLink('de', 'refund', 'Erstattung'),
				],
			},
		],
		support: {
			title: 'Hilfe',
			text: claimSentences('de', 'supportReply').join(' '),
			mail: { label: contacts.support, href: `mailto:${contacts.support}` },
		},
		small: `© ${name}. Kein Ersatz für ärztlichen Rat.`,
	},
}
