import type { EventKind } from '#site/week/rules/estimates.ts'
import { KindIcon } from '#site/week/plan/KindIcon.tsx'
import styles from './KindButtons.module.css'

type Props = {
	kinds: readonly EventKind[]
	labels: Readonly<Record<EventKind, string>>
	onChoose: (kind: EventKind) => void
}

/** One button for each kind of event. */
export function KindButtons({ kinds, labels, onChoose }: Props) {
	return (
		<div className={styles['kinds']}>
			{kinds.map((kind) => (
				<button key={kind} type="button" onClick={() => onChoose(kind)}>
					<KindIcon kind={kind} />
					{labels[kind]}
				</button>
			))}
		</div>
	)
}
