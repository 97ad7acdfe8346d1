import type { EventKind } from '#site/week/rules/estimates.ts'
import { allKinds } from '#site/week/rules/plan.ts'
import { WeekIcon } from '#site/week/plan/WeekIcon.tsx'
import { useTool } from '#site/week/useTool.ts'
import styles from './KindButtons.module.css'

type Props = { onChoose: (kind: EventKind) => void }

export function KindButtons({ onChoose }: Props) {
	const { kinds } = useTool().words
	return (
		<div className={styles['kinds']}>
			{allKinds.map((kind) => (
				<button key={kind} type="button" onClick={() => onChoose(kind)}>
					<WeekIcon name={`kind-${kind}`} />
					{kinds[kind]}
				</button>
			))}
		</div>
	)
}
