import { pageLink } from '#content/page-links.ts'
import type { MbtiResultLabels } from '#content/types/quiz-labels.ts'

/** The result of the MBTI test in German, around the words of the type and the profile. */
export const mbtiResultLabels: MbtiResultLabels = {
	captions: { letters: 'Vier Buchstaben', energy: 'Soziale Energie' },
	kicker: 'Dein Ergebnis',
	energyHeading: 'Soziale Energie',
	energyScore: 'Energiewert {score} von 24; 0 heißt gesellig, 24 wählerisch',
	energyScale: { from: '0, gesellig', to: '24, wählerisch' },
	tipsHeading: 'Vier Dinge zum Ausprobieren',
	pairsHeading: 'Die vier Buchstaben',
	letter: {
		clear: 'Alle vier Antworten sprachen für {letter}.',
		leaning: 'Drei Antworten sprachen für {letter}, eine für {other}.',
		even: 'Knapp: zwei Antworten für {letter}, zwei für {other}. Bei Gleichstand gewinnt nach unserer Regel {letter}; lies auch {other}.',
	},
	toFlip: [
		'Eine Antwort auf der anderen Seite, und es wäre {other}.',
		'Zwei Antworten auf der anderen Seite, und es wäre {other}.',
		'Drei Antworten auf der anderen Seite, und es wäre {other}.',
	],
	noCloseLetters: 'Bei keinem deiner Buchstaben stand es zwei zu zwei.',
	neighbour: {
		'one step':
			'Knapp: eine einzige Antwort zur Energie um eine Stufe verschoben, und hier stünde „{name}“.',
		'one answer':
			'Zu „{name}“ fehlten {points} Punkte. Eine ganz andere Antwort {questions} hätte den Ausschlag geben können.',
		'several answers':
			'Zu „{name}“ fehlten {points} Punkte. Dafür müssten mindestens {answers} Antworten anders ausfallen.',
	},
	product: 'Sieh, wie der Tracker funktioniert',
	signup: 'Zähl eine Woche lang mit',
	wordsOnTheirWay: 'Der Text zu deinem Typ ist unterwegs.',
	noWords: 'Der Text zu deinem Typ wurde nicht geladen. Die Buchstaben unten sind trotzdem deine.',
	tryAgain: 'Noch einmal versuchen',
	otherTest: pageLink(
		'de',
		'introvertTest',
		'Zum anderen Test: wie lange deine soziale Batterie hält',
	),
	shareText: {
		plain:
			'Vier Buchstaben und was Gesellschaft dich kostet, in 24 Fragen. Kostenlos, ohne Anmeldung.',
		withResult: 'Mein Ergebnis: {type}, {profile}. 24 Fragen, kostenlos, ohne Anmeldung.',
	},
	profiles: {
		'Social Dynamo': 'Geselliger Dynamo',
		'Balanced Energizer': 'Ausgewogener Akku',
		'Selective Socializer': 'Wählerischer Akku',
		'Deep Focus Battery': 'Akku in Klausur',
	},
}
