import { de } from '#content/tools/week/de.ts'
import { examplePlan } from '#content/tools/week/example-plan.ts'
import { Week, type WeekProps } from './Week.tsx'

/** "Your week" with its German words: each language loads only its own. */
export function WeekDe(props: WeekProps) {
	return <Week {...props} words={de} example={examplePlan} />
}
