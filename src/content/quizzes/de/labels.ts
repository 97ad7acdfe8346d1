import { copyWords } from '#content/copy-words.ts'
import { pageLink } from '#content/page-links.ts'
import type { QuizLabels } from '#content/types/quiz-labels.ts'

export const quizLabels: QuizLabels = {
	question: {
		counter: '{question} von {total}',
		progress: 'Fortschritt',
		announce: 'Frage {question} von {total}',
		chosen: 'Deine bisherige Antwort',
		keysHint: 'Es gehen auch die Tasten 1 bis 4 oder A bis D.',
	},
	why: {
		sectionHeading: 'Wie wir darauf kommen',
		heading: 'Warum dieses Ergebnis',
		nearlyHeading: 'Was knapp war',
		answersHeading: 'Deine Antworten, eine nach der anderen',
		answer: 'Frage {question}: {letter}',
		onePoint: '1 Punkt',
		points: '{points} Punkte',
		questions: 'auf Frage {list}',
		manyQuestions: 'auf eine von {count} Fragen',
	},
	share: {
		heading: 'Zeig es jemandem, oder niemandem',
		note: 'Die Karte wird in deinem Browser gezeichnet. Der Link führt zum Test und verrät nichts über dein Ergebnis.',
		chooseHeading: 'Was die Karte zeigt',
		showResult: 'Mein Ergebnis',
		showBattery: 'Meinen Batteriestand',
		tellInText: 'Das Ergebnis auch im Text nennen',
		formatHeading: 'Format',
		formats: { wide: 'Quer, 1200 × 630', tall: 'Hoch, 1080 × 1920' },
		cardAlt: 'Eine Vorschau der Karte',
		cardWithoutResult: 'Ich habe den Test gemacht. Das Ergebnis bleibt bei mir.',
		fileName: 'soziale-batterie.png',
		download: 'Karte herunterladen',
		copyCard: 'Karte kopieren',
		copyText: 'Text kopieren',
		system: 'Teilen',
		twitter: 'Twitter',
		linkedIn: 'LinkedIn',
		opensInNewTab: 'öffnet in einem neuen Tab',
		afterCopy: copyWords.de,
		notCopied:
			'Das Kopieren hat nicht geklappt. Die Karte ist noch da: Versuch, sie herunterzuladen.',
		notSaved:
			'Die Karte ist nicht gespeichert: Dieser Browser konnte das Bild nicht erzeugen. Dein Ergebnis ist noch da.',
		notShared:
			'Das Teilen hat nicht geklappt. Die Karte ist noch da: Versuch, sie herunterzuladen.',
		notDrawn: 'Das Zeichnen hat nicht geklappt. Dein Ergebnis ist noch da.',
	},
	links: {
		week: pageLink('de', 'week', 'Deine Woche: welcher Abend zu viel werden könnte'),
		twoSheets: pageLink(
			'de',
			'twoSheets',
			'Neben der Batterie eines anderen: je sechs Fragen, eine Seite für euch beide',
		),
		sayNo: pageLink(
			'de',
			'sayNo',
			'Nein sagen in einer Nachricht: fünfmal wählen, und der Text steht',
		),
	},
	failure: {
		title: 'Der Test ist stehen geblieben.',
		text: 'Deine Antworten sind damit verloren: Es gab sie nur auf dieser Seite. Wenn du es noch einmal versuchst, beginnt der Test von vorn.',
		tryAgain: 'Noch einmal versuchen',
		action: { label: 'Zur Startseite', href: '/deutschland' },
	},
	notLoaded: {
		loading: 'Der Test wird geladen …',
		text: 'Der Test konnte nicht geladen werden. Prüfe deine Verbindung.',
		reload: 'Seite neu laden',
	},
}
