import type { ReactNode } from 'react'
import { PhoneBody } from './PhoneBody.tsx'
import { PhoneStatus } from './PhoneStatus.tsx'
import './PhoneFrame.css'

type Props = {
	time: string
	description: string
	/** Visible height, in units of which the phone is 300 wide. */
	height: number
	/** True shows only the screen, cut out, without the phone. */
	isCutOut?: boolean | undefined
	/** The content of the screen, from x 27 to 273 and from y 60 down. */
	children: ReactNode
}

/** A phone with an app screen, or the screen alone. It stands on the element below, so it has no lower edge. */
export function PhoneFrame({ time, description, height, isCutOut, children }: Props) {
	const top = isCutOut ? cutOutTop : 11
	return (
		<svg
			className="phone-frame"
			viewBox={isCutOut ? `11 ${top} 278 ${height - top}` : `-2 -2 304 ${height + 2}`}
			role="img"
			aria-label={description}
		>
			{!isCutOut && <PhoneBody height={height + 40} />}
			<path fill="var(--paper)" d={`M11 ${top}H289V${height}H11z`} />
			<g fill="var(--ink)" fontSize="19" fontWeight="480">
				{children}
			</g>
			{!isCutOut && <PhoneStatus time={time} notch="var(--notch)" />}
		</svg>
	)
}

/** Where a cut-out screen begins: above the first line of every screen, below the row with the clock. */
const cutOutTop = 48
