import { useEffect, useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { TextButton } from '#components/ui/TextButton.tsx'
import type { KeepWords } from '#content/types/week.ts'
import { encodeWeek } from '#domain/week/link.ts'
import type { WeekPlan } from '#domain/week/plan.ts'
import { copyText } from '#islands/quiz/share/clipboard.ts'
import { weekAddress } from '#islands/week/useWeek.ts'

const shownForMs = 2500

type Props = {
	plan: WeekPlan
	words: Pick<KeepWords, 'link' | 'failed'>
	look?: 'button' | 'text'
	onCopied: () => void
}

/** Copies a link that holds the week; its label says so for a while. */
export function CopyLink({ plan, words, look = 'button', onCopied }: Props) {
	const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
	useEffect(() => {
		if (outcome !== 'copied') return undefined
		const timer = setTimeout(() => setOutcome(null), shownForMs)
		return () => clearTimeout(timer)
	}, [outcome])
	const copy = () => {
		copyText(weekAddress(encodeWeek(plan))).then(
			() => {
				setOutcome('copied')
				onCopied()
			},
			() => setOutcome('failed'),
		)
	}
	const Look = look === 'button' ? Button : TextButton
	return (
		<>
			<Look onClick={copy}>{outcome === 'copied' ? words.link.done : words.link.label}</Look>
			<span className="visually-hidden" role="status">
				{outcome === 'copied' && words.link.done}
			</span>
			{outcome === 'failed' && <span role="alert"> {words.failed}</span>}
		</>
	)
}
