import { type PictureSize, pictureSizes } from '#site/art/picture-sizes.ts'
import { wrapText } from '#site/art/wrap-text.ts'
import type { Quote } from '#cms/reader/schemas/guides.ts'
import { QuoteScene } from '#site/art/quotes/QuoteScene.tsx'

/**
 * The places of the picture's parts in each format, in pixels: the blind with the words, the lit pane, and the sill
 * with the source.
 */
export const quoteFormats = {
	post: {
		size: pictureSizes.post,
		blind: { x: 110, y: 110, width: 860, height: 560 },
		pane: { x: 110, y: 690, width: 860, height: 400 },
		sill: { x: 60, y: 1110, width: 960, height: 148 },
	},
	link: {
		size: pictureSizes.link,
		blind: { x: 70, y: 60, width: 650, height: 400 },
		pane: { x: 740, y: 60, width: 390, height: 400 },
		sill: { x: 30, y: 480, width: 1140, height: 108 },
	},
	story: {
		size: pictureSizes.story,
		blind: { x: 110, y: 250, width: 860, height: 700 },
		pane: { x: 110, y: 970, width: 860, height: 560 },
		sill: { x: 60, y: 1550, width: 960, height: 148 },
	},
} as const satisfies Record<PictureSize, object>

type Props = Pick<Quote, 'text' | 'author' | 'work' | 'scene'> & {
	format: PictureSize
	/** The web font as a data URL, because a saved file loads nothing. */
	typeface: string
	/** The name of the site, at the end of the sill. */
	site: string
}

const padding = 56
const leading = 1.16
const paint = '#e3ddd1'
const ink = '#172a22'

/** A quote as a picture to keep: words on the blind, light and a silhouette below it, the source on the sill. */
export function QuotePicture({ text, author, work, scene, format, typeface, site }: Props) {
	const { size, blind, pane, sill } = quoteFormats[format]
	const words = fitted(text, blind.width - 2 * padding, blind.height - 2 * padding, 88)
	const source = fitted(work, sill.width - 2 * padding, sill.height - 62, 34)
	const free = blind.height - (words.lines.length - 1) * words.size * leading
	const right = pane.x + pane.width + 22
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			{...size}
			viewBox={`0 0 ${size.width} ${size.height}`}
			role="img"
			fontSize="28"
			fontWeight="480"
			aria-label={`${text} ${author}`}
		>
			<style>{`@font-face{font-family:Ysabeau;src:url(${typeface});font-weight:300 700}svg{--lamp:#f9c056;--glow:#fee4a0}text{font-family:Ysabeau,sans-serif;font-feature-settings:'lnum'}`}</style>
			<pattern id="slats" width="28" height="28" patternUnits="userSpaceOnUse">
				<path fill="#465041" d="M0 13h28v2H0z" />
			</pattern>
			<rect fill="#364e42" {...size} />
			<path
				fill={paint}
				d={`M${blind.x - 22} ${blind.y - 22}H${right}V${sill.y}H${blind.x - 22}z`}
			/>
			<svg {...pane} viewBox="0 0 300 180" preserveAspectRatio="xMidYMax meet">
				<QuoteScene name={scene} id="light" />
			</svg>
			<rect fill="#515c4b" {...blind} />
			<rect fill="url(#slats)" {...blind} />
			<g fill="#f5f0e4" fontWeight="430">
				<Lines {...words} x={blind.x + padding} y={blind.y + free / 2 + words.size * 0.3} />
			</g>
			<rect fill="#253b31" {...sill} y={sill.y + 12} />
			<rect fill={paint} {...sill} />
			<g fill={ink} transform={`translate(${sill.x + padding - 6} ${sill.y + 50})`}>
				<text fontSize="40" fontWeight="620">
					{author}
				</text>
				<Lines {...source} x={0} y={4 + source.size * leading} />
				<text textAnchor="end" x={sill.width - 2 * padding + 12}>
					{site}
				</text>
			</g>
		</svg>
	)
}

type Fitted = { lines: readonly string[]; size: number }

/** Lines of text, from the first baseline on. */
function Lines({ lines, size, x, y }: Fitted & { x: number; y: number }) {
	return lines.map((line, index) => (
		<text key={index} fontSize={size} x={x} y={y + index * size * leading}>
			{line}
		</text>
	))
}

/** The lines of a text at the largest size that fits a box. Verse keeps its lines. */
function fitted(text: string, width: number, height: number, largest: number): Fitted {
	for (let size = largest; ; size -= 2) {
		const wide = (line: string) => widthInEm(line) * size
		const lines = text.split('\n').flatMap((verse) => wrapText(verse, width, wide))
		const fits =
			lines.length * size * leading <= height && lines.every((each) => wide(each) <= width)
		if (fits || size <= 20) return { lines, size }
	}
}

/** A cautious estimate of a line's width in the typeface. */
function widthInEm(line: string): number {
	return Array.from(line).reduce((sum, letter) => {
		if (/[iljtfrI.,;:!'’“”()\s]/.test(letter)) return sum + 0.29
		return sum + (/[mwMW…]/.test(letter) ? 0.8 : /\p{Lu}/u.test(letter) ? 0.64 : 0.5)
	}, 0)
}
