import { Prose } from '#site/ui/text/Prose.tsx'
import type { PlanTable as Words } from '#cms/reader/schemas/facts.ts'
import styles from './PlanTable.module.css'

export function PlanTable({ title, plans, rows }: Words) {
	return (
		<table className={styles['plans']}>
			<thead>
				<tr>
					<th scope="col">{title}</th>
					{plans.map(({ name, kind }) => (
						<th key={name} scope="col">
							{name} <small>{kind}</small>
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ name, cells }) => (
					<tr key={name}>
						<th scope="row">{name}</th>
						{cells.map((cell, index) => (
							<td key={plans[index]?.name}>
								<Prose text={cell} />
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	)
}
