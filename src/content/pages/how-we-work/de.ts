import { articleDates } from '#content/articles/article-dates.ts'
import { contacts, name } from '#content/site.ts'
import { proseLink } from '#content/page-links.ts'
import type { EditorialPage } from '#content/types/article.ts'
import { pages } from '#domain/pages/pages.ts'

const dates = articleDates('de', '2026-11-22')

export const howWeWork: EditorialPage = {
	head: {
		title: 'So schreiben und prüfen wir unsere Ratgeber',
		description: `Wer die Ratgeber von ${name} schreibt, auf welchen Quellen sie beruhen, wie jede Zahl geprüft wird, was unsere Schätzung ist und wie du Fehler meldest.`,
		path: pages.howWeWork.de,
		language: 'de',
	},
	illustration: 'howWeWork',
	alternative: 'Eine gedruckte Seite mit Haken am Rand, und eine Lupe über der Zahl 48.',
	title: 'So schreiben und prüfen wir die Ratgeber',
	lede: `Wir machen ${name}, eine Web-App, mit der Introvertierte ihre soziale Energie festhalten. Die Ratgeber dazu schreiben und prüfen wir selbst. Jede Zahl aus der Forschung hat eine Quelle, die du öffnen kannst. Eigene Schätzungen sind als Schätzungen gekennzeichnet.`,
	contents: 'Auf dieser Seite',
	parts: [
		{
			id: 'wer',
			title: 'Wer schreibt',
			blocks: [
				`Wir verkaufen die App, und unsere Seiten führen zu ihr: Wir haben also ein Interesse. Die Ratgeber, etwa über ${proseLink('de', 'socialBatteryDrained', 'Anzeichen')}, ${proseLink('de', 'socialBatteryRecharge', 'das Aufladen')} und ${proseLink('de', 'socialEnergyManagement', 'das Einteilen')}, sind so geschrieben, dass du sie auch ohne die App benutzen kannst, mit einem Notizbuch oder einem ausgedruckten Blatt.`,
				'Aus der Medizin oder der Psychologie hat niemand die Ratgeber durchgesehen. Sobald das jemand tut, steht der Name im Ratgeber. Nichts hier ist eine Diagnose oder ersetzt eine Behandlung.',
				'Die Ratgeber auf Deutsch sind eigene Texte mit denselben Zahlen und Quellen wie die englischen. Ein paar Seiten gibt es nur auf Englisch; Links dorthin sagen es dazu.',
			],
		},
		{
			id: 'quellen',
			title: 'Was als Quelle zählt',
			blocks: [
				{
					list: [
						'**Für die Forschung:** die Originalarbeit, mit Namen, Jahr und Zeitschrift genannt und über ihren DOI verlinkt. Von vielen Arbeiten haben wir nur die Zusammenfassung gelesen; bei welchen, steht noch nicht in den Listen der Quellen.',
						'**Für Zitate:** das genannte Werk und die Ausgabe oder Übersetzung. Zitate, deren Herkunft niemand gefunden hat, stehen als solche da.',
						'**Für andere Produkte:** was ihre Hersteller oder eine genannte Einrichtung über sie veröffentlichen. Funktionen ändern sich; der Tag der letzten Änderung steht am Ende jedes Ratgebers.',
						'**Für die Gesundheit:** öffentliche Gesundheitsdienste und Fachgesellschaften.',
					],
				},
			],
		},
		{
			id: 'zahlen',
			title: 'Wie eine Zahl in einen Ratgeber kommt',
			blocks: [
				{ scene: { name: 'bothStudies' } },
				{
					steps: [
						'Wir schreiben auf, was gemessen wurde, an wie vielen Menschen und wie. Ist die Stichprobe klein, sagt der Satz, wie klein.',
						'Wir suchen eine Studie, die widerspricht. Gibt es eine, kommen beide vor. Ein Beispiel: 48 Studierende waren etwa drei Stunden nach geselligem Verhalten müder, ob introvertiert oder nicht (Leikas und Ilmarinen 2017). Bei 67 Angestellten hing es davon ab, ob das Verhalten zu ihnen passte (Pickett und andere 2020), und zwei spätere Studien fanden dabei bessere Gefühle (Kuijpers und andere 2021). Deshalb schreiben wir nicht „alle“.',
						'Einen Zusammenhang geben wir nicht als Ursache aus.',
						'Ein Programm prüft, ob jede Quelle der Liste im Text vorkommt und jeder Verweis im Text eine Quelle hat.',
					],
				},
			],
		},
		{
			id: 'schaetzungen',
			title: 'Was von uns selbst stammt',
			blocks: [
				`Wie viele Punkte ein Termin kostet, in welcher Reihenfolge die ${proseLink('de', 'socialBatteryDrained', 'Anzeichen')} kommen, wie viel jede Art des ${proseLink('de', 'socialBatteryRecharge', 'Aufladens')} bringt und alle Beispielwochen: Das sind unsere eigenen Schätzungen oder erfundene Beispiele. Auch die beiden Tests stammen von uns und sind nicht validiert. Eine soziale Batterie hat noch niemand gemessen. Nimm unsere Zahlen als Ausgangspunkt und ersetze sie durch deine eigenen.`,
			],
		},
		{
			id: 'aenderungen',
			title: 'Änderungen und Fehler',
			blocks: [
				'Jeder Ratgeber zeigt, wann er veröffentlicht und wann sein Inhalt zuletzt geändert wurde. Ein berichtigtes Komma zählt nicht als Änderung, eine berichtigte Tatsache schon.',
				`Zu dieser Seite: ${dates.words}`,
				`Einen Fehler gefunden? Schreib an [${contacts.support}](mailto:${contacts.support}), mit dem Satz und, wenn du eine hast, einer Quelle.`,
			],
		},
	],
	dates,
}
