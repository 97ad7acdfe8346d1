import type { QuoteScene as Name } from '#cms/reader/schemas/drawings.ts'
import { nearCrowd, silhouettes } from '#site/art/windows/silhouettes.ts'

/** From the top of the pane to the sill. */
const lights = {
	evening: ['var(--lamp)', 'var(--glow)'],
	morning: ['var(--glow)', '#fdf3dc'],
	day: ['#e6ece2', '#fde9c7'],
	night: ['#0e2221', '#253b31'],
} as const

type Shape = readonly [fill: string, d: string, transform?: string]
type Scene = readonly [light: keyof typeof lights, ...shapes: Shape[]]

const dark = '#0e2221'
const pale = '#f5f0e4'
const wall = '#364e42'
const lamp = 'var(--lamp)'
const chair = 'M0 0h8v54h44v14h-6v54h-8V68H8v54H0z'
const portrait =
	'M-27-62h54V0h-54zM-21-56V-6h42v-50zM-17-6c1-14 6-18 17-18s16 4 17 18zM-9-36a9 10 0 1118 0 9 10 0 01-18 0'
const person =
	'M-10 0l2-36c-4-2-4-6-3-12 1-8 5-12 11-12s10 4 11 12c1 6 1 10-3 12l2 36h-7l-3-30-3 30zM-7-70a7 7.5 0 1114 0 7 7.5 0 01-14 0'
const flower = 'M0-17l5 10 11-3-6 10 6 10-11-3-5 10-5-10-11 3 6-10-6-10 11 3z'
const candle = 'M-4 0v-26h8V0z'
const flame = 'M0-28c-7-6-3-12 0-20 3 8 7 14 0 20z'

/** One silhouette from the work of each quote, 300 by 180 units; it stands on the sill below. */
const scenes: Record<Name, Scene> = {
	chairs: [
		'evening',
		[dark, chair, 'translate(40 70) scale(.9)'],
		[dark, chair, 'translate(128 70) scale(.9)'],
		[dark, chair, 'matrix(-.9 0 0 .9 262 70)'],
	],
	gallery: [
		'day',
		[dark, portrait, 'translate(76 128) scale(1.2)'],
		[dark, portrait, 'translate(150 112) scale(1.2)'],
		[dark, portrait, 'translate(224 128) scale(1.2)'],
	],
	door: [
		'night',
		[lamp, 'M106 38h88v142h-88z'],
		[wall, 'M106 38h74v142h-74z'],
		[dark, 'M118 54h20v44h-20zM148 54h20v44h-20zM118 112h20v52h-20zM148 112h20v52h-20z'],
		[lamp, 'M170 108a4 4 0 118 0 4 4 0 01-8 0'],
	],
	armchair: ['evening', [dark, silhouettes.reader, 'translate(40 -154) scale(1.6)']],
	crowd: [
		'day',
		[dark, nearCrowd, 'matrix(2.5 0 0 1.5 12 -135)'],
		[lamp, person, 'translate(196 186) scale(1.75)'],
	],
	tower: [
		'night',
		[wall, 'M108 180V72h-8V46h14v10h16V46h14v10h12V46h14v10h16V46h14v26h-8v108z'],
		[lamp, 'M138 116v-18c0-16 24-16 24 0v18z'],
		[pale, 'M226 28a20 20 0 1018 28 22 22 0 01-18-28'],
	],
	chamber: [
		'night',
		[wall, 'M134 116h112v9h-10v55h-8v-55h-76v55h-8v-55h-10z'],
		[wall, chair, 'translate(62 72) scale(.88)'],
		[pale, candle, 'translate(190 116)'],
		[lamp, flame, 'translate(190 116)'],
	],
	daffodils: [
		'morning',
		[
			wall,
			'M80 180q4-50-2-86h5q8 40 4 86zM147 180q-5-64 2-110h5q-4 50 0 110zM212 180q8-40 4-70h5q3 34-2 70zM104 180q4-40 20-66-8 34-14 66zM178 180q2-36 18-58-6 30-10 58z',
		],
		[dark, flower, 'translate(80 90) scale(1.5)'],
		[dark, flower, 'translate(152 64) scale(1.7)'],
		[dark, flower, 'translate(218 106) scale(1.4)'],
		[
			lamp,
			'M70 90a10 10 0 1120 0 10 10 0 01-20 0M141 64a11 11 0 1122 0 11 11 0 01-22 0M209 106a9 9 0 1118 0 9 9 0 01-18 0',
		],
	],
	tent: [
		'night',
		[wall, 'M62 180L146 56v-16h8v16l84 124z'],
		[lamp, 'M130 180l20-84 20 84z'],
		[dark, person, 'translate(150 182) scale(.62)'],
	],
	mountain: [
		'evening',
		[wall, 'M-300 180v-30l120-84 110 78 154-52 30 24 62-76 124 124 70-44 230 60z'],
		[dark, 'M-300 180v-6q450-34 900 0v6z'],
		[dark, person, 'translate(112 166) scale(.8)'],
	],
	moon: [
		'night',
		[pale, 'M168 52a26 26 0 1152 0 26 26 0 01-52 0'],
		[wall, 'M-300 110q150-30 300 22 70-54 140-14t160-26q160-40 300 10v78h-900z'],
		[pale, 'M166 146h56v3h-56zM176 156h36v3h-36zM184 166h20v3h-20z'],
	],
	quill: [
		'morning',
		[dark, 'M70 164q26-14 50 0 24-14 50 0v16H70z'],
		[dark, 'M186 144h40v36h-40z'],
		[wall, 'M200 146q2-60 50-112 4 58-44 112z'],
	],
}

type Props = {
	name: Name
	/** The id of the gradient, unique in the document. */
	id: string
}

/** The lit pane of a quote, with the silhouette on its sill. */
export function QuoteScene({ name, id }: Props) {
	const [light, ...shapes] = scenes[name]
	const [top, bottom] = lights[light]
	return (
		<>
			<linearGradient id={id} x2="0" y2="1">
				<stop stopColor={top} />
				<stop offset="1" stopColor={bottom} />
			</linearGradient>
			<path fill={`url(#${id})`} d="M-300-420H600V180H-300z" />
			{shapes.map(([fill, d, transform]) => (
				<path key={`${d}${transform}`} fill={fill} d={d} transform={transform} fillRule="evenodd" />
			))}
		</>
	)
}
