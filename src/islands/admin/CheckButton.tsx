import { useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import type { Announcement } from '#words/schemas/common.ts'
import { useAction } from './useAction.ts'

type Outcome = Announcement & { readonly isBad?: boolean }

type Props<Result> = {
	label: string
	/** Why there is nothing to check yet. */
	hindrance?: string | undefined
	send: () => Promise<Result>
	describe: (result: Result) => Outcome | Promise<Outcome>
}

/** Tries out what is saved, and tells the outcome beside the button. */
export function CheckButton<Result>({ label, hindrance, send, describe }: Props<Result>) {
	const { isBusy, run } = useAction()
	const [outcome, setOutcome] = useState<Outcome | null>(null)

	async function check() {
		setOutcome(null)
		const result = await run({ action: label }, send)
		if (result !== null) setOutcome(await describe(result))
	}

	return (
		<div className="check">
			<Button
				tone="outline"
				onClick={() => void check()}
				disabled={hindrance !== undefined}
				aria-busy={isBusy}
			>
				{label}
			</Button>
			<p role="status" className="soft">
				{hindrance}
				{hindrance === undefined && outcome && (
					<>
						<b className={outcome.isBad ? 'bad' : undefined}>{outcome.title}.</b> {outcome.text}
					</>
				)}
			</p>
		</div>
	)
}
