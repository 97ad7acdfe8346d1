import { Silhouette } from './Silhouette.tsx'
import { SashWindow } from './SashWindow.tsx'

/** A terrace at night, as wide as the screen, with one lit window in the middle. */
export function Terrace() {
	return (
		<svg width="100%" height="266" aria-hidden="true">
			<pattern
				id="paint-terrace"
				x="-56"
				y="84"
				width="112"
				height="250"
				patternUnits="userSpaceOnUse"
			>
				<svg x="24" width="64" height="120" viewBox="0 0 120 224">
					<SashWindow level={0} forecast={0} />
				</svg>
			</pattern>
			<svg x="50%" overflow="visible">
				<path fill="var(--wall)" d="M-2000 44H2000V300H-2000zM-420 44V8h56v36zM300 44V14h44v30z" />
				<path
					fill="var(--plinth)"
					d="M-2000 44H2000v7H-2000zM-427 4h70v7h-70zM-414-8h13V4h-13zM-390-8h13V4h-13zM294 10h56v7h-56zM316-2h13v12h-13z"
				/>
				<path fill="url(#paint-terrace)" opacity=".85" d="M-2000 84H2000V300H-2000z" />
				<svg x="-32" y="84" width="64" height="120" viewBox="0 0 120 224" overflow="visible">
					<SashWindow level={100} forecast={97}>
						<Silhouette name="reader" />
					</SashWindow>
				</svg>
			</svg>
		</svg>
	)
}
