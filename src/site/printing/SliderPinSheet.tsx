import { SliderArrow } from '#site/art/pins/SliderArrow.tsx'
import { SliderPin } from '#site/art/pins/SliderPin.tsx'
import { DrawnSteps } from '#site/ui/pictures/DrawnSteps.tsx'
import type { DrawnStep, PinScale } from '#cms/reader/schemas/printables.ts'
import styles from './SliderPinSheet.module.css'

export type SliderPins = {
	readonly pins: readonly PinScale[]
	/** The word on the tab of each slider arrow. */
	readonly arrow: string
	readonly steps: readonly DrawnStep[]
}

export function SliderPinSheet({ pins, arrow, steps }: SliderPins) {
	return (
		<>
			<div className={styles['pins']}>
				{pins.map((words) => (
					<SliderPin key={words.join()} words={words} />
				))}
			</div>
			<div className={styles['arrows']}>
				{pins.map((words) => (
					<SliderArrow key={words.join()} tab={arrow} />
				))}
			</div>
			<DrawnSteps steps={steps} />
		</>
	)
}
