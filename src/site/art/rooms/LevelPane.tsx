import type { SVGProps } from 'react'
import type { Figure } from './rooms.ts'
import './LevelPane.css'

type Props = Pick<SVGProps<SVGSVGElement>, 'className' | 'x' | 'y' | 'width' | 'height'> & {
	/** Battery level, 0 to 100: the height of the light. The blind covers the rest. */
	level: number
	/** The silhouettes in the light. */
	figure?: Figure | undefined
}

/** The pane of a battery, as large as its box. Used on pages and in pictures. */
export function LevelPane({ level, figure, ...box }: Props) {
	const blind = `${100 - level}%`
	const light = `${level}%`
	return (
		<svg {...box} aria-hidden="true">
			<pattern id="paint-wide-slats" width="100" height="22" patternUnits="userSpaceOnUse">
				<path fill="var(--slat)" opacity=".65" d="M0 20H100V22H0z" />
			</pattern>
			<rect fill="url(#paint-light)" width="100%" y={blind} height={light} data-light="" />
			{figure && (
				<svg x="5%" y={blind} width="90%" height={light} overflow="hidden">
					<FigureDrawing figure={figure} width="100%" height="100%" />
				</svg>
			)}
			<g data-blind="">
				<rect fill="var(--blind)" width="100%" height={blind} />
				<rect fill="url(#paint-wide-slats)" width="100%" height={blind} />
				<rect fill="var(--paint)" width="100%" height="8" y={blind} transform="translate(0 -8)" />
			</g>
		</svg>
	)
}

/** The silhouettes of a test result, at the left of the floor. */
export function FigureDrawing({
	figure: { viewBox, pieces },
	...box
}: Omit<Props, 'level'> & { figure: Figure }) {
	return (
		<svg {...box} viewBox={viewBox} preserveAspectRatio="xMinYMax meet" aria-hidden="true">
			{pieces.map(({ path, place }) => (
				<path key={path} fill="var(--glass)" d={path} transform={place} />
			))}
		</svg>
	)
}
