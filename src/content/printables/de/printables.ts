import { pageLink } from '#content/page-links.ts'
import { printPaths } from '#content/printables/paths.ts'
import { weekLines, weekTable } from '#content/printables/table-rows.ts'
import { name } from '#content/site.ts'
import type { Head } from '#content/types/page.ts'
import type { Printables } from '#content/types/printable.ts'
import { energySheet } from './energy-sheet.ts'
import { sliderPin } from './slider-pin.ts'

const days = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag']

const weekColumns = ['Tag', 'Stand morgens', 'Geplant', 'Geschätzt', 'Gekostet', 'Stand abends']

export const printables: Printables = {
	words: {
		leave: 'Zur Startseite',
		print: 'Diese Seite drucken',
		withoutScript: 'Drucke sie über das Menü deines Browsers.',
		sizes: 'Passt auf eine A4-Seite, in Schwarz-Weiß.',
		footer: `${name}, eine Web-App für deine soziale Batterie`,
	},
	sheets: [
		{
			head: headOf(
				printPaths.de.energySheet,
				'Energieblatt zum Ausdrucken',
				'Sechs Zeilen zu deiner sozialen Batterie auf einem Blatt zum Ausdrucken: Größe, Kosten, was auflädt, erstes Anzeichen, Weg zurück, ein Satz.',
			),
			title: 'Meine soziale Batterie',
			intro: [
				{
					text: 'Füll das Blatt heute Abend mit Bleistift aus, das dauert etwa eine Viertelstunde, und korrigiere es nach drei Wochen. Eine volle Batterie hat 100 Punkte.',
				},
			],
			guide: pageLink('de', 'mySocialBattery', 'So füllst du das Blatt aus'),
			sheet: energySheet,
		},
		{
			head: headOf(
				printPaths.de.weeklyTemplate,
				'Wochenvorlage zum Ausdrucken',
				'Eine Wochenvorlage zum Ausdrucken: sieben Tage mit je drei Terminen, geschätzten und tatsächlichen Kosten und einer Sache, die du verschiebst.',
			),
			title: 'Meine Woche in Punkten',
			intro: [
				{
					when: 'Beim Planen, am Sonntag oder Montag:',
					text: 'Schreib auf, was ansteht, und schätze, wie viele Punkte jede Sache kostet, von 1 (kaum zu merken) bis 40 (der Tag ist gelaufen). Gibt dir etwas Kraft, setz ein Plus vor die Zahl. Kommt ein Tag auf mehr als 40 oder folgen zwei Dinge über 25 direkt aufeinander, verschiebe, verkürze oder streiche eine Sache und notiere sie unten.',
				},
				{
					when: 'Jeden Tag:',
					text: 'Trag morgens und abends nach Gefühl ein, wie voll deine soziale Batterie ist, von 0 (leer) bis 100 (voll), und abends auch, was jede Sache gekostet hat.',
				},
			],
			guide: pageLink('de', 'socialEnergyManagement', 'Anleitung', '#template'),
			csv: {
				label: 'Dasselbe als CSV, für eine Tabellenkalkulation',
				rows: weekTable(weekColumns, days),
			},
			sheet: {
				kind: 'table',
				columns: weekColumns,
				wideColumn: 2,
				opening: 'Woche vom',
				rows: days,
				lines: weekLines,
				closing: 'Was ich diese Woche verschiebe, verkürze oder streiche:',
			},
		},
		{
			head: headOf(
				printPaths.de.sliderPin,
				'Pin mit Schieber zum Ausdrucken',
				'Ein Pin für die soziale Batterie mit Schieber, zum Ausdrucken, Ausschneiden und Tragen: vier Pins, je 70 mal 45 mm, mit Pfeil und Anleitung.',
			),
			title: 'Pin mit Schieber für die soziale Batterie',
			intro: [
				{
					text: 'Drucke das Blatt in Originalgröße (100 Prozent) auf festes Papier mit etwa 200 Gramm pro Quadratmeter; jeder Pin ist dann 70 mal 45\u00A0mm groß. Außerdem brauchst du eine Schere, einen Cutter mit Unterlage, Klebeband und eine Sicherheitsnadel.',
				},
			],
			guide: pageLink('de', 'socialBatteryPin', 'Mehr Pins, und wo du sie trägst'),
			sheet: sliderPin,
		},
	],
}

function headOf(path: Head['path'], title: string, description: string): Head {
	return { title, description, path, language: 'de', isPrivate: true }
}
