import { pt } from '#content/tools/week/pt.ts'
import { examplePlan } from '#content/tools/week/example-plan.ts'
import { Week, type WeekProps } from './Week.tsx'

/** "Your week" with its Portuguese words: each language loads only its own. */
export function WeekPt(props: WeekProps) {
	return <Week {...props} words={pt} example={examplePlan} />
}
