import { silhouettes } from './silhouettes.ts'

/** A blind nearly down; below it somebody asleep beside a laptop. */
export function AsleepAtDesk() {
	return (
		<svg viewBox="0 0 400 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
			<path fill="url(#paint-light)" d="M0 240H400V320H0z" />
			<path fill="var(--glass)" transform="translate(-8 -349) scale(3.2)" d={silhouettes.asleep} />
			<rect fill="url(#paint-slats)" width="100" height="77.5" transform="scale(4 3.1)" />
			<path
				fill="var(--paint)"
				d="M0 238H400V246H0zM199 246h2v22h-2zM196 268a4 4 0 0 1 8 0 4 4 0 0 1-8 0z"
			/>
		</svg>
	)
}
