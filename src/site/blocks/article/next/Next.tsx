import { NextSteps } from '#site/blocks/article/NextSteps.tsx'
import type { BlockProps } from '#site/blocks/block.ts'
import type { nextBlock } from './next.schema.ts'

/** The app's features beyond a page, its price, and further reading. */
export function Next({ id, ...steps }: BlockProps<typeof nextBlock>) {
	return (
		<section className="frame" id={id}>
			<NextSteps {...steps} />
		</section>
	)
}
