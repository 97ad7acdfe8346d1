import { wrapText } from '#domain/words/wrap-text.ts'
import type { Quote } from '#words/schemas/guides.ts'
import { QuoteScene } from './QuoteScene.tsx'

/** The places in each format, in pixels: the blind with the words, the lit pane, and the sill with the source. */
export const quoteFormats = {
	post: {
		size: [1080, 1350],
		blind: [110, 110, 860, 560],
		pane: [110, 690, 860, 400],
		sill: [60, 1110, 960, 148],
	},
	link: {
		size: [1200, 630],
		blind: [70, 60, 650, 400],
		pane: [740, 60, 390, 400],
		sill: [30, 480, 1140, 108],
	},
	story: {
		size: [1080, 1920],
		blind: [110, 250, 860, 700],
		pane: [110, 970, 860, 560],
		sill: [60, 1550, 960, 148],
	},
} as const

export type QuoteFormat = keyof typeof quoteFormats

type Props = Pick<Quote, 'text' | 'author' | 'work' | 'scene'> & {
	format: QuoteFormat
	/** The data URL of the typeface: a saved file has no page. */
	typeface: string
	/** The site, at the end of the sill. */
	site: string
}

const padding = 56
const leading = 1.16

/** A quote as a picture to keep: words on the blind, light and a silhouette below it, the source on the sill. */
export function QuotePicture({ text, author, work, scene, format, typeface, site }: Props) {
	const { size, blind, pane, sill } = quoteFormats[format]
	const [width, height] = size
	const [x, y, blindWidth, blindHeight] = blind
	const [paneX, paneY, paneWidth, paneHeight] = pane
	const [sillX, sillY, sillWidth, sillHeight] = sill
	const { lines, fontSize } = fitted(text, blindWidth - 2 * padding, blindHeight - 2 * padding, 88)
	const source = fitted(work, sillWidth - 2 * padding, sillHeight - 62, 34)
	const middle = y + (blindHeight - (lines.length - 1) * fontSize * leading) / 2 + fontSize * 0.3
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			width={width}
			height={height}
			viewBox={`0 0 ${width} ${height}`}
			role="img"
			aria-label={`${text} ${author}`}
		>
			<style>{`@font-face{font-family:Ysabeau;src:url(${typeface});font-weight:300 700}svg{--lamp:#f9c056;--glow:#fee4a0}text{font-family:Ysabeau,sans-serif;font-feature-settings:'lnum'}`}</style>
			<path fill="#364e42" d={`M0 0H${width}V${height}H0z`} />
			<path
				fill="#e3ddd1"
				d={`M${x - 22} ${y - 22}H${paneX + paneWidth + 22}V${sillY}H${x - 22}z`}
			/>
			<svg
				{...{ x: paneX, y: paneY, width: paneWidth, height: paneHeight }}
				viewBox="0 0 300 180"
				preserveAspectRatio="xMidYMax meet"
			>
				<QuoteScene name={scene} id="light" />
			</svg>
			<path fill="#515c4b" d={`M${x} ${y}h${blindWidth}v${blindHeight}h-${blindWidth}z`} />
			<path
				stroke="#465041"
				strokeWidth="2"
				d={Array.from({ length: Math.floor(blindHeight / 28) }, (_, slat) => {
					return `M${x} ${y + 27 + slat * 28}h${blindWidth}`
				}).join('')}
			/>
			<text fill="#f5f0e4" fontSize={fontSize} fontWeight="430">
				{lines.map((line, index) => (
					<tspan key={index} x={x + padding} y={middle + index * fontSize * leading}>
						{line}
					</tspan>
				))}
			</text>
			<path fill="#e3ddd1" d={`M${sillX} ${sillY}h${sillWidth}v${sillHeight}h-${sillWidth}z`} />
			<path fill="#253b31" d={`M${sillX} ${sillY + sillHeight}h${sillWidth}v12h-${sillWidth}z`} />
			<text fill="#172a22" fontSize="40" fontWeight="620" x={sillX + padding - 6} y={sillY + 50}>
				{author}
			</text>
			<text fontSize={source.fontSize} fontWeight="480" fill="#172a22">
				{source.lines.map((line, index) => (
					<tspan
						key={line}
						x={sillX + padding - 6}
						y={sillY + 54 + (index + 1) * source.fontSize * leading}
					>
						{line}
					</tspan>
				))}
			</text>
			<text
				fill="#172a22"
				fontSize="28"
				fontWeight="480"
				textAnchor="end"
				x={sillX + sillWidth - padding + 6}
				y={sillY + 50}
			>
				{site}
			</text>
		</svg>
	)
}

/** The lines of a text at the largest size that fits a box. Verse keeps its lines. */
function fitted(text: string, width: number, height: number, largest: number) {
	for (let fontSize = largest; ; fontSize -= 2) {
		const wide = (line: string) => widthInEm(line) * fontSize
		const lines = text.split('\n').flatMap((verse) => wrapText(verse, width, wide))
		const fits =
			lines.length * fontSize * leading <= height && lines.every((each) => wide(each) <= width)
		if (fits || fontSize <= 20) return { lines, fontSize }
	}
}

/** A cautious estimate of a line's width in the typeface. */
function widthInEm(line: string): number {
	return Array.from(line).reduce((sum, letter) => {
		if (/[iljtfrI.,;:!'’“”()\s]/.test(letter)) return sum + 0.29
		return sum + (/[mwMW…]/.test(letter) ? 0.8 : /\p{Lu}/u.test(letter) ? 0.64 : 0.5)
	}, 0)
}
