import { Stepper } from '#site/ui/controls/Stepper.tsx'
import { allKinds, costOfKind, type WeekPlan } from '#site/week/rules/plan.ts'
import { useTool } from '#site/week/useTool.ts'
import { WeekIcon } from './WeekIcon.tsx'
import styles from './Lists.module.css'
import { signed } from '#site/week/signed.ts'

export function CostList({ plan }: { plan: WeekPlan }) {
	const { words, dispatch } = useTool()
	const { lists, kinds, say } = words
	const rows = [
		{ icon: 'start', label: lists.start, value: `${plan.start}`, type: 'start changed' } as const,
		...allKinds.map((kind) => ({
			icon: kind,
			label: kinds[kind],
			value: signed(-costOfKind(plan, kind)),
			...({ type: 'cost changed', kind } as const),
		})),
	]
	return (
		<>
			<p>{lists.costsNote}</p>
			<ul className={styles['costs']}>
				{rows.map(({ icon, label, value, ...action }) => (
					<li key={icon}>
						<WeekIcon name={`kind-${icon}`} />
						<span>{label}</span>
						<Stepper
							label={label}
							value={value}
							less={say(lists.less, { label })}
							more={say(lists.more, { label })}
							onStep={(by) => dispatch({ ...action, by })}
						/>
					</li>
				))}
			</ul>
		</>
	)
}
