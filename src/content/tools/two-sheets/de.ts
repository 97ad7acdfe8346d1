import { pageLink } from '#content/page-links.ts'
import { printPaths } from '#domain/pages/print-pages.ts'
import { name } from '#content/site.ts'
import { toolCall } from '#content/tools/tool-call.ts'
import type { TwoSheetsPage } from '#content/types/two-sheets.ts'
import { pages } from '#domain/pages/pages.ts'
import { card } from './shared.ts'
import { wordsDe } from './words-de.ts'

export const de: TwoSheetsPage = {
	head: {
		title: 'Zwei Blätter: zwei soziale Batterien, eine Seite',
		description:
			'Sechs Fragen zur sozialen Batterie für dich und einen anderen Menschen, danach eine Seite für beide: Unterschiede, Zeichen, Uhrzeit. Kostenlos, ohne Konto.',
		path: pages.twoSheets.de,
		language: 'de',
		updated: '2026-11-22',
		card: {
			...card,
			title: 'Zwei Blätter',
			alternative:
				'Zwei erleuchtete Fenster nebeneinander: in einem liest jemand, im anderen sitzt eine Katze.',
			note: 'Je sechs Fragen, eine Seite für beide',
		},
	},
	name: 'Zwei Blätter',
	words: wordsDe,
	notLoaded: {
		loading: 'Die Fragen werden geladen…',
		text: 'Die Fragen sind nicht geladen. Prüfe deine Verbindung.',
		reload: { label: 'Seite neu laden', href: pages.twoSheets.de },
	},
	blank: {
		title: 'Die sechs Fragen',
		text: 'Mehr wird nicht gefragt. Für Papier: Druckt diese Seite zweimal aus, kreuzt zu jeder Frage eine Antwort an und tauscht, wenn beide fertig sind.',
		more: {
			label: 'Ein längeres Blatt zum Ausdrucken, mit Platz zum Schreiben',
			href: printPaths.de.energySheet,
		},
	},
	faq: {
		title: 'Häufige Fragen',
		questions: [
			{
				question: 'Wo liegen unsere Antworten?',
				answer:
					'Im Link, im Teil hinter dem #. Diesen Teil schickt kein Browser an einen Server, deshalb können wir ihn nicht lesen. Die Seite speichert nichts; dein Browserverlauf und eure Nachrichten behalten den Link vielleicht. Wer ihn hat, kann ihn öffnen.',
			},
			{
				question: 'Sieht mein Gegenüber meine Antworten vorher?',
				answer:
					'Die Seite zeigt deine erst, wenn dein Gegenüber alle sechs Fragen beantwortet hat. Verschlüsselt sind die Antworten im Link nicht: Wer sich auskennt und es darauf anlegt, kann sie vorher auslesen. Schick den Link nur jemandem, dem du vertraust.',
			},
			{
				question: 'Wie rechnet die Seite aus, wann wir gehen?',
				answer:
					'Aus euren Antworten auf die erste Frage: die kürzere Zeit plus ein Viertel des Unterschieds, gerechnet ab eurer Ankunft. Bei zwei und vier Stunden geht ihr nach zweieinhalb. Ein ganzer Abend zählt als fünf Stunden. Das ist unsere eigene Schätzung, kein Forschungsergebnis. Passt sie einem von euch nicht, geht getrennt.',
			},
			{
				question: 'Gibt es eine Wertung?',
				answer:
					'Nein, weder Punkte noch Prozente. Wer sehr verschieden antwortet, hat mehr zu besprechen, und nur dafür ist die Seite da.',
			},
			{
				question: 'Kann ich das auch allein ausfüllen?',
				answer:
					'Ja. Nach den sechs Fragen kannst du dein eigenes Blatt ausdrucken, mit Platz für eigene Worte.',
			},
		],
	},
	related: {
		title: 'Was dazu passt',
		guides: [
			{
				href: pages.week.de,
				label: 'Deine Woche',
				text: 'Sieben Abende im Voraus: welcher zu viel werden könnte und welche kleine Änderung hilft.',
				level: 95,
			},
			{
				...pageLink('de', 'mySocialBattery', 'Deine Batterie auf einem Blatt'),
				text: 'Was hinter den sechs Fragen steckt, mit einem Beispiel, das nach drei Wochen korrigiert wurde.',
				level: 80,
			},
			{
				...pageLink('de', 'socialBatteryDrained', 'Anzeichen einer leeren sozialen Batterie'),
				text: 'Für die vierte Frage: elf Anzeichen, die Menschen beschreiben, von früh bis spät.',
				level: 30,
			},
			{
				...pageLink('de', 'mbtiTest', 'Der 16-Typen-Test mit sozialer Energie'),
				text: '24 Fragen für jeden von euch, wenn ihr mehr vergleichen wollt.',
				level: 65,
			},
			{
				...pageLink('de', 'introvertSocialBattery', 'Die soziale Batterie der Introvertierten'),
				text: 'Was Gesellschaft kostet, und zehn Arten, Nein zu sagen.',
				level: 55,
			},
		],
	},
	call: toolCall(
		'de',
		pages.twoSheets.de,
		`Batterien ändern sich. Die App ${name} begleitet deine von Tag zu Tag.`,
	),
}
