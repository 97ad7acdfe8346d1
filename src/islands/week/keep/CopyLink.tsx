import { CopyButton } from '#components/ui/CopyButton.tsx'
import type { WeekWords } from '#islands/week/week-words.ts'
import { encodeWeek } from '#domain/week/link.ts'
import type { WeekPlan } from '#domain/week/plan.ts'
import { weekAddress } from '#islands/week/useWeek.ts'

type Props = {
	plan: WeekPlan
	words: WeekWords['keep']['link']
	look?: 'ink' | 'text'
	onCopy: () => void
}

/** Copies a link that contains the week. */
export function CopyLink({ plan, words, look = 'ink', onCopy }: Props) {
	return (
		<CopyButton
			look={look}
			words={words.after}
			text={() => weekAddress(encodeWeek(plan))}
			onClick={onCopy}
		>
			{words.label}
		</CopyButton>
	)
}
