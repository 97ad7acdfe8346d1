import { SliderArrow } from '#components/art/SliderArrow.tsx'
import { SliderPin } from '#components/art/SliderPin.tsx'
import { DrawnSteps } from '#components/ui/DrawnSteps.tsx'
import type { Sheet } from '#content/types/printable.ts'
import styles from './SliderPinSheet.module.css'

type Props = Extract<Sheet, { kind: 'sliderPin' }>

/** Pins with a slot, an arrow for each, and how to put them together. */
export function SliderPinSheet({ pins, arrow, steps }: Props) {
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
