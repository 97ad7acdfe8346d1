import type { Head } from '#cms/reader/schemas/page.ts'
import type { PageLanguage } from '#site-map/pages.ts'
import { printPaths } from '#site-map/print-pages.ts'
import { words } from '#cms/reader/entries.ts'
import { siteLanguages } from '#cms/reader/site-pages.ts'
import { siteHost } from '#cms/reader/site-urls.ts'
import { perSite } from '#cms/reader/site.ts'

/** The pages of the printable sheets, with the words around them. Only the sheet itself is printed. */
export const sheetPages = perSite(() =>
	siteLanguages().flatMap((language) => {
		const { words: around, ...sheets } = words('printables', language)
		const shared = { block: 'sheet', id: 'sheet', words: around, host: siteHost() } as const
		return sheetsOf(language, sheets).map((sheet) => ({
			head: sheet.head,
			blocks: [{ ...sheet, ...shared }],
			leave: around.leave,
		}))
	}),
)

export type SheetBlock = ReturnType<typeof sheetPages>[number]['blocks'][number]

/** Empty rows: as many as fit on a Letter page below the title. */
const trackerRows: readonly string[] = Array.from({ length: 25 }, () => '')

/**
 * Each day has three lines, for three events. The columns of the day and of its two levels have one cell for all three
 * lines.
 */
const weekLines = { count: 3, sharedColumns: [0, 1, 5] } as const

type Sheets = Omit<ReturnType<typeof words<'printables'>>, 'words'>

function sheetsOf(language: PageLanguage, sheets: Sheets) {
	const { energySheet, tracker, weeklyTemplate, sliderPin } = sheets
	return [
		{
			...pageOf(language, 'energySheet', energySheet),
			sheet: { kind: 'lines', lines: energySheet.lines } as const,
		},
		...(tracker
			? [
					{
						...pageOf(language, 'tracker', tracker),
						csv: { label: tracker.csv, rows: [tracker.columns] },
						sheet: { ...tracker, kind: 'table', wideColumn: 1, rows: trackerRows } as const,
					},
				]
			: []),
		{
			...pageOf(language, 'weeklyTemplate', weeklyTemplate),
			csv: { label: weeklyTemplate.csv, rows: weekRows(weeklyTemplate) },
			sheet: {
				...weeklyTemplate,
				kind: 'table',
				wideColumn: 2,
				rows: weeklyTemplate.days,
				lines: weekLines,
			} as const,
		},
		{
			...pageOf(language, 'sliderPin', sliderPin),
			sheet: { ...sliderPin, kind: 'sliderPin' } as const,
		},
	]
}

type Page = Omit<Sheets['energySheet'], 'lines'>

function pageOf(
	language: PageLanguage,
	sheet: string,
	{ pageTitle, description, title, intro, guide }: Page,
) {
	const paths: Readonly<Record<string, Head['path']>> = printPaths[language]
	const path = paths[sheet]
	if (!path) throw new Error(`print-pages.ts has no address of ${sheet} in ${language}.`)
	const head: Head = { title: pageTitle, description, path, language, isPrivate: true }
	return { head, title, intro, guide }
}

/** The weekly template as the rows of a spreadsheet, with the names of the columns first. */
function weekRows({ columns, days }: Sheets['weeklyTemplate']) {
	const empty = columns.slice(1).map(() => '')
	return [
		columns,
		...days.flatMap((day) => Array.from({ length: weekLines.count }, () => [day, ...empty])),
	]
}
