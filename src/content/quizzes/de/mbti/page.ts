import { quizLabels } from '#content/quizzes/de/labels.ts'
import { mbtiFindings, testNotice, trademarkNotice } from '#content/quizzes/de/notes.ts'
import type { MbtiTest, QuizIntro, QuizNotes } from '#content/types/quiz.ts'
import { pages } from '#domain/pages/pages.ts'
import { energyProfiles } from './energy-profiles.ts'
import { mbtiPairWords } from './pairs.ts'
import { mbtiQuestions } from './questions.ts'
import { mbtiResultLabels } from './result-labels.ts'
import { mbtiTypes } from './types.ts'

const title = 'MBTI-Test mit sozialer Energie: 24 Fragen, kostenlos'

/** The screen before the first question. */
const intro: QuizIntro = {
	title: 'Der Test mit 16 Typen und sozialer Energie',
	summary: `Sechzehn Fragen ergeben vier Buchstaben, acht weitere einen Energiewert. Ein Ergebnis liest sich so: INTJ, aber T nur mit 2 zu 2, lies also auch INFJ; Energie 18 von 24, „${mbtiResultLabels.profiles['Selective Socializer']}“.`,
	expectHeading: 'So läuft es ab',
	expect: [
		'Eine Frage nach der anderen, je vier Antworten zur Auswahl. Keine ist richtig oder falsch.',
		'Die Fragen 1 bis 16 entscheiden vier Buchstaben: Extraversion oder Introversion (E, I), Fakten oder Muster (S, N), Logik oder Werte (T, F), Pläne oder offene Tage (J, P). In den Fragen 17 bis 24 geht es um Energie.',
		'In jeder der Fragen 1 bis 16 geht es um ein Paar von Buchstaben: Zwei Antworten zählen für den einen, zwei für den anderen. Stand es am Ende zwei zu zwei, steht es im Ergebnis.',
		'Mit „Zurück“ im Browser kommst du zur vorigen Frage.',
	],
	facts: ['5 bis 7 Minuten', 'Kostenlos', 'Ohne Anmeldung', 'Nichts gespeichert'],
	start: 'Test starten',
	startBelow: 'Zum Test',
	home: 'Zur Startseite',
	noScript:
		'Die Fragen brauchen JavaScript, weil deine Antworten in deinem Browser bleiben. Hier ist es ausgeschaltet.',
}

/** The scoring rules of the test, before and after it. */
const rules: QuizNotes['rules'] = [
	{
		heading: 'Wie die Buchstaben entstehen',
		text: 'Über jeden Buchstaben entscheiden vier Fragen: Die Mehrheit gewinnt, und bei zwei zu zwei bekommst du E, S, T oder J. Das ist eine Regel von uns und sagt nichts über dich. Bei vier Fragen kommt das leicht vor: Lies dann auch den Typ mit dem anderen Buchstaben. Der Text zu deinem Typ beschreibt mit Beispielen, was seine Buchstaben in diesem Test bedeuten. Mehr können sechzehn Antworten nicht von dir wissen. Behalte, was passt.',
	},
	{
		heading: 'Dein Energieprofil',
		text: `Deine acht Antworten zur Energie ergeben zusammen einen Wert von 0 bis 24: 0 bis 8 heißt „${mbtiResultLabels.profiles['Social Dynamo']}“, 9 bis 16 „${mbtiResultLabels.profiles['Balanced Energizer']}“, 17 bis 24 „${mbtiResultLabels.profiles['Selective Socializer']}“. Ein viertes Profil, „${mbtiResultLabels.profiles['Deep Focus Battery']}“, steht für eine Woche, in der jede Gesellschaft zu viel ist; in diesem Test kommt es nicht vor.`,
	},
]

export const mbtiTest: MbtiTest = {
	head: {
		title,
		description:
			'Kostenloser Test im Stil der 16 Typen: 16 Fragen für vier Buchstaben, 8 zur sozialen Energie. Du siehst, wie knapp es war. Ohne Anmeldung, 5 bis 7 Minuten.',
		path: pages.mbtiTest.de,
		language: 'de',
		updated: '2026-11-22',
		card: {
			title: intro.title,
			picture: 'mbtiTest',
			alternative: 'Sechzehn Fenster, vier mal vier. Eines davon ist hell erleuchtet.',
			note: title,
		},
	},
	about: 'Persönlichkeitstyp',
	intro,
	notes: { notice: testNotice, rules, findings: mbtiFindings, trademark: trademarkNotice },
	questions: mbtiQuestions,
	results: { types: mbtiTypes, pairs: mbtiPairWords, profiles: energyProfiles },
	labels: mbtiResultLabels,
	shared: quizLabels,
}
