import type { Pin } from '#cms/reader/schemas/guides.ts'
import { motifs, paints } from './motifs.ts'
import outlined from './pin-outlines.json' with { type: 'json' }

/** The lines of text on all pins, as paths in the site's typeface. Written by scripts/fonts.py. */
const outlines: Readonly<Record<string, string>> = outlined

/** A round badge made of paths only, text included, so that the saved file looks the same everywhere. */
export function PinBadge({ text, bgColor, textColor, motif }: Pin) {
	const colours = { ...paints, ink: textColor, background: bgColor }
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
				<path
					key={line}
					fill={textColor}
					transform={`translate(60 ${(text.length === 1 ? 91 : 86) + index * 15})`}
					d={outlines[line]}
				/>
			))}
		</svg>
	)
}
