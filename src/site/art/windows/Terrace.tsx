import { SashWindow } from './SashWindow.tsx'
import { Silhouette } from './Silhouette.tsx'
import './Terrace.css'

type Props = {
	/**
	 * The house whose window is lit, counted from the middle house: -4 to 4. On narrow screens it is always the middle
	 * house.
	 */
	lit?: number
}

/** Width of one house, in px. */
const houseWidth = 112

export function Terrace({ lit = 0 }: Props) {
	return (
		<svg className="terrace" width="100%" aria-hidden="true">
			<pattern
				id="paint-terrace"
				x="-56"
				y="86"
				width={houseWidth}
				height="250"
				patternUnits="userSpaceOnUse"
			>
				<svg x="30" width="52" height="97" viewBox="0 0 120 224">
					<SashWindow level={0} forecast={0} />
				</svg>
			</pattern>
			<svg x="50%" overflow="visible">
				<path fill="var(--wall)" d="M-2000 50H2000V300H-2000z" />
				<g className="chimneys">
					<path fill="var(--wall)" d="M-476 52V14h56v38zM356 52V20h44v32z" />
					<path
						fill="var(--plinth)"
						d="M-483 10h70v7h-70zM-464 0h12v10h-12zM-444 0h12v10h-12zM350 16h56v7h-56z"
					/>
				</g>
				<path fill="var(--plinth)" d="M-2000 50H2000v7H-2000zM-2000 219H2000V300H-2000z" />
				<path fill="url(#paint-terrace)" opacity=".8" d="M-2000 86H2000V190H-2000z" />
				<g className="lit" transform={`translate(${houseWidth * lit})`}>
					<path fill="var(--wall)" d="M-30 84H30V186H-30z" />
					<svg x="-26" y="86" width="52" height="97" viewBox="0 0 120 224" overflow="visible">
						<SashWindow level={100} forecast={97}>
							<Silhouette name="reader" />
						</SashWindow>
					</svg>
				</g>
			</svg>
		</svg>
	)
}
