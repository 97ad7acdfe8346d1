import type { Dispatch } from 'react'
import { Stepper } from '#site/ui/controls/Stepper.tsx'
import type { WeekWords } from '#site/week/week-words.ts'
import { allKinds, costOfKind, type WeekPlan } from '#site/week/rules/plan.ts'
import type { PlannerAction } from '#site/week/rules/planner.ts'
import { KindIcon } from './KindIcon.tsx'
import styles from './Lists.module.css'
import { signed } from '#site/week/signed.ts'

type Props = {
	plan: WeekPlan
	words: Pick<WeekWords, 'kinds' | 'lists'>
	dispatch: Dispatch<PlannerAction>
}

/** All adjustable constants: the charge on Monday morning, and the cost of each kind of event. */
export function CostList({ plan, words, dispatch }: Props) {
	const { lists, kinds } = words
	return (
		<>
			<p>{lists.costsNote}</p>
			<ul className={styles['costs']}>
				<li>
					<KindIcon kind="start" />
					<span>{lists.start}</span>
					<Stepper
						label={lists.start}
						value={`${plan.start}`}
						less={lists.less(lists.start)}
						more={lists.more(lists.start)}
						onStep={(by) => dispatch({ type: 'start changed', by })}
					/>
				</li>
				{allKinds.map((kind) => (
					<li key={kind}>
						<KindIcon kind={kind} />
						<span>{kinds[kind]}</span>
						<Stepper
							label={kinds[kind]}
							value={signed(-costOfKind(plan, kind))}
							less={lists.less(kinds[kind])}
							more={lists.more(kinds[kind])}
							onStep={(by) => dispatch({ type: 'cost changed', kind, by })}
						/>
					</li>
				))}
			</ul>
		</>
	)
}
