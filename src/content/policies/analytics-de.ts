import type { Analytics } from '#settings/analytics.ts'
import type { AnalyticsWords } from './analytics-words.ts'
import { countedBlocks } from './counted-words.ts'

const app = 'Welche Teile der App genutzt werden, damit wir sehen, was funktioniert.'
const actions =
	'dass ein Test begonnen oder beendet wurde und mit welchem Typ und welcher Summe, dass der Film abgespielt oder ein Link in die App angeklickt wurde, dass ein Test oder ein Werkzeug mit einem Fehler stehen blieb'
const theme =
	'Wechselst du zwischen Hell und Dunkel oder lehnst du das Angebot einer anderen Sprache ab, merkt sich dein Browser das in seinem lokalen Speicher; die Angabe bleibt dort.'
const consentInApp = 'Einwilligung, Art.\u00A06 Abs.\u00A01 lit.\u00A0a'
const interestOnSite =
	'In der App Einwilligung; auf dieser Website unser berechtigtes Interesse zu wissen, was gelesen wird, Art.\u00A06 Abs.\u00A01 lit.\u00A0f'
const storesNothing = (product: string, mark: string) =>
	`Diese Website setzt für Besucher keine Cookies. ${theme} ${product}, womit wir Besuche zählen, speichert ebenfalls nichts auf deinem Gerät; es sieht nur nach, ob in deinem lokalen Speicher die Markierung „${mark}“ steht, die das Zählen abschaltet.`

/** The German privacy policy's words for each kind of analytics, and for none. */
export function analyticsWordsDe(analytics: Analytics | null): AnalyticsWords {
	switch (analytics?.kind) {
		case 'own':
			return {
				usage: `${app} Diese Website zählt je Tag, wie oft sie benutzt wird.`,
				basis: interestOnSite,
				companies: 'Hosting und E-Mail-Versand',
				storage: `Diese Website setzt für Besucher keine Cookies, und beim Zählen wird auf deinem Gerät nichts gespeichert und nichts ausgelesen. ${theme}`,
				counted: countedBlocks('de'),
				kept: 'Ohne Frist: Die Summen enthalten nichts über einzelne Personen.',
			}
		case 'gtag':
			return {
				usage: `${app} Auf dieser Website erst nach deiner Einwilligung: Google Analytics erfasst dann die geöffneten Seiten, woher du kamst, deinen ungefähren Standort und einige Handlungen: ${actions}.`,
				basis: consentInApp,
				companies: 'Hosting, E-Mail-Versand und Google, dessen Analytics Besuche zählt',
				storage: `Diese Website setzt keine Cookies, solange du Google Analytics nicht erlaubst, deinen Besuch zu zählen. Erlaubst du es, setzt es zwei, „_ga“ und eines, das mit „_ga_“ beginnt; sie erkennen deinen Browser bis zu zwei Jahre lang wieder. Vorher wird nichts von Google geladen. Deine Antwort bleibt im lokalen Speicher deines Browsers. „Cookie-Einstellungen“ am Fuß der meisten Seiten fragt dich noch einmal; ein Nein löscht beide Cookies. ${theme}`,
			}
		case 'plausible':
			return {
				usage: `${app} Auf dieser Website erfasst Plausible die Seite, woher du kamst, Land, Browser und Gerätetyp sowie einige Handlungen: ${actions}. Es speichert keine IP-Adresse und nichts, woran du am nächsten Tag wiederzuerkennen wärst.`,
				basis: interestOnSite,
				companies: 'Hosting, E-Mail-Versand und Plausible, das Besuche zählt',
				storage: storesNothing('Plausible', 'plausible_ignore'),
			}
		case 'umami':
			return {
				usage: `${app} Auf dieser Website erfasst Umami die Seite, woher du kamst, Land, Sprache, Browser und Gerätetyp sowie einige Handlungen: ${actions}. Es speichert keine IP-Adresse und nichts, woran du in einem anderen Monat wiederzuerkennen wärst.`,
				basis: interestOnSite,
				companies: `Hosting, E-Mail-Versand und das Zählen von Besuchen mit Umami unter ${new URL(analytics.script).host}`,
				storage: storesNothing('Umami', 'umami.disabled'),
			}
		default:
			return {
				usage: `${app} Auf dieser Website werden Besuche nicht gezählt.`,
				basis: consentInApp,
				companies: 'Hosting und E-Mail-Versand',
				storage: `Diese Website setzt für Besucher keine Cookies. ${theme}`,
			}
	}
}
