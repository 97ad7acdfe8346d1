import { useEffect, useRef, type Dispatch } from 'react'
import type { WeekWords } from '#site/week/week-words.ts'
import type { WeekPlan } from '#site/week/rules/plan.ts'
import type { PlannerAction } from '#site/week/rules/planner.ts'
import { CostList } from './CostList.tsx'
import styles from './Lists.module.css'
import { PlannedList } from './PlannedList.tsx'

type Props = {
	plan: WeekPlan
	words: Pick<WeekWords, 'kinds' | 'lists'>
	dispatch: Dispatch<PlannerAction>
}

/** The planned events and their costs, as two lists: closed on a phone, open where they fit side by side. */
export function Lists(props: Props) {
	const lists = useRef<HTMLDivElement>(null)
	useEffect(() => {
		const details = [...(lists.current?.querySelectorAll('details') ?? [])]
		const isWide = matchMedia('(min-width: 901px)').matches
		if (isWide) for (const each of details) each.open = true
		const openForPrint = () => details.forEach((each, index) => (each.open ||= index === 0))
		addEventListener('beforeprint', openForPrint)
		return () => removeEventListener('beforeprint', openForPrint)
	}, [])
	return (
		<div
			className={`frame ${styles['lists']} ${props.plan.events.length === 0 ? styles['unplanned'] : ''}`}
			ref={lists}
		>
			<details>
				<summary>{props.words.lists.planned}</summary>
				<PlannedList {...props} />
			</details>
			<details className={styles['prices']}>
				<summary>{props.words.lists.costs}</summary>
				<CostList {...props} />
			</details>
		</div>
	)
}
