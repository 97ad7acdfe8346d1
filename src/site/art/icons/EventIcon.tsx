import type { ReactNode } from 'react'
import type { EventIconName } from '#cms/reader/schemas/app-screens.ts'

type Props = { name: EventIconName }

/** A pictogram of a calendar entry or of company, on a grid of 32, in the current colour, without its own <svg>. */
export function EventIcon({ name }: Props) {
	return drawings[name]
}

/** The outline of a circle: single-path drawings have fewer elements to style and lay out. */
function circle(x: number, y: number, radius: number): string {
	const r = rounded(radius)
	return `M${rounded(x - r)} ${rounded(y)}a${r} ${r} 0 0 1 ${rounded(2 * r)} 0 ${r} ${r} 0 0 1-${rounded(2 * r)} 0z`
}

/** The outline of head and shoulders, standing on `base`. */
function person(x: number, base: number, size = 1): string {
	const head = 3.6 * size
	const half = rounded(6 * size)
	const neck = rounded(9 * size)
	const shoulders = `M${rounded(x - half)} ${base}c0-${rounded(neck * 1.1)} ${rounded(half / 2)}-${neck} ${half}-${neck}s${half} -0.1 ${half} ${neck}z`
	return circle(x, base - neck - head - 0.6, head) + shoulders
}

function rounded(length: number): number {
	return Math.round(length * 1000) / 1000
}

/** Screen, stand and desk. */
const workplace = 'h12v8h-12zm5 8h2v2.5h-2zm-2.5 2.5h7v1.8h-7z'

const drawings: Record<EventIconName, ReactNode> = {
	meeting: (
		<path
			d={`${person(7, 18, 0.72)}${person(16, 18, 0.72)}${person(25, 18, 0.72)}M2 19.5h28V23H2zM5 23h3v7H5zM24 23h3v7h-3z`}
		/>
	),
	call: <path d={[7, 16, 25].flatMap((y) => [7, 16, 25].map((x) => circle(x, y, 3.4))).join('')} />,
	workshop: (
		<>
			<path d="M4 3h24v13H4zM7 6v7h18V6z" fillRule="evenodd" />
			<path d={person(7, 30, 0.62) + person(16, 30, 0.62) + person(25, 30, 0.62)} />
		</>
	),
	coffee: (
		<>
			<path
				d="M5 12h18v10c0 3-2 5-5 5h-8c-3 0-5-2-5-5zM23 14h3c4 0 4 8 0 8h-3v-2.5h2.5c1.5 0 1.5-3 0-3H23z"
				fillRule="evenodd"
			/>
			<path
				d="M10.5 9c-2-3 1.5-3 0-6M17 9c-2-3 1.5-3 0-6"
				fill="none"
				stroke="currentColor"
				strokeWidth="1.8"
				strokeLinecap="round"
			/>
		</>
	),
	drinks: (
		<path d="M3 4h11l-1 8c-.5 3-2 4-3.5 4.4V26H13v2H4v-2h3.5v-9.6C6 16 4.5 15 4 12zM18 4h11l-1 8c-.5 3-2 4-3.5 4.4V26H28v2h-9v-2h3.5v-9.6C21 16 19.5 15 19 12z" />
	),
	walk: (
		<>
			<circle cx="20" cy="11" r="8.5" />
			<path d="M18.7 16h2.6v12h-2.6zM3 28h26v2H3z" />
			<circle cx="9" cy="19" r="4.5" />
			<path d="M8 22h2v7H8z" />
		</>
	),
	dinner: (
		<>
			<path fillRule="evenodd" d="M16 7.5a8.5 8.5 0 1 1-.01 0zM16 11a5 5 0 1 0 .01 0z" />
			<path d="M1.5 5H3v6h.9V5h1.3v6H6V5h1.5v7.2c0 1.3-.7 2.1-1.6 2.5V28H3.1V14.7c-.9-.4-1.6-1.2-1.6-2.5zM30 4.5V28h-2.8V18h-1.9c0-6 1.2-11 4.7-13.5z" />
		</>
	),
	openPlan: <path d={`M3 3${workplace}M17 3${workplace}M3 17.5${workplace}M17 17.5${workplace}`} />,
	family: <path d={person(8, 29, 1.22) + person(24.5, 29, 1.05) + person(16.3, 29.5, 0.66)} />,
	errands: (
		<>
			<path d="M4.5 11h23l-2 18.5h-19z" />
			<path
				d="M10.5 15V9.5a5.5 5.5 0 0 1 11 0V15"
				fill="none"
				stroke="currentColor"
				strokeWidth="2.4"
			/>
		</>
	),
	alone: (
		<path d="M6 30v-6h20v6h-3v-2H9v2zM6 24v-8c0-5 5-5 5 0v4h10v-4c0-5 5-5 5 0v8zM11 14V8c0-3 10-3 10 0v6c-1 1-1 2-1 5h-8c0-3 0-4-1-5z" />
	),
	one: <path d={person(16, 29, 1.5)} />,
	two: <path d={person(9, 28, 1.15) + person(23, 28, 1.15)} />,
	many: <path d={person(7, 24, 0.85) + person(25, 24, 0.85) + person(16, 29, 1.1)} />,
	book: <path d="M3 7c5-2 9-1 12 1v18c-3-2-7-3-12-1zM29 7c-5-2-9-1-12 1v18c3-2 7-3 12-1z" />,
	moon: <path d="M20 4A12.5 12.5 0 1 0 28 20 10.5 10.5 0 0 1 20 4z" />,
}
