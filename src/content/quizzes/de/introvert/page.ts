import { quizLabels } from '#content/quizzes/de/labels.ts'
import { introvertFindings, testNotice } from '#content/quizzes/de/notes.ts'
import type { IntrovertTest, QuizIntro } from '#content/types/quiz.ts'
import { pages } from '#domain/pages/pages.ts'
import { introvertQuestions } from './questions.ts'
import { introvertResultLabels } from './result-labels.ts'
import { introvertResults } from './results.ts'

const title = 'Introvertiert? Test: 12 Fragen, 5 Minuten, kostenlos'

/** The screen before the first question. */
const intro: QuizIntro = {
	title: 'Introversionstest: Wie lange hält deine soziale Batterie?',
	summary:
		'Zwölf kleine Situationen: eine Zugfahrt, ein Anruf, ein Tisch für zehn. Wähle, was du wirklich tun würdest. Er ist für Menschen, die sich für introvertiert halten: Deine Antworten ordnen dich zwischen gesellig, klassisch und tief ein. Du erfährst auch, wie viele Stunden Gesellschaft deine Batterie ungefähr hält.',
	expectHeading: 'So läuft es ab',
	expect: [
		'Eine Frage nach der anderen, je vier Antworten. Keine ist richtig oder falsch.',
		'Antworte für eine normale Woche, nicht für die beste und nicht für die schlimmste.',
		'Du schwankst zwischen zwei Antworten? Nimm, was du beim letzten Mal getan hast.',
		'Mit „Zurück“ im Browser kommst du zur vorigen Frage.',
	],
	facts: ['5 Minuten', 'Kostenlos', 'Ohne Anmeldung', 'Nichts gespeichert'],
	start: 'Test starten',
	startBelow: 'Zum Test',
	home: 'Zur Startseite',
	noScript:
		'Die Fragen brauchen JavaScript, weil deine Antworten in deinem Browser bleiben. Hier ist es ausgeschaltet.',
}

/** The note on the three bands, before and after the test. */
const bandNote = {
	heading: 'Zu den drei Ergebnissen',
	text: 'Gesellig introvertiert: Du magst Gesellschaft und wirst spät müde. Klassisch: Du magst sie und brauchst danach einen freien Abend. Tief: Du willst wenig davon und viel Zeit für dich. Jede Antwort bringt Punkte: Wenige Punkte ergeben „gesellig“, viele „tief“. Die meisten Kombinationen von Antworten ergeben „klassisch“; für „tief“ musst du fast immer eine der ruhigeren Antworten wählen. Für Extravertierte gibt es kein eigenes Ergebnis: Auch wer immer die geselligste Antwort wählt, heißt hier gesellig introvertiert.',
}

export const introvertTest: IntrovertTest = {
	head: {
		title,
		description:
			'Zwölf Alltagssituationen, ein Ergebnis: wie viel Gesellschaft in deine soziale Batterie passt, und warum. Kostenlos, ohne Anmeldung, etwa 5 Minuten.',
		path: pages.introvertTest.de,
		language: 'de',
		updated: '2026-11-22',
		card: {
			title: 'Introvertiert? Wie lange hält deine soziale Batterie?',
			picture: 'introvertTest',
			alternative:
				'Zwei offene Türen: hinter der linken viele Menschen, hinter der rechten jemand, der im Sessel liest.',
			note: title,
		},
	},
	about: 'Introversion',
	intro,
	notes: { notice: testNotice, rules: [bandNote], findings: introvertFindings },
	questions: introvertQuestions,
	results: introvertResults,
	labels: introvertResultLabels,
	shared: quizLabels,
}
