import type { CountryFlag } from '#site-map/countries/countries.ts'

/** Each object stands on y 0 and is at most 96 wide and 76 high: its shape in a light colour, then its dark parts. */
const things: Record<CountryFlag, readonly [light: string, dark: string]> = {
	/* A casserole with its lid. */
	us: [
		'M-40 0l-4-26h88l-4 26zM-48-26h96v6h-96zM-38-30c0-18 16-24 38-24s38 6 38 24zM-6-54h12v-7h-12z',
		'M-42-28h84v3h-84zM-22-14h44v3h-44z',
	],
	/* Two pints. */
	gb: [
		'M-38 0l-5-62h38l-5 62zM10 0L5-62h38L38 0z',
		'M-36-6l-3-38h30l-3 38zM12-6L9-44h30l-3 38zM-40-50h32v2h-32zM8-50h32v2H8z',
	],
	/* A thali with its bowls, seen from above its edge. */
	in: [
		'M-46-12h92c-2 8-10 12-20 12h-52c-10 0-18-4-20-12zM-36-14c0-14 22-14 22 0zM-11-14c0-14 22-14 22 0zM14-14c0-14 22-14 22 0zM-22-29c0-16 44-16 44 0z',
		'M-40-9h80v2h-80zM-33-17h16v2h-16zM-8-17H8v2H-8zM17-17h16v2H17z',
	],
	/* A crate with its bottles. */
	de: [
		'M-44-42h88V0h-88zM-38-44v-14c0-4 3-5 3-9v-8h8v8c0 4 3 5 3 9v14zM-18-44v-14c0-4 3-5 3-9v-8h8v8c0 4 3 5 3 9v14zM4-44v-14c0-4 3-5 3-9v-8h8v8c0 4 3 5 3 9v14zM24-44v-14c0-4 3-5 3-9v-8h8v8c0 4 3 5 3 9v14z',
		'M-20-32h40v11h-40zM-38-13h76v3h-76z',
	],
	/* A grill with skewers. */
	br: [
		'M-42-34h84l-7 18h-70zM-34-16h8l-6 16h-7zM26-16h8L39 0h-7zM-34-54h16v13h-16zM-10-54H6v13h-16zM14-54h16v13H14z',
		'M-46-38h92v3h-92zM-27-62h2v24h-2zM-3-62h2v24h-2zM21-62h2v24h-2z',
	],
}

type Props = {
	country: CountryFlag
	/** Moves the middle of the base, in the units of the drawing. */
	transform: string
	className?: string | undefined
}

/** The object at Thursday's window in a country's week. */
export function Thing({ country, transform, className }: Props) {
	const [light, dark] = things[country]
	return (
		<g className={className}>
			<g transform={transform}>
				<path fill="var(--paint)" stroke="var(--glass)" strokeWidth="3" d={light} />
				<path fill="var(--glass)" d={dark} />
			</g>
		</g>
	)
}
