import { pageLink } from '#content/page-links.ts'
import type { IntrovertResultLabels } from '#content/types/quiz-labels.ts'

/** The result of the introvert test, around the words of the type itself. */
export const introvertResultLabels: IntrovertResultLabels = {
	kicker: 'Dein Ergebnis',
	battery: 'Batterie',
	batteryLevel: '{level} von 100',
	batteryNote:
		'Die Größe ist eine Faustregel, die zum Typ gehört. Deine Batterie haben wir nicht gemessen; das kannst du selbst.',
	insightHeading: 'Zum Ausprobieren',
	sum: 'A zählt 0 Punkte, B 1, C 2 und D 3. Deine zwölf Antworten ergeben {total} von {outOf}.',
	neighbour: {
		'one step': 'Knapp: eine einzige Antwort um eine Stufe verschoben, und hier stünde {name}.',
		'one answer':
			'Zu „{name}“ fehlten {points} Punkte. Eine ganz andere Antwort {questions} hätte den Ausschlag geben können.',
		'several answers':
			'Zu „{name}“ fehlten {points} Punkte. Dafür müssten mindestens {answers} Antworten anders ausfallen.',
	},
	otherTest: pageLink(
		'de',
		'mbtiTest',
		'Zum anderen Test: vier Buchstaben und deine soziale Energie',
	),
	shareText: {
		plain:
			'Zwölf kleine Situationen und eine ungefähre Größe für deine soziale Batterie. Kostenlos, ohne Anmeldung.',
		withResult: 'Mein Ergebnis: {type}. Zwölf Fragen, kostenlos, ohne Anmeldung.',
	},
	types: {
		'Social Introvert': 'Gesellig introvertiert',
		'Classic Introvert': 'Klassisch introvertiert',
		'Deep Introvert': 'Tief introvertiert',
	},
	batteries: {
		'Social Introvert': 'Mittelgroß, 4 bis 6 Stunden',
		'Classic Introvert': 'Klein, 2 bis 4 Stunden',
		'Deep Introvert': 'Sehr klein, 1 bis 2 Stunden',
	},
}
