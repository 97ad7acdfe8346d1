import { CopyButton } from '#site/ui/controls/CopyButton.tsx'
import { encodeWeek } from '#site/week/rules/link.ts'
import type { WeekPlan } from '#site/week/rules/plan.ts'
import { useTool } from '#site/week/useTool.ts'
import { weekAddress } from '#site/week/useWeek.ts'

type Props = { plan: WeekPlan; look?: 'ink' | 'text' }

export function CopyLink({ plan, look = 'ink' }: Props) {
	const { words, trackStep } = useTool()
	const { label, after } = words.keep.link
	return (
		<CopyButton
			look={look}
			words={after}
			text={() => weekAddress(encodeWeek(plan))}
			onClick={() => trackStep('linked')}
		>
			{label}
		</CopyButton>
	)
}
