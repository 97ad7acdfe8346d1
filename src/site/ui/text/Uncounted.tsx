import type { ReactNode } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'

type Props = { press: string; undo: string; children: ReactNode }

/**
 * The button with which visitors stop being counted on their device, and the notice that confirms this.
 * site/scripts/counting/stop-counting.ts shows both.
 */
export function Uncounted({ press, undo, children }: Props) {
	return (
		<div data-uncounted hidden>
			<Button tone="outline" data-undo={undo}>
				{press}
			</Button>
			<div role="status">
				<p hidden>{children}</p>
			</div>
		</div>
	)
}
