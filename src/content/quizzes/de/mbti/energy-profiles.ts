import type { AllProfiles } from '#content/types/quiz.ts'
import { energyIcons } from '#content/quizzes/energy-icons.ts'

/**
 * The four energy profiles in German. A description makes the claims of the English one, which
 * `../../results.test.ts` tries on all answer sheets, from the same sums.
 */
export const energyProfiles = {
	'Social Dynamo': {
		energyIcon: energyIcons['Social Dynamo'],
		energyDescriptions: [
			{
				from: 0,
				text: 'Mindestens fünf deiner acht Antworten zur Energie waren A, die geselligste. Danach hast du nach Gesellschaft meist mehr Energie als vorher oder jedenfalls nicht weniger. Zu kurz kommt dann, was ein leeres Zimmer braucht: der Schlaf, die langsame Arbeit, der Freund, der dich allein sehen möchte. Auch gute Gesellschaft kann einen Preis haben, der erst Stunden später kommt. Sieh also auch nach, wie es dir am nächsten Morgen geht.',
			},
			{
				from: 4,
				text: 'Im Durchschnitt liegen deine Antworten zur Energie bei B oder zwischen A und B, und mindestens die Hälfte war A oder B, die beiden geselligeren. Nach diesem Durchschnitt kostet dich Gesellschaft wenig. Geben muss sie dir deshalb nichts: Viele Antworten B sagen, dass du etwa so bleibst, wie du warst. Steht in der Liste unten ein C oder D, achte auf diese Art von Gesellschaft. Und mancher Preis kommt erst Stunden später.',
			},
		],
		energyTips: [
			'Halte den Morgen nach einem großen Abend bis 10 Uhr frei und entscheide dann, ob du das gebraucht hast.',
			'Triff einmal pro Woche einen stillen Menschen allein, an einem Ort, an dem das Handy in der Jacke bleibt.',
			'Bevor du eine dritte Person dazu einlädst, frag die zweite, ob sie sich auf einen Abend zu zweit gefreut hat.',
			'Trag einen Abend allein in die Woche ein, auf Papier. Notiere, wie du danach schläfst und wie nach den anderen.',
		],
	},
	'Balanced Energizer': {
		energyIcon: energyIcons['Balanced Energizer'],
		energyDescriptions: [
			{
				from: 9,
				text: 'Im Durchschnitt liegen deine Antworten zur Energie knapp hinter B. Das ist der mittlere Bereich unserer Skala, auf seiner geselligeren Seite. Derselbe Durchschnitt entsteht aus acht Antworten um B herum oder aus sehr verschiedenen; die Liste unten zeigt, was es war. War es eine Mischung, gibt dir Gesellschaft an manchen Tagen Energie, und an anderen nimmt sie welche. Dann lohnt sich die Frage: welche Gesellschaft, mit wem und nach was für einem Tag?',
			},
			{
				from: 11,
				text: 'Im Durchschnitt liegen deine Antworten zur Energie etwa auf halbem Weg zwischen B und C, in der Mitte unserer Skala. Derselbe Durchschnitt entsteht aus acht mittleren Antworten oder aus sehr verschiedenen, die sich ausgleichen; die Liste unten zeigt, was es war. War es eine Mischung, gibt dir Gesellschaft an manchen Tagen Energie, und an anderen nimmt sie welche. Dann lohnt sich die Frage: welche Gesellschaft, mit wem und nach was für einem Tag?',
			},
			{
				from: 14,
				text: 'Im Durchschnitt liegen deine Antworten zur Energie bei C oder nahe daran. Das ist der mittlere Bereich unserer Skala, auf seiner wählerischeren Seite. Mindestens drei der acht waren C oder D, die beiden wählerischeren. Im Durchschnitt kostet dich Gesellschaft also etwas mehr, als sie dir gibt. Steht in der Liste unten ein A oder B, ist das vielleicht die Gesellschaft, die du öfter wählen solltest.',
			},
		],
		energyTips: [
			'Setz zwei Wochen lang hinter jedes Treffen gleich danach ein Plus oder ein Minus. Sieh dann nach, wer auf welcher Seite steht.',
			'Halte den Abend nach dem vollsten Tag der Woche frei und fülle ihn, wenn du magst, erst am Tag selbst.',
			'Wenn du zu etwas Großem Ja sagst, leg auch fest, wann du gehst, und sag es einem Menschen.',
			'Waren zwei Abende hintereinander zu viel, verschiebe den dritten, bevor du zu müde bist und absagen musst.',
		],
	},
	'Selective Socializer': {
		energyIcon: energyIcons['Selective Socializer'],
		energyDescriptions: [
			{
				from: 17,
				text: 'Mindestens fünf deiner acht Antworten zur Energie waren C oder D, die beiden wählerischeren, und mindestens eine war D. Danach kostet dich Gesellschaft einiges, und du brauchst hinterher Zeit für dich. Wie gern du Menschen hast, sagt das nicht. Steht in der Liste unten ein A oder B, ist das vielleicht die Gesellschaft, die dich am wenigsten kostet. Sobald du weißt, was ein Abend kostet, kannst du damit planen.',
			},
			{
				from: 21,
				text: 'Mindestens fünf deiner acht Antworten zur Energie waren D, die wählerischste. Danach kostet dich Gesellschaft viel, und du brauchst lange, um dich zu erholen: mehr als einen ruhigen Abend, manchmal ein, zwei Tage. Wie gern du Menschen hast, sagt das nicht. Es heißt, dass dir wenige Abende, wenige Menschen auf einmal und danach Zeit allein vermutlich guttun. Sobald du weißt, was ein Abend kostet, kannst du damit planen.',
			},
		],
		energyTips: [
			'Leg die Zahl der Abende in Gesellschaft fest, bevor die Woche beginnt. Ist sie verbraucht, schlag die nächste Woche vor.',
			'Komm zu großen Runden früh. In der ersten halben Stunde sind weniger Menschen da und die besten Plätze frei.',
			'Lass nach allem, was laut war, eine Stunde ohne Reden und ohne redenden Bildschirm. Trag sie in den Kalender ein.',
			'Schlag die Form vor, die du genießen kannst: einen Spaziergang zu zweit statt eines Essens zu acht.',
		],
	},
	'Deep Focus Battery': {
		energyIcon: energyIcons['Deep Focus Battery'],
		energyDescriptions: [
			{
				from: 25,
				text: 'Fast alle Energie geht in eine einzige Sache, und jede Gesellschaft unterbricht sie. So viele Punkte kann auf unserer Skala niemand erreichen; nimm es also als Bild einer Woche und nicht eines Menschen. Sehen deine Wochen lange so aus, ohne dass du es gewählt hast, sprich mit jemandem, dem du vertraust, oder in deiner Hausarztpraxis.',
			},
		],
		energyTips: [
			'Sag zwei Menschen, wann du voraussichtlich wieder erreichbar bist. Eine kurze Nachricht erspart fünf Nachfragen.',
			'Behalte einen kleinen festen Kontakt, etwa zehn Minuten Telefon am Sonntag, damit die Tür in Gebrauch bleibt.',
			'Geh einmal am Tag zur selben Stunde hinaus. Ein Nicken im Treppenhaus ist genug Gesellschaft, um zu zählen.',
			'Wenn du wieder aufmachst, fang mit einem Menschen und einer Stunde an und lass den Tag danach leer.',
		],
	},
} as const satisfies AllProfiles
