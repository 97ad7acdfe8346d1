import { callLink, crisisLines, helplineDirectory } from '#content/crisis-lines.ts'
import { publicationIn } from '#content/publications.ts'
import type { QuizNotes } from '#content/types/quiz.ts'

/** The notice on both tests. */
export const testNotice: QuizNotes['notice'] = {
	heading: 'Was dieser Test ist und was nicht',
	points: [
		'Er ist zum Nachdenken und Lernen da und keine Diagnose. Bitte nutze ihn nicht, um jemanden einzustellen oder zu beurteilen.',
		'Eigenschaften wie Introversion sind stufenlos: Man hat mehr oder weniger davon. Die Grenzen zwischen den Ergebnissen haben wir gezogen, und viele Menschen stehen nah an einer.',
		'Dein Ergebnis kann anders ausfallen, je nach Woche, Stimmung und den Menschen, an die du gedacht hast.',
		'Die Fragen haben wir selbst geschrieben. Sie sind weder erprobt noch validiert, deshalb versprechen wir keine Genauigkeit.',
		'Wenn du dich seit zwei Wochen die meiste Zeit des Tages niedergeschlagen oder leer fühlst oder Menschen aus Angst vor ihrem Urteil meidest, wende dich bitte an deine Hausarztpraxis oder eine Psychotherapeutin. Das klärt kein Test.',
		`Wenn du daran denkst, dir das Leben zu nehmen, hol dir sofort Hilfe: in Deutschland bei der Telefonseelsorge, ${callLink(crisisLines.DE)}, in Österreich unter ${callLink(crisisLines.AT)}, in der Schweiz bei der Dargebotenen Hand, ${callLink(crisisLines.CH)}. Andere Länder: [${helplineDirectory}](https://${helplineDirectory}).`,
	],
}

/** The state of research on introversion, for the introvert test. */
export const introvertFindings: QuizNotes['findings'] = {
	heading: 'Was man weiß und was nicht',
	findings: [
		{
			text: 'Extraversion ist eine Skala und kein Paar von Schubladen. Ein verbreiteter Fragebogen unterteilt sie in Geselligkeit, Durchsetzungsfähigkeit und Energieniveau; daran orientieren sich unsere Fragen, dazu kommt, wie du dich erholst.',
			sources: [publicationIn('de', 'soto2017')],
		},
		{
			text: 'Introversion ist keine Schüchternheit. Wie viel Gesellschaft jemand möchte und wie angespannt man darin ist, sind zwei verschiedene Dinge.',
			sources: [publicationIn('de', 'cheek1981')],
		},
		{
			text: 'Macht Gesellschaft müde? In einer Studie mit 48 Studierenden über 12 Tage ging geselliges Verhalten mit besserer Stimmung im Moment und mehr Müdigkeit rund drei Stunden später einher, bei Introvertierten wie bei Extravertierten. Für gewissenhaftes Verhalten galt dasselbe. Die Studie war klein. In einer anderen fühlten sich 67 Angestellte etwa eine Stunde später weniger vital, wenn sie sich geselliger gegeben hatten, als sie sind. Zwei spätere Studien fragten nach Gefühlen und fanden bessere.',
			sources: [
				publicationIn('de', 'leikas2017'),
				publicationIn('de', 'pickett2020'),
				publicationIn('de', 'kuijpers2021'),
			],
		},
		{
			text: 'Prognosen sind oft zu düster. In vier Experimenten mit zusammen 495 Menschen erwarteten Introvertierte, sich bei extravertiertem Verhalten schlechter zu fühlen, als es dann war. Es ging um Gefühle; Energie hat niemand gemessen.',
			sources: [publicationIn('de', 'zelenski2013')],
		},
		{
			text: 'Keine Menge an Zeit allein passt für alle. Bei 178 Erwachsenen ab 35 gingen mehr Stunden allein mit weniger Stress am selben Tag einher, aber auch mit mehr Einsamkeit. War das Alleinsein selbst gewählt, fiel das schwächer aus.',
			sources: [publicationIn('de', 'weinstein2023')],
		},
		{
			text: 'Die soziale Batterie ist ein Bild. Niemand hat im Körper einen Speicher gefunden, und die Stunden bei jedem Ergebnis sind unsere Schätzung.',
			sources: [],
		},
	],
}

/** The trademark notice for pages with MBTI in a heading. */
export const trademarkNotice =
	'MBTI und Myers-Briggs Type Indicator sind Marken oder eingetragene Marken von The Myers & Briggs Foundation. Dies ist ein eigener Test im Stil der 16 Typen. Er ist nicht das MBTI-Verfahren, enthält keine seiner Fragen, steht in keiner Verbindung zur Stiftung und wird von ihr nicht empfohlen. Er dient dem Nachdenken und ist keine Diagnose.'

/** The state of research on four-letter types, for the MBTI test. */
export const mbtiFindings: QuizNotes['findings'] = {
	heading: 'Was man weiß und was nicht',
	findings: [
		{
			text: 'Typen aus vier Buchstaben sind beliebt, doch in der Persönlichkeitsforschung sehen viele sie skeptisch. Eine Auswertung des ursprünglichen Fragebogens fand keinen Beleg für echte Typen; dessen vier Skalen überschneiden sich mit vier der Big Five.',
			sources: [publicationIn('de', 'mccrae1989')],
		},
		{
			text: 'Die meisten Menschen liegen auf solchen Skalen nahe der Mitte, sodass ein Buchstabe an einer einzigen Antwort hängen kann. Einer Übersichtsarbeit zufolge bekamen 35 Prozent derer, die den ursprünglichen Fragebogen nach vier Wochen noch einmal ausfüllten, einen anderen Typ; nach fünf Wochen hatte sich bei 50 Prozent mindestens ein Buchstabe geändert.',
			sources: [publicationIn('de', 'pittenger2005')],
		},
		{
			text: 'Unser Test ist mit vier Fragen pro Buchstabe kürzer als das Original. Rechne also mit weniger Beständigkeit, nicht mit mehr.',
			sources: [],
		},
		{
			text: 'Gesellschaft kann Introvertierte wie Extravertierte müde machen. In einer kleinen Studie mit 48 Studierenden über 12 Tage ging geselliges Verhalten mit besserer Stimmung im Moment und mehr Müdigkeit rund drei Stunden später einher, und zwar in beiden Gruppen. Für gewissenhaftes Verhalten galt dasselbe. In einer anderen fühlten sich 67 Angestellte etwa eine Stunde später weniger vital, wenn sie sich geselliger gegeben hatten, als sie sind. Zwei spätere Studien fragten nach Gefühlen und fanden bessere.',
			sources: [
				publicationIn('de', 'leikas2017'),
				publicationIn('de', 'pickett2020'),
				publicationIn('de', 'kuijpers2021'),
			],
		},
		{
			text: 'Der Energiewert ist eine Summe deiner Antworten. Er misst nichts im Körper.',
			sources: [],
		},
	],
}
