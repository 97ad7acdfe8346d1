import { otherVersions } from '#content/tools/other-versions.ts'
import type { TwoSheetsPage } from '#content/types/two-sheets.ts'
import { pages } from '#domain/pages/pages.ts'
import { card } from './shared.ts'
import { wordsDe } from './words-de.ts'

export const de: TwoSheetsPage = {
	head: {
		title: 'Zwei Blätter: zwei soziale Batterien, eine Seite',
		description:
			'Sechs Fragen zur sozialen Batterie für dich und einen anderen Menschen, nur zum Auswählen. Danach eine Seite für beide: Zeichen, Uhrzeit, Gemeinsames.',
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
	words: wordsDe,
	otherLanguages: otherVersions('twoSheets', 'de'),
	notLoaded: {
		loading: 'Die Fragen werden geladen…',
		text: 'Die Fragen sind nicht geladen. Prüfe deine Verbindung.',
		reload: { label: 'Seite neu laden', href: pages.twoSheets.de },
	},
	blank: {
		title: 'Die sechs Fragen',
		text: 'Mehr wird nicht gefragt. Für Papier: Druck diese Seite zweimal aus, kreuzt in jeder Zeile ein Kästchen an und tauscht, wenn beide fertig sind.',
		more: {
			label: 'Ein längeres Blatt zum Ausdrucken, mit Platz zum Schreiben (auf Englisch)',
			href: '/print/energy-sheet',
		},
	},
	faq: {
		title: 'Häufige Fragen',
		questions: [
			{
				question: 'Wo liegen unsere Antworten?',
				answer:
					'Im Link und sonst nirgends. Sie stehen in seinem letzten Teil, hinter dem Zeichen #. Diesen Teil schickt kein Browser an einen Server, deshalb können wir ihn nicht lesen. Auch auf deinem Gerät wird nichts gespeichert. Öffnen kann ihn jeder Mensch, der den Link hat.',
			},
			{
				question: 'Sieht mein Gegenüber meine Antworten vorher?',
				answer:
					'Die Seite zeigt deine erst, wenn alle sechs anderen feststehen. Der Link ist gefaltet, nicht verschlossen: Wer unbedingt will, kann ihn auseinandernehmen. Schick ihn an jemanden, der das nicht tut.',
			},
			{
				question: 'Wie kommt die Uhrzeit zustande?',
				answer:
					'Aus den beiden Größen: die kleinere plus ein Viertel des Unterschieds, gerechnet ab eurer Ankunft. Das ist unsere eigene Schätzung und keine Erkenntnis. Wenn sie euch beiden nicht gefällt, geht getrennt.',
			},
			{
				question: 'Gibt es eine Wertung?',
				answer:
					'Nein, weder Punkte noch Prozente. Zwei Menschen mit verschiedenen Blättern haben mehr abzusprechen, und nur dafür ist die Seite da.',
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
				text: 'Sieben Abende im Voraus: welcher zu viel wird, und die kleinste Änderung.',
				level: 95,
			},
			{
				href: pages.mySocialBattery.en,
				label: 'Deine Batterie auf einem Blatt (auf Englisch)',
				text: 'Was die sechs Zeilen bedeuten, mit einem Beispiel, das nach drei Wochen korrigiert wurde.',
				level: 80,
			},
			{
				href: pages.socialBatteryDrained.en,
				label: 'Anzeichen einer leeren sozialen Batterie (auf Englisch)',
				text: 'Für die vierte Zeile: elf Anzeichen, die Menschen beschreiben, von früh bis spät.',
				level: 30,
			},
			{
				href: pages.introvertSocialBattery.en,
				label: 'Die soziale Batterie der Introvertierten (auf Englisch)',
				text: 'Was Gesellschaft kostet, und zehn Arten, Nein zu sagen.',
				level: 55,
			},
		],
	},
}
