const bust =
	'M-54 0c2-34 14-44 36-48v-16c-14-8-20-22-20-38 0-24 16-38 38-38s38 14 38 38c0 16-6 30-20 38v16c22 4 34 14 36 48z'

const hairs = {
	long: 'M-42-92c-6-34 12-54 42-54s48 20 42 54l8 62c-30 14-70 14-100 0z',
	bun: 'M-40-94c-2-30 12-50 40-50s42 20 40 50c-4 22-14 34-26 36h-28c-12-2-22-14-26-36zM-18-146a18 18 0 1136 0 18 18 0 01-36 0',
	short: 'M-41-98c-2-30 13-48 41-48s43 18 41 48l-6 26-12 8h-46l-12-8z',
	curls:
		'M-44-104a20 20 0 0112-30 22 22 0 0132-12 22 22 0 0132 12 20 20 0 0112 30 18 18 0 01-4 28 18 18 0 01-24 14 22 22 0 01-32 0 18 18 0 01-24-14 18 18 0 01-4-28z',
}

/** Four busts seen from behind. Three name plates hang, one of them askew, and one lies on the floor. */
export function WrongPlates() {
	return (
		<>
			<path fill="var(--wall)" d="M0 0H900V330H0z" />
			<path fill="var(--plinth)" d="M0 284H900V330H0z" />
			<Plinth x={120} hair="long" />
			<Plinth x={340} hair="short" />
			<Plinth x={560} hair="bun" />
			<Plinth x={780} hair="curls" />
			<Plate at="translate(120 226)" />
			<Plate at="translate(340 232) rotate(-14)" />
			<Plate at="translate(780 226)" />
			<Plate at="translate(652 310) skewX(-24) scale(1 .6)" />
			<path
				fill="var(--line)"
				d="M514 216a4 4 0 118 0 4 4 0 01-8 0M598 216a4 4 0 118 0 4 4 0 01-8 0"
			/>
		</>
	)
}

function Plinth({ x, hair }: { x: number; hair: keyof typeof hairs }) {
	return (
		<g transform={`translate(${x})`}>
			<path fill="var(--slat)" d="M-76 182H76V196H-76zM-64 196H64V288H-64zM-76 288H76V304H-76z" />
			<path fill="var(--paint)" transform="translate(0 182)" d={bust} />
			<path fill="var(--blind)" transform="translate(0 182)" d={hairs[hair]} />
		</g>
	)
}

function Plate({ at }: { at: string }) {
	return (
		<g transform={at}>
			<path fill="var(--paint)" d="M-52-15H52V15H-52z" />
			<path fill="var(--line)" d="M-36-4H36V4H-36z" />
		</g>
	)
}
