import { SceneWindow } from '#site/art/windows/SceneWindow.tsx'

const mover =
	'M-10-136a14 15 0 1128 0 14 15 0 01-28 0M-18-108c2-9 10-12 20-12s17 4 19 12l3 26h26v12H12L18-52 30-2 36 0 44 8H18L6-40-16 6-2 10v6h-26l-2-12 14-44z'

/** Two people carry a laid table past three windows, towards the brightest. */
export function MovedDinner(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg {...props}>
			<path fill="var(--wall)" d="M0 0H900V330H0z" />
			<path fill="var(--plinth)" d="M0 270H900V330H0z" />
			<SceneWindow x={92} y={18} width={108} level={14} forecast={96} />
			<SceneWindow x={396} y={18} width={108} level={48} forecast={96} />
			<SceneWindow x={700} y={18} width={108} level={96} forecast={96} />
			<path fill="var(--glass)" transform="translate(312 304)" d={mover} />
			<path fill="var(--glass)" transform="matrix(-1 0 0 1 588 304)" d={mover} />
			<path fill="var(--line)" d="M352 214h8v82h-8zM540 214h8v82h-8z" />
			<path
				fill="var(--paint)"
				d="M334 206H566V250l-18-8-20 8-20-8-20 8-20-8-20 8-20-8-20 8-20-8-20 8-20-8-18 8z"
			/>
			<path fill="var(--slat)" d="M442 206V160l6-8V138h10v14l6 8v46z" />
			<path
				fill="none"
				stroke="var(--paint)"
				strokeWidth="3"
				d="M396 176c0 16 20 16 20 0zM406 190v15M398 205h16M490 176c0 16 20 16 20 0zM500 190v15M492 205h16"
			/>
		</svg>
	)
}
