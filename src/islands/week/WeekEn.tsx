import { en } from '#content/tools/week/en.ts'
import { examplePlan } from '#content/tools/week/example-plan.ts'
import { Week, type WeekProps } from './Week.tsx'

/** "Your week" with its English words: each language loads only its own. */
export function WeekEn(props: WeekProps) {
	return <Week {...props} words={en} example={examplePlan} />
}
