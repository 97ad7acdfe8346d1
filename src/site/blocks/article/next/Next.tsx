import { NextSteps } from '#site/blocks/article/NextSteps.tsx'
import type { BlockProps } from '#site/blocks/block.ts'
import type { nextBlock } from './next.schema.ts'

/** What the app adds to the tool of the page, the price of the app, and further reading. */
export function Next({ id, ...steps }: BlockProps<typeof nextBlock>) {
	return (
		<section className="frame" id={id}>
			<NextSteps {...steps} />
		</section>
	)
}
