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
	title: 'Der 16-Typen-Test mit sozialer Energie',
	summary: `24 Fragen zeigen, welcher der 16 Typen am ehesten zu dir passt, wie knapp die Entscheidung ausfiel und wie viel Kraft dich Gesellschaft kostet. So kann dein Ergebnis lauten: INTJ, fast INFJ, dazu Energiewert 18 von 24, also „${mbtiResultLabels.profiles['Selective Socializer']}“.`,
	expectHeading: 'So läuft es ab',
	expect: [
		'Eine Frage nach der anderen, je vier Antworten zur Auswahl. Keine ist richtig oder falsch.',
		'Die Fragen 1 bis 16 entscheiden über vier Buchstaben, Kürzel aus dem Englischen: Extraversion oder Introversion (E, I), Fakten oder Muster (S, N), Logik oder Werte (T, F), planen oder offenlassen (J, P). In den Fragen 17 bis 24 geht es um Energie.',
		'Bei den Fragen 1 bis 16 zählen zwei Antworten für den einen Buchstaben, zwei für den anderen. Im Ergebnis siehst du, wie knapp jeder Buchstabe war und was er in diesem Test bedeutet, dazu vier Vorschläge zum Ausprobieren.',
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
		text: 'Über jeden Buchstaben entscheiden vier Fragen, und die Mehrheit gewinnt. Bei zwei zu zwei bekommst du E, S, T oder J; das haben wir so festgelegt, über dich sagt es nichts. Bei vier Fragen kommt ein Gleichstand leicht vor: Lies dann auch den Typ mit dem anderen Buchstaben. Ein Beispiel: I mit 3 zu 1, N mit 4 zu 0, T und F mit 2 zu 2, J mit 3 zu 1 ergibt INTJ; lies auch INFJ.',
	},
	{
		heading: 'Dein Energieprofil',
		text: `Deine acht Antworten zur Energie ergeben zusammen deinen Energiewert von 0 bis 24. Bis 8 bist du „${mbtiResultLabels.profiles['Social Dynamo']}“: Gesellschaft kostet dich wenig. Von 9 bis 16 „${mbtiResultLabels.profiles['Balanced Energizer']}“: Es kommt auf die Gesellschaft an. Ab 17 „${mbtiResultLabels.profiles['Selective Socializer']}“: Gesellschaft kostet dich einiges.`,
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
