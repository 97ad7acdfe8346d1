import type { ReactNode } from 'react'
import { PhoneBody } from '#components/art/PhoneBody.tsx'
import { PhoneStatus } from '#components/art/PhoneStatus.tsx'
import './PhoneFrame.css'

type Props = {
	time: string
	/** What the screen shows, for those who do not see it. */
	description: string
	/** Visible height in units, of a width of 300. */
	height: number
	/** The content of the screen, from 27 to 273 across and from 60 down. */
	children: ReactNode
}

/** A phone with an app screen. It stands on the element below it, so it has no lower edge. */
export function PhoneFrame({ time, description, height, children }: Props) {
	return (
		<svg
			className="phone-frame"
			viewBox={`-2 -2 304 ${height + 2}`}
			role="img"
			aria-label={description}
		>
			<PhoneBody height={height + 40} />
			<path fill="var(--paper)" d={`M11 11H289V${height}H11z`} />
			<g fill="var(--ink)" fontSize="19" fontWeight="480">
				{children}
			</g>
			<PhoneStatus time={time} notch="var(--notch)" />
		</svg>
	)
}
