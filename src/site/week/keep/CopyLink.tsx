import { CopyButton } from '#site/ui/controls/CopyButton.tsx'
import type { WeekWords } from '#site/week/week-words.ts'
import { encodeWeek } from '#site/week/rules/link.ts'
import type { WeekPlan } from '#site/week/rules/plan.ts'
import { weekAddress } from '#site/week/useWeek.ts'

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
