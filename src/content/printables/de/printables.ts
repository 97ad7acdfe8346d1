import { pageLink } from '#content/page-links.ts'
import { printPaths } from '#content/printables/paths.ts'
import { weekRows, weekTable } from '#content/printables/table-rows.ts'
import { name } from '#content/site.ts'
import type { Head } from '#content/types/page.ts'
import type { Printables } from '#content/types/printable.ts'
import { energySheet } from './energy-sheet.ts'
import { sliderPin } from './slider-pin.ts'

const days = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag']

const weekColumns = ['Tag', 'Stand, morgens', 'Geplant', 'Geschätzt', 'Gekostet', 'Stand, abends']

export const printables: Printables = {
	words: {
		leave: 'Zur Startseite',
		print: 'Diese Seite drucken',
		withoutScript: 'Drucke sie über das Menü deines Browsers.',
		sizes: 'Passt auf A4, eine Seite, schwarz auf weiß.',
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
			intro:
				'Füll es heute Abend mit Bleistift aus, das dauert etwa eine Viertelstunde. Korrigiere es nach drei Wochen. Die Punkte gehen von 0 bis 100.',
			guide: pageLink('de', 'mySocialBattery', 'So füllst du es aus'),
			sheet: energySheet,
		},
		{
			head: headOf(
				printPaths.de.weeklyTemplate,
				'Wochenvorlage zum Ausdrucken',
				'Eine Wochenvorlage zum Ausdrucken: sieben Tage mit je drei Terminen, geschätzten und tatsächlichen Kosten und einer Sache, die du verschiebst.',
			),
			title: 'Meine Woche in Punkten',
			intro:
				'Am Sonntag oder Montag: Schreib auf, was geplant ist, und schätze die Kosten in Punkten von 100. Wo viel aufeinander folgt, verschiebe, verkürze oder streiche eine Sache.',
			guide: pageLink('de', 'socialEnergyManagement', 'Der Leitfaden dazu', '#template'),
			csv: {
				label: 'Dasselbe als CSV, für eine Tabellenkalkulation',
				rows: weekTable(weekColumns, days),
			},
			sheet: {
				kind: 'table',
				columns: weekColumns,
				wideColumn: 2,
				rows: weekRows(days),
				closing: 'Das eine, was ich diese Woche ändere:',
			},
		},
		{
			head: headOf(
				printPaths.de.sliderPin,
				'Pin mit Schieber zum Ausdrucken',
				'Ein Pin für die soziale Batterie mit Schieber, zum Ausdrucken, Ausschneiden und Tragen: vier Pins, je 70 mal 45 mm, mit Pfeil und Anleitung.',
			),
			title: 'Pin mit Schieber für die soziale Batterie',
			intro:
				'Drucke in Originalgröße (100 Prozent) auf Karton mit etwa 200 Gramm. Jeder Pin ist 70 mal 45 mm groß.',
			guide: pageLink('de', 'socialBatteryPin', 'Mehr Pins, und wo du sie trägst'),
			sheet: sliderPin,
		},
	],
}

function headOf(path: Head['path'], title: string, description: string): Head {
	return { title, description, path, language: 'de', isPrivate: true }
}
