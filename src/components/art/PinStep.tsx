import type { FC } from 'react'
import type { StepDrawing } from '#words/schemas/drawings.ts'
import Cut from './steps/cut.svg?react'
import Done from './steps/done.svg?react'
import Fasten from './steps/fasten.svg?react'
import Slot from './steps/slot.svg?react'
import Thread from './steps/thread.svg?react'

const steps: Record<StepDrawing, FC> = {
	cut: Cut,
	slot: Slot,
	thread: Thread,
	fasten: Fasten,
	done: Done,
}

/** The drawing of a step, 120 by 84 units: thin lines for card, thick ones for finished parts, grey for light. */
export function PinStep({ name }: { name: StepDrawing }) {
	const Drawing = steps[name]
	return <Drawing />
}
