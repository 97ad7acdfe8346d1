import type { WeekPageWords } from '#words/schemas/week.ts'

/** Leads to the tool for two, beside the link of a week that is shared. Static, so that its words are sent once. */
export function TwoSheetsLine({ before, label, href }: WeekPageWords['offers']['twoSheets']) {
	return (
		<>
			{before} <a href={href}>{label}</a>
		</>
	)
}
