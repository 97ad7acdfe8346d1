import type { Pin } from '#content/types/pin.ts'
import { motifs, paints } from './motifs.ts'

/** Fonts that are there when the page's own is not: a saved pin leaves it behind. */
const fonts = 'Ysabeau, Optima, Candara, "Trebuchet MS", sans-serif'

/** A round badge from data, in plain paths and text, so that it can be saved as it is. */
export function PinBadge({ text, bgColor, textColor, motif }: Pin) {
	const colours = { ...paints, ink: textColor, ground: bgColor }
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			viewBox="0 0 120 120"
			width="360"
			height="360"
			role="img"
			aria-label={text.join(' ')}
		>
			<path fill={bgColor} d="M60 0a60 60 0 1 0 .1 0z" />
			{motifs[motif].map(({ fill, d }) => (
				<path key={d} fill={colours[fill]} d={d} />
			))}
			{text.map((line, index) => (
				<text
					key={line}
					x="60"
					y={(text.length === 1 ? 91 : 86) + index * 15}
					fill={textColor}
					fontFamily={fonts}
					fontSize="14.5"
					fontWeight="600"
					textAnchor="middle"
				>
					{line}
				</text>
			))}
		</svg>
	)
}
