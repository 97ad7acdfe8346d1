import type { PlannerWords } from './week.schema.ts'

/** Links to the tool for two, beside the link of a shared week. Static, so that its words are sent once. */
export function TwoSheetsLine({ before, label, href }: PlannerWords['offers']['twoSheets']) {
	return (
		<>
			{before} <a href={href}>{label}</a>
		</>
	)
}
