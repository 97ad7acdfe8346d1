import type { ReactNode } from 'react'
import type { LaunchReport } from '#contract/launch.ts'
import type { LaunchPointName } from '#domain/launch/launch-points.ts'
import { Storey } from '#islands/admin/account/Storey.tsx'
import { LaunchPointLine } from './LaunchPointLine.tsx'
import words from '#content/messages/es/panel/launch.yaml'
import styles from './LaunchPage.module.css'

type Props = {
	name: keyof typeof words.groups
	names: readonly LaunchPointName[]
	report: LaunchReport
	/** Below the points. */
	children?: ReactNode
}

/** Points about the same subject. */
export function LaunchGroup({ name: group, names, report, children }: Props) {
	const points = report.points.filter(({ name }) => names.includes(name))
	return (
		<Storey {...words.groups[group]}>
			<ul className={`points ${styles['points']}`}>
				{points.map((point) => (
					<LaunchPointLine key={point.name} point={point} />
				))}
			</ul>
			{children}
		</Storey>
	)
}
