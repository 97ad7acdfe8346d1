import { name } from '#content/site.ts'
import type { CalendarPanelWords } from '#content/types/calendar-reader.ts'

/** What is loaded when a calendar file is opened or saved. */
export const calendarPanelDe: CalendarPanelWords = {
	locale: 'de-DE',
	reading: '{files} wird gelesen',
	progress: '{done} von {total} Einträgen gelesen',
	stop: 'Abbrechen',
	severalFiles: '{n} Dateien',
	sorted: {
		one: '{sorted} von {total} Eintrag zugeordnet',
		other: '{sorted} von {total} Einträgen zugeordnet',
	},
	unknown: {
		one: 'Bei einem haben die Wörter nicht gereicht. Er ist mit „?“ markiert und zählt noch nicht.',
		other:
			'Bei {n} haben die Wörter nicht gereicht. Sie sind mit „?“ markiert und zählen noch nicht.',
	},
	leftOut: {
		one: 'Ein Eintrag fehlt:',
		other: '{n} Einträge fehlen:',
	},
	leftOutReasons: {
		noStart: 'ohne Beginn',
		badDate: 'Datum nicht lesbar',
		badRule: 'Wiederholung nicht lesbar',
		tooOften: 'wiederholt sich zu oft',
		cutOff: 'die Datei endet mittendrin',
	},
	filesLeftOut: {
		one: 'Eine Datei in der .zip-Datei ist kein Kalender und wird nicht gelesen.',
		other: '{n} Dateien in der .zip-Datei sind keine Kalender und werden nicht gelesen.',
	},
	beyondLimit: {
		one: 'Diese Seite plant 120 Einträge pro Woche; einer mehr bleibt weg.',
		other: 'Diese Seite plant 120 Einträge pro Woche; {n} weitere bleiben weg.',
	},
	titlesStay: 'Die Titel bleiben auf dieser Seite; im Link stehen sie nicht.',
	allSorted: 'Was falsch zugeordnet ist, kannst du unten ändern oder entfernen.',
	emptyWeek: 'In dieser Woche steht nichts. Wähle eine andere.',
	week: 'Welche Woche (mit Zahl der Einträge)',
	weekOption: '{days} ({n})',
	begin: { one: 'Zuordnen', other: 'Die {n} zuordnen' },
	leaveAllOut: { one: 'Weglassen', other: 'Alle weglassen' },
	done: 'Prognose zeigen',
	question: 'Was ist das?',
	questionNumber: '{n} von {total}',
	quoted: '„{title}“',
	untitled: 'Ein Eintrag ohne Titel',
	furtherTimes: { one: 'und noch einmal', other: 'und noch {n}-mal' },
	allDay: 'ganztägig',
	leaveOut: 'Weglassen',
	later: 'Später',
	faults: {
		notCalendar: {
			title: 'Das ist keine Kalenderdatei.',
			text: 'Eine Kalenderdatei endet auf .ics. Google Kalender, Apple Kalender und Outlook können eine exportieren.',
		},
		damaged: {
			title: 'Diese Datei lässt sich nicht lesen.',
			text: 'Vielleicht ist sie beschädigt oder nicht ganz gespeichert. Exportiere sie noch einmal und öffne die neue.',
		},
		emptyZip: {
			title: 'In dieser .zip-Datei ist kein Kalender.',
			text: 'Der Export von Google ist eine .zip-Datei mit einer .ics-Datei je Kalender.',
		},
		tooLarge: {
			title: 'Das ist mehr, als diese Seite lesen kann.',
			text: 'Zusammen dürfen die Kalender 10 MB groß sein. Exportiere weniger Monate oder öffne einen Kalender nach dem anderen.',
		},
		tooMany: {
			title: 'Das ist mehr, als diese Seite zuordnen kann.',
			text: 'Innerhalb weniger Monate stehen Tausende Einträge. Öffne einen Kalender nach dem anderen.',
		},
		noEntries: {
			title: 'In dieser Datei stehen keine Einträge.',
			text: 'Es ist eine Kalenderdatei, aber sie ist leer.',
		},
		notLoaded: {
			title: 'Der Teil, der Kalender liest, wurde nicht geladen.',
			text: 'Prüfe die Verbindung und wähle die Datei noch einmal.',
		},
	},
	unchanged: 'Nichts wurde übernommen, nichts hat sich geändert.',
	chooseOther: 'Andere Datei wählen',
	back: 'Zurück zur Woche',
	howToExport: 'So exportierst du eine',
	exports: [
		{
			app: 'Google Kalender',
			steps:
				'Am Computer: Einstellungen, Importieren & Exportieren, Exportieren. Öffne die .zip-Datei so, wie sie ist.',
		},
		{
			app: 'Apple Kalender',
			steps: 'Am Mac: links den Kalender wählen, dann Ablage, Exportieren, Exportieren.',
		},
		{ app: 'Outlook', steps: 'Klassisches Outlook für Windows: Datei, Kalender speichern.' },
	],
	fileName: 'ruhige-woche',
	saved: {
		quiet: 'Ruhezeit',
		quietNote: `Freigehalten zum Erholen. Aus „Deine Woche“ von ${name}.`,
		reminder: 'Die nächste Woche ansehen',
		reminderNote: 'Deine Woche mit deinen Kosten:',
	},
}
