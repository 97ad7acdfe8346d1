import type { PlannerWords } from './week.schema.ts'

/**
 * The link to the tool "Two sheets", next to the link of a shared week. Static HTML, so that its words are sent only
 * once.
 */
export function TwoSheetsLine({ before, label, href }: PlannerWords['offers']['twoSheets']) {
	return (
		<>
			{before} <a href={href}>{label}</a>
		</>
	)
}
