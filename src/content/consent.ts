import { pageLink } from '#words/page-links.ts'
import type { ConsentWords } from './types/consent.ts'
import { type Language, pages } from '#domain/pages/pages.ts'

/** The question asked before Google Analytics is loaded. */
export const consentWords = {
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
			'Dürfen wir deinen Besuch mit Google Analytics zählen? Dabei werden Cookies gesetzt, und Google erfährt, welche Seiten du öffnest. An der Website ändert deine Antwort nichts.',
		accept: 'Zustimmen',
		reject: 'Ablehnen',
		privacy: { label: 'Datenschutz', href: `${pages.privacy.de}#storage` },
		settings: 'Cookie-Einstellungen',
	},
	pt: {
		label: 'Contagem de visitas',
		question:
			'Podemos contar a sua visita com o Google Analytics? Ele usa cookies e informa ao Google quais páginas você abre. O site funciona do mesmo jeito se você recusar.',
		accept: 'Aceitar',
		reject: 'Recusar',
		privacy: { label: 'Privacidade', href: `${pages.privacy.pt}#storage` },
		settings: 'Configurar cookies',
	},
	es: {
		label: 'Conteo de visitas',
		question:
			'¿Podemos contar tu visita con Google Analytics? Usa cookies y le informa a Google qué páginas abres. Respondas lo que respondas, el sitio es el mismo.',
		accept: 'Aceptar',
		reject: 'Rechazar',
		privacy: pageLink('es', 'privacy', 'Privacidad', '#storage'),
		settings: 'Configurar cookies',
	},
} as const satisfies Record<Language, ConsentWords>
