import type { FC, SVGProps } from 'react'
import { mbtiTypes, type TypeName, typePages } from '#site-map/type-pages.ts'
import { type Figure, figureOf, roomOf } from '#site/art/rooms/rooms.ts'
import { cat, nearCrowd, reader, seated, visitors } from '#site/art/windows/silhouettes.ts'

/** The room of a type: its furniture or people, and the height of its light. */
type TypeRoom = { readonly figure: Figure; readonly level: number }

/** Four letters say nothing about energy, so the rooms of the sixteen types have the same light. */
const lettersLevel = 72

const typeRooms: Readonly<Record<TypeName, TypeRoom>> = {
	socialIntrovert: { figure: figureOf(visitors, '10 153 100 56'), level: 60 },
	classicIntrovert: { figure: figureOf(reader, '12 130 96 79'), level: 40 },
	deepIntrovert: { figure: figureOf(cat, '44 160 60 49'), level: 20 },
	socialDynamo: { figure: figureOf(nearCrowd, '4 153 108 56'), level: 60 },
	balancedEnergizer: { figure: figureOf(visitors, '10 153 100 56'), level: 40 },
	selectiveSocializer: { figure: figureOf(seated, '8 146 84 63'), level: 20 },
	// Object.fromEntries loses the keys.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	...(Object.fromEntries(
		mbtiTypes.map((type) => [type, { figure: roomOf(type), level: lettersLevel }]),
	) as Record<(typeof mbtiTypes)[number], TypeRoom>),
}

const slats = `M82 36${'m0 11h236m-236 0'.repeat(18)}`

/** A window as wide as the room of a type: its light is as high as the level. */
function Room({ name, ...props }: SVGProps<SVGSVGElement> & { name: TypeName }) {
	const { figure, level } = typeRooms[name]
	const top = 40 + 2 * (100 - level)
	return (
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
				viewBox={figure.viewBox}
				preserveAspectRatio="xMidYMax"
			>
				{figure.pieces.map(({ path, place }) => (
					<path key={path} fill="var(--glass)" d={path} transform={place} />
				))}
			</svg>
			<path fill="var(--paint)" d={`M82 ${top - 8}H318v8H82z`} />
		</svg>
	)
}

/** The room of each type. */
// Object.fromEntries loses the keys.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const rooms = Object.fromEntries(
	typePages.map(({ name }) => [
		name,
		(props: SVGProps<SVGSVGElement>) => <Room {...props} name={name} />,
	]),
) as Record<TypeName, FC<SVGProps<SVGSVGElement>>>
