import type { PlannerWords } from './week.schema.ts'

/** Links to the tool for two, next to the link of a shared week. Static HTML, so that its words are sent once. */
export function TwoSheetsLine({ before, label, href }: PlannerWords['offers']['twoSheets']) {
	return (
		<>
			{before} <a href={href}>{label}</a>
		</>
	)
}
