import type { FC, SVGProps } from 'react'
import { mbtiTypes, type TypeName } from '#site-map/type-pages.ts'
import { recordOf } from '#values/record-of.ts'
import { type Figure, figureOf, roomOf } from '#site/art/rooms/rooms.ts'
import { cat, nearCrowd, reader, seated, visitors } from '#site/art/windows/silhouettes.ts'

/** The letters of a type say nothing about energy, so the rooms of all sixteen types have the same light. */
const lettersLevel = 72

const slats = `M82 36${'m0 11h236m-236 0'.repeat(18)}`

/**
 * The room of a type: one wide window with the furniture or people of the type. The level sets the height of its light.
 */
function room(level: number, { viewBox, pieces }: Figure): FC<SVGProps<SVGSVGElement>> {
	const top = 40 + 2 * (100 - level)
	return (props) => (
		<svg viewBox="0 0 400 300" {...props}>
			<path fill="var(--wall)" d="M-2000-2000H2400V300H-2000z" />
			<path fill="var(--paint)" d="M72 26H328V240H340V252H60V240H72z" />
			<path fill="var(--blind)" d="M82 36H318V240H82z" />
			<path stroke="var(--slat)" strokeWidth="2" d={slats} />
			<path fill="url(#paint-light)" d={`M82 ${top}H318V240H82z`} />
			<svg
				x="90"
				y={top + 6}
				width="220"
				height={234 - top}
				viewBox={viewBox}
				preserveAspectRatio="xMidYMax"
			>
				{pieces.map(({ path, place }) => (
					<path key={path} fill="var(--glass)" d={path} transform={place} />
				))}
			</svg>
			<path fill="var(--paint)" d={`M82 ${top - 8}H318v8H82z`} />
		</svg>
	)
}

export const rooms: Readonly<Record<TypeName, FC<SVGProps<SVGSVGElement>>>> = {
	socialIntrovert: room(60, figureOf(visitors, '10 153 100 56')),
	classicIntrovert: room(40, figureOf(reader, '12 130 96 79')),
	deepIntrovert: room(20, figureOf(cat, '44 160 60 49')),
	socialDynamo: room(60, figureOf(nearCrowd, '4 153 108 56')),
	balancedEnergizer: room(40, figureOf(visitors, '10 153 100 56')),
	selectiveSocializer: room(20, figureOf(seated, '8 146 84 63')),
	...recordOf(mbtiTypes, (type) => room(lettersLevel, roomOf(type))),
}
