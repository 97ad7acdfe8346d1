import type { EventKind } from '#site/week/rules/estimates.ts'
import { allKinds } from '#site/week/rules/plan.ts'
import { WeekIcon } from '#site/week/plan/WeekIcon.tsx'
import styles from './KindButtons.module.css'

type Props = {
	labels: Readonly<Record<EventKind, string>>
	onChoose: (kind: EventKind) => void
}

/** One button for each kind of event. */
export function KindButtons({ labels, onChoose }: Props) {
	return (
		<div className={styles['kinds']}>
			{allKinds.map((kind) => (
				<button key={kind} type="button" onClick={() => onChoose(kind)}>
					<WeekIcon name={`kind-${kind}`} />
					{labels[kind]}
				</button>
			))}
		</div>
	)
}
