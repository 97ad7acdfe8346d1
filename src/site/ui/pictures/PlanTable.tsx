import { Prose } from '#site/ui/text/Prose.tsx'
import type { PlanTable as Words } from '#cms/reader/schemas/facts.ts'
import { ComparisonTable } from './ComparisonTable.tsx'

/** The plans side by side. */
export function PlanTable({ title, plans, rows }: Words) {
	return (
		<>
			<p className="minor">{title}</p>
			<ComparisonTable
				isPlain
				label={title}
				columns={plans.map(({ name, kind }) => `${name}, ${kind}`)}
				rows={rows.map(({ name, cells }) => ({
					name,
					cells: cells.map((cell) => <Prose key={cell} text={cell} />),
				}))}
			/>
		</>
	)
}
