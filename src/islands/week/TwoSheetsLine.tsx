import type { WeekOffers } from '#content/types/week.ts'

/** Leads to the tool for two, beside the link of a week that is shared. Static, so that its words are sent once. */
export function TwoSheetsLine({ before, label, href }: WeekOffers['twoSheets']) {
	return (
		<>
			{before} <a href={href}>{label}</a>
		</>
	)
}
