import { useEffect, useRef } from 'react'
import type { WeekPlan } from '#site/week/rules/plan.ts'
import { useTool } from '#site/week/useTool.ts'
import { CostList } from './CostList.tsx'
import styles from './Lists.module.css'
import { PlannedList } from './PlannedList.tsx'

/** The planned events and their costs, as two lists: closed on a phone, open where they fit side by side. */
export function Lists({ plan }: { plan: WeekPlan }) {
	const words = useTool().words.lists
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
			className={`frame ${styles['lists']} ${plan.events.length === 0 ? styles['unplanned'] : ''}`}
			ref={lists}
		>
			<details>
				<summary className="window-mark">{words.planned}</summary>
				<PlannedList plan={plan} />
			</details>
			<details data-no-print>
				<summary className="window-mark">{words.costs}</summary>
				<CostList plan={plan} />
			</details>
		</div>
	)
}
