import type { Language } from '#content/types.ts'
import type { AnalyticsScript, ConsentWords } from '#content/types/analytics.ts'
import type { Analytics } from '#settings/analytics.ts'
import { analytics } from '#settings/addresses.ts'

/** The script that counts visits; null: this site has none. */
export const analyticsScript = analytics && scriptOf(analytics)

/** Where a script of analytics is, and what it wants to be told in its element. */
export function scriptOf(given: Analytics): AnalyticsScript {
	switch (given.kind) {
		case 'gtag':
			return {
				'data-analytics': given.kind,
				'data-id': given.id,
				src: `https://www.googletagmanager.com/gtag/js?id=${given.id}`,
			}
		case 'plausible':
			return {
				'data-analytics': given.kind,
				'data-domain': given.domain,
				src: 'https://plausible.io/js/script.js',
			}
		default:
			return { 'data-analytics': given.kind, 'data-website-id': given.id, src: given.script }
	}
}

/** The question before anything of Google's is loaded. */
const consentWords = {
	en: {
		label: 'Counting visits',
		question:
			'May we count your visit with Google Analytics? It sets cookies and tells Google which pages you open. The site is the same either way.',
		accept: 'Accept',
		reject: 'Reject',
		privacy: { label: 'Privacy', href: '/privacy#storage' },
		settings: 'Cookie settings',
	},
	de: {
		label: 'Besuche zählen',
		question:
			'Dürfen wir deinen Besuch mit Google Analytics zählen? Es setzt Cookies und teilt Google mit, welche Seiten du öffnest. Die Website ist so oder so dieselbe.',
		accept: 'Zustimmen',
		reject: 'Ablehnen',
		privacy: { label: 'Datenschutz (auf Englisch)', href: '/privacy#storage' },
		settings: 'Cookie-Einstellungen',
	},
	pt: {
		label: 'Contagem de visitas',
		question:
			'Podemos contar a sua visita com o Google Analytics? Ele usa cookies e informa ao Google quais páginas você abre. O site é o mesmo de qualquer forma.',
		accept: 'Aceitar',
		reject: 'Recusar',
		privacy: { label: 'Privacidade (em inglês)', href: '/privacy#storage' },
		settings: 'Configurar cookies',
	},
} as const satisfies Record<Language, ConsentWords>

/** What is asked on a page; nothing where no analytics keep anything on the visitor's device. */
export function consentFor(language: Language): ConsentWords | undefined {
	return analytics?.kind === 'gtag' ? consentWords[language] : undefined
}
