import { type Drawing, named } from '#site/art/named.ts'
import type { QuoteScene as Name } from '#cms/reader/schemas/drawings.ts'

/** The colours of the light by time of day, each at the top of the pane and at the sill. */
const evening = ['var(--lamp)', 'var(--glow)'] as const
const morning = ['var(--glow)', '#fdf3dc'] as const
const day = ['#e6ece2', '#fde9c7'] as const
const night = ['#0e2221', '#253b31'] as const

const lights: Readonly<Record<Name, readonly [top: string, bottom: string]>> = {
	chairs: evening,
	gallery: day,
	door: night,
	armchair: evening,
	crowd: day,
	tower: night,
	chamber: night,
	daffodils: morning,
	tent: night,
	mountain: evening,
	moon: night,
	quill: morning,
}

/**
 * For each quote, a silhouette from the quoted work, 300 by 180 units. It stands on the sill, which is the drawing's
 * lower edge.
 */
export const quoteSilhouettes = named<Name>(
	import.meta.glob<Drawing>('./*.svg', { query: '?react', import: 'default', eager: true }),
)

type Props = {
	name: Name
	/** The id of the gradient, unique in the document. */
	id: string
}

export function QuoteScene({ name, id }: Props) {
	const [top, bottom] = lights[name]
	const Silhouette = quoteSilhouettes[name]
	return (
		<>
			<linearGradient id={id} x2="0" y2="1">
				<stop stopColor={top} />
				<stop offset="1" stopColor={bottom} />
			</linearGradient>
			<path fill={`url(#${id})`} d="M-300-420H600V180H-300z" />
			<Silhouette />
		</>
	)
}
