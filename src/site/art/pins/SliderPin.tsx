import type { PinScale } from '#cms/reader/schemas/printables.ts'

const levels = [1, 0.75, 0.5, 0.25, 0]

/**
 * A pin of 70 by 45 mm to cut out, drawn in lines: five windows above a slot for the arrow. One unit is one millimetre.
 */
export function SliderPin({ words }: { words: PinScale }) {
	return (
		<svg viewBox="-.5 -.5 71 46" role="img" aria-label={words.join(', ')}>
			<rect fill="none" stroke="#000" strokeWidth=".3" width="70" height="45" rx="3" />
			{levels.map((level, index) => (
				<LitWindow key={level} x={7 + index * 12} level={level} />
			))}
			<path stroke="#000" strokeWidth=".8" d="M7 37.5H63" />
			<g fontFamily="Ysabeau, sans-serif" fontSize="4.2" fontWeight="560" fill="#000">
				<text x="7" y="7.5">
					{words[0]}
				</text>
				<text x="35" y="7.5" textAnchor="middle">
					{words[1]}
				</text>
				<text x="63" y="7.5" textAnchor="end">
					{words[2]}
				</text>
			</g>
		</svg>
	)
}

/** Light is grey, which takes less ink than black and, unlike lines, does not look like a blind. */
function LitWindow({ x, level }: { x: number; level: number }) {
	const height = level * 15
	return (
		<>
			<rect fill="#aaa" x={x} y={26 - height} width="8" height={height} />
			<path
				fill="none"
				stroke="#000"
				strokeWidth=".5"
				d={`M${x} 11h8v15h-8zM${x} 18.5h8M${x + 4} 11v15`}
			/>
		</>
	)
}
